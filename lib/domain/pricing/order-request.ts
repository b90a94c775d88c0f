import type * as z from 'zod/mini';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import type { Locale } from '@/lib/config/locales';
import type { BookCollection } from '@/lib/contract/booking';
import type { FieldError } from '@/lib/contract/envelope';
import type { orderAndPaymentSignup } from '@/lib/contract/order';
import type { AccountDraft } from './order-draft';
import type { ChangedFigure, DueSums, Quote } from './quote-basket';

export type OrderRequest = z.input<(typeof orderAndPaymentSignup)['body']>;

interface OrderToSend {
  country: RegionCode;
  locale: Locale;
  quote: Pick<Quote, 'packages' | 'service' | 'chargedToday'>;
  booking: BookCollection;
  /** Null for members, who are identified by their session. */
  account: (AccountDraft & { password: string }) | null;
  couponCode: string | null;
  referralCode: string | null;
  slotHoldId: string | null;
  /** Null only when nothing is charged today. */
  nonce: string | null;
  termsVersion: string;
}

export function orderRequest({
  country,
  locale,
  quote,
  booking,
  account,
  couponCode,
  referralCode,
  slotHoldId,
  nonce,
  termsVersion,
}: OrderToSend): OrderRequest {
  const { contactPhoneCode, contactPhone } = booking.contact;
  return {
    ...(account
      ? { user: { ...account, country, locale, contactPhoneCode, contactPhone, ...(referralCode ? { referralCode } : {}) } }
      : {}),
    country,
    currency: REGIONS[country].currency,
    packages: quote.packages,
    service: quote.service,
    price: quote.service.totalPrice,
    chargedToday: quote.chargedToday,
    bookCollection: booking,
    ...(couponCode ? { couponCode } : {}),
    ...(referralCode ? { referralCode } : {}),
    ...(slotHoldId ? { slotHoldId } : {}),
    ...(nonce ? { paymentMethodNonce: nonce } : {}),
    termsVersion,
  };
}

/** The changed amounts of a PRICE_CHANGED. @param shown sums on the page, which the server does not know */
export function changedFigures(fields: readonly FieldError[], shown: DueSums): ChangedFigure[] {
  return fields.flatMap(({ path, code, params = {} }) => {
    const now = Number(params.now);
    if (!Number.isSafeInteger(now)) return [];
    if (code === 'figure' && (path === 'chargedToday' || path === 'chargedLater')) return [{ path, was: shown[path], now }];
    const was = Number(params.was);
    return code === 'changed' ? [{ path, was: Number.isSafeInteger(was) ? was : 0, now }] : [];
  });
}

/** The server grants no friend's reward for this order, although the page showed one. */
export const losesFriendReward = (fields: readonly FieldError[]): boolean =>
  fields.some(({ path, code }) => path === 'promotion' && code !== 'referral');

/** The request with the amounts that the customer accepted. Paths that are not amounts are ignored. */
export function withFigures(request: OrderRequest, figures: readonly ChangedFigure[]): OrderRequest {
  const copy = structuredClone(request);
  for (const { path, now } of figures) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const place = keys.reduce<unknown>((node, key) => (hasEntries(node) ? node[key] : undefined), copy);
    if (hasEntries(place) && typeof place[last] === 'number') place[last] = now;
  }
  return copy;
}

/** A record or a list: a path may lead through both. */
function hasEntries(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
