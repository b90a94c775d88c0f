import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import styled from 'styled-components';
import { isLocale, LOCALES, regionOfLocale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { Button } from '@/components/ui/actions/button';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { useFocusRecovery } from '@/components/ui/overlays/use-focus-recovery';
import { useNewsletterCoupon } from '@/services/newsletter';

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  margin-top: var(--space-3);
  code {
    padding: 0.1em 0.4em;
    background: var(--surface);
    border: 1px dashed var(--line-strong);
    font-weight: 600;
  }
`;

/** The personal coupon after a subscription, with a link that applies it in the calculator. */
export function NewsletterCoupon({ emailAddress }: { emailAddress: string }) {
  const { t } = useTranslation('newsletter');
  const { locale } = useRouter();
  const { failure, isPending, data, isDone, run } = useNewsletterCoupon();
  const told = useFocusRecovery<HTMLDivElement>(isDone);

  return (
    <>
      <StatusRegion>{data ? ready(data) : null}</StatusRegion>
      {isDone ? null : (
        <Root>
          <p>{t('couponOffer')}</p>
          <Button variant="secondary" size="small" isBusy={isPending} onClick={() => void run({ body: { emailAddress } })}>
            {t('getCoupon')}
          </Button>
          {failure && (
            <p role="alert">{t(failure.kind === 'rejected' && failure.code === 'NOT_SUBSCRIBED' ? 'notSubscribed' : 'failure')}</p>
          )}
        </Root>
      )}
    </>
  );

  function ready({ couponCode, percent, expiresAt }: NonNullable<typeof data>) {
    return (
      <Root ref={told} tabIndex={-1}>
        <p>
          <span>{t('couponReady', { code: '' })}</span>
          <code translate="no">{couponCode}</code>
        </p>
        <CopyButton text={couponCode} size="small">
          {t('couponCopy')}
        </CopyButton>
        <p>
          {[percent === undefined ? '' : t('couponWorth', { percent }), t('couponFor', { email: emailAddress.trim() })]
            .filter(Boolean)
            .join(' ')}
        </p>
        {expiresAt && isLocale(locale) ? (
          <p>{t('couponExpires', { date: formatDay(expiresAt, LOCALES[locale].htmlLang, REGIONS[regionOfLocale(locale)].timeZone) })}</p>
        ) : null}
        <Link href={`${ROUTES.servicesPricing.path}?coupon=${encodeURIComponent(couponCode)}#calculator`}>{t('couponUse')}</Link>
      </Root>
    );
  }
}

function formatDay(instant: string, lang: string, timeZone: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone }).format(new Date(instant));
}
