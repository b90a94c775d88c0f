import { useMemo } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { ShoppingCart } from '@/lib/contract/pricing';
import { payoutOfSale } from '@/lib/domain/pricing/commission';
import { commissionBands } from '@/lib/domain/pricing/price-list';
import { roundHalfUp } from '@/lib/domain/shared/round-half-up';
import { formatMoney } from '@/lib/money';
import { useLocale } from '@/components/ui/hooks/use-locale';
import type { SaleRange, Verdict } from './model/estimate';

const ROUND_TO = 1_000;

/** The owner's payout at the current commission; without a price list the selling prices are shown as such. */
export function usePayout(priceList: readonly ShoppingCart[]) {
  const { t } = useTranslation('consignment');
  const { localeTag, region } = useLocale();
  const bands = useMemo(() => commissionBands(priceList), [priceList]);
  const hasBands = bands.length > 0;
  const money = (amount: number) => formatMoney({ amount, currency: region.currency }, localeTag);

  const payoutOf = ({ low, high }: SaleRange): SaleRange => {
    if (!hasBands) return { low, high };
    // Rounded, because an exact estimate would suggest false precision.
    const payouts = [low, high].map((price) => roundHalfUp(payoutOfSale(price, bands).payout, ROUND_TO) * ROUND_TO);
    return { low: Math.min(...payouts), high: Math.max(...payouts) };
  };
  const sentenceOf = (verdict: Verdict): string | null => {
    if (verdict.kind === 'no') return null;
    const { low, high } = payoutOf(verdict.range);
    return t(hasBands ? 'verdict.range' : 'verdict.price', { low: money(low), high: money(high) });
  };
  return { hasBands, bands, money, payoutOf, sentenceOf };
}
