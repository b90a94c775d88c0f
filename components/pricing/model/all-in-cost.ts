import { basketLines, type BasketProblem } from '@/lib/domain/pricing/basket-lines';
import { earlyExitRefund } from '@/lib/domain/pricing/early-exit';
import { priceOfExtra } from '@/lib/domain/pricing/price-list';
import { MONTHS_MAXIMUM, quoteBasket, type Basket } from '@/lib/domain/pricing/quote-basket';

export interface AllInInput extends Omit<Basket, 'months' | 'collectionDate'> {
  extraDeliveries: number;
  /** Full months before leaving; null: stays to the end. */
  exitAfterMonths: number | null;
}

/** Minor units; `total` is the cost of the whole year. */
export type AllInCost =
  | { kind: 'priced'; term: number; deliveries: number; refund: number; total: number }
  | { kind: 'impossible'; problems: BasketProblem[] };

/** The cost of twelve months: the term, fees and extra deliveries, less the refund of an early exit. */
export function allInCost({ extraDeliveries, exitAfterMonths, ...basket }: AllInInput): AllInCost {
  const quote = quoteBasket({ ...basket, months: MONTHS_MAXIMUM });
  if (quote.kind === 'impossible') return quote;
  const term = quote.service.totalPrice;
  const deliveries = extraDeliveries * (priceOfExtra(basket.priceList, 'extra-delivery') ?? 0);
  const refund = exitAfterMonths === null ? 0 : refundAfter(exitAfterMonths, basket);
  return { kind: 'priced', term, deliveries, refund, total: term + deliveries - refund };
}

/** Photographs, fees and consigned pieces are not refunded; only storage is, and nothing after a full term. */
function refundAfter(monthsUsed: number, basket: Omit<Basket, 'months'>): number {
  const { pix, consignment } = basket.packages;
  const packages = { ...basket.packages, pix: { ...pix, numberItems: 0 }, consignment: { ...consignment, numberItems: 0 } };
  const storage = quoteBasket({ ...basket, packages, extras: [], months: MONTHS_MAXIMUM });
  if (storage.kind === 'impossible') return 0;
  const { lines } = basketLines(packages, basket.priceList);
  return earlyExitRefund({
    paid: storage.service.totalPrice,
    monthlyListPrices: lines.map((line) => line.listPrice),
    monthsUsed,
    memberships: basket.memberships,
  });
}
