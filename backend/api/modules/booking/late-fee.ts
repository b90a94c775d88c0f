import type { Orm } from '@/backend/api/db/database';
import { readPriceList } from '@/backend/api/modules/pricing/price-list';
import type { RegionCode } from '@/lib/config/regions';
import { priceOfExtra } from '@/lib/domain/pricing/price-list';

/** Fee for a change less than a day before the visit, by the visit's country. */
export async function readLateFee(orm: Orm, country: RegionCode): Promise<number> {
  return priceOfExtra(await readPriceList(orm, country), 'late-change') ?? 0;
}
