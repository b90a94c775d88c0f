import { asc, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { districts } from '@/backend/api/db/schema/catalogue';
import type { RegionCode } from '@/lib/config/regions';
import type { District } from '@/lib/contract/pricing';

export async function readDistricts(orm: Orm, country: RegionCode): Promise<District[]> {
  const rows = await orm.select().from(districts).where(eq(districts.country, country)).orderBy(asc(districts.position));
  return rows.map(({ id, name, served, outlying, sectors, outlyingPrefixes }) => ({
    id,
    name,
    served,
    outlying,
    ...(sectors ? { sectors } : {}),
    ...(outlyingPrefixes ? { outlyingPrefixes } : {}),
  }));
}
