import { useTranslation } from 'next-i18next/pages';
import type { ShoppingCart } from '@/lib/contract/pricing';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Heading } from '@/components/ui/text/heading';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { MonthlyNote } from './monthly-note';
import type { PackageTitles } from './pricing-props';
import { useMoney } from './use-money';
import { useQuoteLines } from './use-quote-lines';

interface Props {
  quote: Quote;
  packageTitles: PackageTitles;
  priceList: readonly ShoppingCart[];
}

/** The quote's lines: items, discounts, fees, and when each is charged. */
export function QuoteLines({ quote, packageTitles, priceList }: Props) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  const { lines, sums } = useQuoteLines(quote, packageTitles, { hasAddress: false });
  const { service, tax } = quote;
  return (
    <Stack $gap={3}>
      <Heading level={3}>{t('total.heading')}</Heading>
      <Text $size="sm" $tone="muted">
        {t('months.month', { count: service.paktTotalMonthSelect })}
      </Text>
      <DefinitionList entries={[...lines, ...sums]} />
      <Text $size="sm" $tone="muted">
        <MonthlyNote quote={quote} priceList={priceList} />
      </Text>
      {tax.rate > 0 ? (
        <Text $size="sm" $tone="muted">
          {t('summary.gst', { amount: money(tax.amount) })}
        </Text>
      ) : null}
    </Stack>
  );
}
