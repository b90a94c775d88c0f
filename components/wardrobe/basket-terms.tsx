import { useTranslation } from 'next-i18next/pages';
import type { RequestQuote } from '@/lib/contract/item-requests';
import type { BasketLine } from '@/lib/domain/wardrobe/item-basket';
import { formatMoney } from '@/lib/money';
import { Text } from '@/components/ui/text';
import { useLocale } from '@/components/ui/use-locale';
import { useSentenceGap } from '@/components/ui/use-sentence-gap';

interface Props {
  lines: readonly BasketLine[];
  quote: RequestQuote | undefined;
}

/** When it is paid, and until when it can be taken back for nothing: before it is confirmed. */
export function BasketTerms({ lines, quote }: Props) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  const gap = useSentenceGap();
  if (!quote) return null;
  const undo = quote.visit
    ? t('basket.terms.visit', { price: formatMoney({ amount: quote.visit.lateChangeFee, currency: quote.currency }, localeTag) })
    : t(lines.every(({ action }) => action === 'donate') ? 'basket.terms.donate' : 'basket.terms.stay');
  return (
    <Text $size="xs" $tone="muted">
      {[...(quote.total > 0 ? [t('basket.terms.invoiced')] : []), undo].join(gap)}
    </Text>
  );
}
