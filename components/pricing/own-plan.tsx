import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { publicEnv } from '@/lib/config/env';
import { ROUTES } from '@/lib/config/routes';
import { formatNumber } from '@/lib/text/format-number';
import { planQuery } from '@/services/billing';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { TextLink } from '@/components/ui/actions/text-link';
import { Notice } from '@/components/ui/feedback/notice';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { spaced } from '@/lib/text/join-words';

/** Somebody who has a plan is led to it: ordering here adds another one. Fetched for members only, with its texts. */
export function OwnPlan() {
  const { t } = useTranslation('plan');
  const { localeTag } = useLocale();
  const texts = useLazyTexts(['plan']);
  const { data } = useQuery({ ...planQuery(), enabled: publicEnv.extApi });
  if (!data?.meter || texts.status !== 'ready') return null;
  const { itemsUsed, itemsAllowed } = data.meter;
  return (
    <div style={{ marginBottom: 'var(--space-5)' }}>
      <Notice>
        <span>{spaced(t('own', { used: formatNumber(itemsUsed, localeTag), allowed: formatNumber(itemsAllowed, localeTag) }))}</span>
        <TextLink href={ROUTES.plan.path}>{t('ownChange')}</TextLink>
      </Notice>
    </div>
  );
}
