import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { commissionBands } from '@/backend/api/db/schema/catalogue';
import { resaleEstimates } from '@/backend/api/db/schema/item-requests';
import type { Item } from '@/backend/api/db/schema/wardrobe';
import type { RegionCode } from '@/lib/config/regions';
import { payoutOfSale, type CommissionBand, type Payout } from '@/lib/domain/pricing/commission';
import { placeOf } from '@/lib/domain/wardrobe/item-states';

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
