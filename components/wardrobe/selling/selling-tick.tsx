import { useTranslation } from 'next-i18next/pages';
import { formatDate } from '@/lib/dates';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Text } from '@/components/ui/text/text';

/** By which a form that was sent without it moves the focus there. */
export const SELLING_TICK_ID = 'agree-to-selling';

interface Props {
  /** When the seller agreed to the terms as they stand: then it only says so. */
  agreedAt: string | null;
  hasAgreed: boolean;
  onAgree: (hasAgreed: boolean) => void;
  /** It was to be sent without it. */
  isAsked: boolean;
}

/** The seller's word that the terms hold, given once. */
export function SellingTick({ agreedAt, hasAgreed, onAgree, isAsked }: Props) {
  const { t } = useTranslation('consignment');
  const { localeTag, region } = useLocale();
  if (agreedAt) {
    return (
      <Text $size="sm" $tone="muted">
        {t('terms.agreedOn', { date: formatDate(agreedAt, { localeTag, timeZone: region.timeZone }, 'long') })}
      </Text>
    );
  }
  return (
    <Checkbox
      id={SELLING_TICK_ID}
      label={t('terms.agree')}
      checked={hasAgreed}
      onChange={({ target }) => onAgree(target.checked)}
      error={isAsked && !hasAgreed ? t('terms.mustAgree') : null}
      aria-required
    />
  );
}
