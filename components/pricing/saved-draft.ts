import { useSyncExternalStore } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import type { BasketDraft } from '@/lib/domain/pricing/basket-draft';
import { encodeDraft } from '@/lib/domain/pricing/quote-link';
import { draftKey } from '@/lib/browser/drafts';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';

const keyOf = (country: RegionCode) => `basket.${country}`;

/** Stored in the format of a quote link, so that reading validates it in the same way. */
export function saveDraft(country: RegionCode, draft: BasketDraft): void {
  writeStored(keyOf(country), encodeDraft(draft));
}

/** Query parameter of a link that brings a coupon. */
export const COUPON_PARAMETER = 'coupon';

/** The last applied code; validated again before it counts. */
export const couponPlace = (country: RegionCode) => draftKey(`coupon.${country}`);

/** Coupon and quote of a link that was followed to another page, or to this one before hydration (`lib/config/inline-scripts.ts`). */
export const ARRIVAL_PLACE = draftKey('arrival');

/** As long as a friend's link counts. */
const ARRIVAL_MS = 30 * 86_400_000;

/** What an earlier link brought, as a query; empty when it brought nothing, or too long ago. */
export function readArrivedQuery(): string {
  const query = readStored(ARRIVAL_PLACE) ?? '';
  return Date.now() - Number(new URLSearchParams(query).get('at')) < ARRIVAL_MS ? query : '';
}

/** What was entered for an order that is not placed yet. */
export const orderName = (country: RegionCode) => `order.${country}`;

export const isOrderWaiting = (country: RegionCode) => readStored(draftKey(orderName(country))) !== null;

const byOtherTab = (onChange: () => void) => {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
};

/** False in the first render, because the static page knows no draft, and once another tab has placed the order. */
export const useIsOrderWaiting = (country: RegionCode): boolean =>
  useSyncExternalStore(
    byOtherTab,
    () => isOrderWaiting(country),
    () => false,
  );

/** Data of the confirmation page, for this tab alone. */
export const placedOrderPlace = (country: RegionCode) => draftKey(`placed-order.${country}`);

export function forgetDraft(country: RegionCode): void {
  removeStored(keyOf(country));
}

/** The stored text of `saveDraft`, not validated. */
export function savedDraftText(country: RegionCode): string | null {
  return readStored(keyOf(country));
}
