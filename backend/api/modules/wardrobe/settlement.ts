import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { commissionBands } from '@/backend/api/db/schema/catalogue';
import { resaleEstimates } from '@/backend/api/db/schema/item-requests';
import type { PayoutDestinationRow } from '@/backend/api/db/schema/users';
import type { Item, ItemSale } from '@/backend/api/db/schema/wardrobe';
import type { RegionCode } from '@/lib/config/regions';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { STORE_CREDIT_BONUS_PERCENT, payoutOfSale, type CommissionBand, type Payout } from '@/lib/domain/pricing/commission';
import { percentOf } from '@/lib/domain/shared/round-half-up';
import { placeOf } from '@/lib/domain/wardrobe/item-states';
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

interface Estimate {
  low: number;
  middle: number;
  high: number;
}

/** Resale values and our commission in a country. */
export interface ResaleTable {
  estimate(item: Pick<Item, 'brandTier' | 'category' | 'condition' | 'state'>): Estimate | null;
  payout(price: number): Payout;
  bands: readonly CommissionBand[];
}

export async function readResaleTable(orm: Pick<Orm, 'select'>, country: RegionCode): Promise<ResaleTable> {
  const rows = await orm.select().from(resaleEstimates).where(eq(resaleEstimates.country, country));
  const bands: CommissionBand[] = (await orm.select().from(commissionBands).where(eq(commissionBands.country, country))).map(
    ({ fromPrice, percent }) => ({ from: fromPrice, percent }),
  );
  const byKey = new Map(
    rows.map(({ brandTier, category, condition, low, middle, high }) => [`${brandTier} ${category} ${condition}`, { low, middle, high }]),
  );
  return {
    estimate: ({ brandTier, category, condition, state }) =>
      placeOf(state) === 'gone' ? null : (byKey.get(`${brandTier} ${category} ${condition}`) ?? null),
    payout: (price) => payoutOfSale(price, bands),
    bands,
  };
}
