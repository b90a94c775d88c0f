import type { PayoutDestinationRow } from '@/backend/api/db/schema/payouts';
import type { Item, ItemSale } from '@/backend/api/db/schema/wardrobe';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { STORE_CREDIT_BONUS_PERCENT } from '@/lib/domain/pricing/commission';
import { percentOf } from '@/lib/domain/shared/round-half-up';
import { endingOf } from '@/lib/domain/wardrobe/payout-details';

type Settlement = NonNullable<NonNullable<WardrobeItem['consignment']>['settlement']>;

/** Store credit is worth a little more than money. */
export const amountBy = (method: Settlement['method'], payout: number): number =>
  method === 'credit' ? percentOf(payout, 100 + STORE_CREDIT_BONUS_PERCENT) : payout;

/** Payout status of a sale; null: not sold yet. */
export function settlementOf(
  item: Pick<Item, 'state' | 'dueAt'>,
  sale: ItemSale,
  payout: number | null,
  destination: PayoutDestinationRow | null,
): Settlement | null {
  if (payout === null || (item.state !== 'sold' && item.state !== 'paid')) return null;
  const sent = { method: sale.payoutMethod, ending: sale.payoutEnding ?? '', amount: sale.payoutAmount ?? payout };
  if (item.state === 'paid') return { state: 'paid', ...sent, on: sale.paidAt?.toISOString() ?? null };
  if (sale.payoutSentAt) return { state: 'on-its-way', ...sent, on: sale.payoutSentAt.toISOString() };
  // Nobody knows the day of the payout before the buyer has the piece.
  const on = (sale.receivedAt && item.dueAt?.toISOString()) ?? null;
  if (!destination) return { state: 'wanted', method: null, ending: '', amount: payout, on };
  return { state: 'due', method: destination.method, ending: endingOf(destination), amount: amountBy(destination.method, payout), on };
}
