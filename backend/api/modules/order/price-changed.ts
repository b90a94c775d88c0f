import { refused, type Refusal } from '@/backend/api/http/answer';
import type { FieldError } from '@/lib/contract/envelope';
import type { Packages, Service } from '@/lib/contract/package-selection';
import type { Quote } from '@/lib/domain/pricing/quote-basket';

interface Sent {
  price: number;
  packages: Packages;
  service: Service;
}

/** Every figure of the request against ours; null: they agree. */
export function refusePrices({ price, packages, service }: Sent, quote: Quote): Refusal | null {
  const pairs: [path: string, was: number, now: number][] = [
    ['price', price, quote.service.totalPrice],
    ['service.subTotalPrice', service.subTotalPrice, quote.service.subTotalPrice],
    ['service.totalPrice', service.totalPrice, quote.service.totalPrice],
    ['service.totalItems', service.totalItems, quote.service.totalItems],
    ...(['x', 'lite', 'luxe', 'pix', 'consignment'] as const).map((name): [string, number, number] => [
      `packages.${name}.totalPrice`,
      packages[name].totalPrice,
      quote.packages[name].totalPrice,
    ]),
    ...packages.serviceApartment.map(({ totalPrice }, index): [string, number, number] => [
      `packages.serviceApartment.${index}.totalPrice`,
      totalPrice,
      quote.packages.serviceApartment[index]?.totalPrice ?? 0,
    ]),
  ];
  const errors = pairs
    .filter(([, was, now]) => was !== now)
    .map(([path, was, now]): FieldError => ({ path, code: 'changed', params: { was, now } }));
  if (errors.length === 0) return null;
  const { promotion } = quote;
  return refused('PRICE_CHANGED', 'The price has changed; nothing was charged.', [
    ...errors,
    { path: 'chargedToday', code: 'figure', params: { now: quote.chargedToday } },
    { path: 'chargedLater', code: 'figure', params: { now: quote.chargedLater.reduce((sum, { amount }) => sum + amount, 0) } },
    { path: 'promotion', code: promotion.kind, params: { now: promotion.kind === 'none' ? 0 : promotion.amount } },
  ]);
}
