import type { InvoiceLine } from '@/backend/api/db/schema/orders';
import type { InvoiceLineKind } from '@/lib/contract/billing';
import type { BasketLine } from '@/lib/domain/pricing/basket-lines';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import descriptions from './line-descriptions.json' with { type: 'json' };

/** English, for clients that do not know the line's kind; the site translates kinds. */
const DESCRIPTIONS: Partial<Record<InvoiceLineKind, string>> = descriptions;

/** @param unitPrice default: the whole amount, once */
export function invoiceLine(
  kind: InvoiceLineKind,
  amount: number,
  {
    quantity = 1,
    unitPrice,
    ...more
  }: { quantity?: number; unitPrice?: number } & Partial<Pick<InvoiceLine, 'months' | 'estimate' | 'coverLimit'>> = {},
): InvoiceLine {
  return {
    kind,
    description: DESCRIPTIONS[kind] ?? kind,
    quantity,
    unitPrice: unitPrice ?? amount,
    amount,
    ...more,
  };
}

/** As the order promised it, also on the invoices of later months. */
export const coverOf = ({ coverLimit }: Pick<BasketLine, 'coverLimit'>): Pick<BasketLine, 'coverLimit'> =>
  coverLimit === undefined ? {} : { coverLimit };

/** Today's charges as lines; their sum is `chargedToday`. */
export function linesOfToday(quote: Quote, basket: readonly BasketLine[]): InvoiceLine[] {
  const months = quote.service.paktTotalMonthSelect;
  const { membership, promotion, gift } = quote;
  return [
    ...basket.map((line) =>
      line.isMonthly
        ? invoiceLine(line.package, line.listPrice * months, {
            quantity: line.quantity,
            unitPrice: line.listPrice,
            months,
            ...coverOf(line),
          })
        : invoiceLine(line.package, line.listPrice, {
            ...coverOf(line),
            quantity: line.quantity,
            unitPrice: line.quantity > 0 ? Math.round(line.listPrice / line.quantity) : line.listPrice,
          }),
    ),
    ...(membership.amount > 0 ? [invoiceLine('membership-discount', -membership.amount)] : []),
    ...(promotion.kind === 'none' ? [] : [invoiceLine(promotion.kind, -promotion.amount)]),
    ...(gift && gift.paid > 0 ? [invoiceLine('gift-code', -gift.paid)] : []),
  ];
}

/** The fees of the collection, due on its day. */
export function linesOfVisit(quote: Quote): InvoiceLine[] {
  return quote.extras.map(({ extra, price }) => invoiceLine(extra, price));
}
