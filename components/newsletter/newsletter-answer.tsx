import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { VisitorOnly } from '@/components/ui/layout/session-visibility';
import { useFocusRecovery } from '@/components/ui/overlays/use-focus-recovery';
import { isLocale, LOCALES, regionOfLocale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { tidyEmail } from '@/lib/contract/email-address';
import { useNewsletterSignup, useNewsletterCoupon } from '@/services/newsletter';
import { spaced } from '@/lib/text/join-words';
import { Phrased } from '@/components/ui/text/text';

const Answer = styled.p`
  &:not(:empty) {
    margin-top: var(--space-2);
  }
  font-weight: 600;
  &[role='alert'] {
    color: var(--danger);
  }
  &[role='status'] {
    color: var(--success);
  }
`;

/** Made anew with each press: the same address twice is asked for twice. */
export interface Subscription {
  emailAddress: string;
}

type Reason = 'wrongAddress' | 'tooOften' | 'noAnswer';

interface Props {
  sent: Subscription;
  onAnswer: (answer: { isAddressRefused: boolean }) => void;
}

/** Sends a subscription, and says what came of it. */
export function NewsletterAnswer({ sent, onAnswer }: Props) {
  const { t } = useTranslation('newsletter');
  const [reason, setReason] = useState<Reason>('noAnswer');
  const { isDone, failure, run } = useNewsletterSignup({
    // Only a refusal proves that the address is invalid; no answer or a broken one does not.
    onFailure: (_body, refusal) => {
      const isAddressRefused = refusal.kind === 'rejected' && refusal.fields.some(({ path }) => path === 'emailAddress');
      setReason(
        isAddressRefused ? 'wrongAddress' : refusal.kind === 'rejected' && refusal.code === 'TOO_MANY_REQUESTS' ? 'tooOften' : 'noAnswer',
      );
      onAnswer({ isAddressRefused });
    },
    onSuccess: () => onAnswer({ isAddressRefused: false }),
  });

  const latest = useRef(run);
  const asked = useRef<Subscription | null>(null);
  useEffect(() => {
    latest.current = run;
    // Once a press, also where effects run twice.
    if (asked.current === sent) return;
    asked.current = sent;
    void latest.current({ body: { emailAddress: sent.emailAddress } });
  }, [sent, run]);

  return (
    <>
      {/* Always rendered: screen readers do not announce a status that is inserted with its text. */}
      <Answer role="status">{isDone ? t('success') : null}</Answer>
      {failure ? (
        <>
          <Answer role="alert">{t('failure')}</Answer>
          <Phrased as="p">{t(reason)}</Phrased>
        </>
      ) : null}
      {isDone ? (
        <VisitorOnly>
          <NewsletterCoupon emailAddress={tidyEmail(sent.emailAddress)} />
        </VisitorOnly>
      ) : null}
    </>
  );
}

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

const REFUSED: Partial<Record<string, 'notSubscribed' | 'couponSpent'>> = { NOT_SUBSCRIBED: 'notSubscribed', COUPON_USED: 'couponSpent' };

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
          <Phrased as="p">{t('couponOffer')}</Phrased>
          <Button variant="secondary" size="small" isBusy={isPending} onClick={() => void run({ body: { emailAddress } })}>
            {t('getCoupon')}
          </Button>
          {failure && <p role="alert">{t((failure.kind === 'rejected' && REFUSED[failure.code ?? '']) || 'failure')}</p>}
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
        <p>{(percent === undefined ? '' : spaced(t('couponWorth', { percent }))) + t('couponFor', { email: emailAddress })}</p>
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
