import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { takeMigrationLock } from '@/backend/api/db/migrate';
import { seedStates } from '@/backend/api/db/schema/bookkeeping';
import { commissionBands, districts, extraPrices, giftPackages, memberships, priceEntries } from '@/backend/api/db/schema/catalogue';
import { carePrices, resaleEstimates } from '@/backend/api/db/schema/item-requests';
import { referralCodes, referralRewards, coupons } from '@/backend/api/db/schema/coupons';
import {
  CARE_PRICES,
  COMMISSION_BANDS,
  extrasOf,
  GIFTS,
  MEMBERSHIPS,
  priceListOf,
  REFERRAL_REWARDS,
} from '@/backend/api/db/seed/price-list';
import { REGION_CODES } from '@/lib/config/regions';
import type { District } from '@/lib/contract/pricing';
import { COUPONS, REFERRAL_CODES } from './promotions';
import { resaleRowsOf } from './resale-seed';
import singaporeDistricts from './singapore-districts.json' with { type: 'json' };

/** Singapore's postal districts: number, places, sectors (first two digits of the postal code). */
const DISTRICTS = singaporeDistricts as [number: string, name: string, sectors: string][];

/** The outlying fee is due in a part of two districts only: Sentosa and Tuas, by longer prefixes of the postal code. */
const OUTLYING_PREFIXES: Record<string, string[]> = { '04': ['098', '099'], '22': ['636', '637', '638', '639'] };

export const DISTRICTS_SG: District[] = DISTRICTS.map(([number, name, sectors]) => ({
  id: `d${number}`,
  name,
  served: true,
  outlying: false,
  sectors: sectors.split(' '),
  ...(OUTLYING_PREFIXES[number] ? { outlyingPrefixes: OUTLYING_PREFIXES[number] } : {}),
}));

const NAMES = {
  'central-and-western': 'Central and Western',
  'wan-chai': 'Wan Chai',
  eastern: 'Eastern',
  southern: 'Southern',
  'yau-tsim-mong': 'Yau Tsim Mong',
  'sham-shui-po': 'Sham Shui Po',
  'kowloon-city': 'Kowloon City',
  'wong-tai-sin': 'Wong Tai Sin',
  'kwun-tong': 'Kwun Tong',
  'kwai-tsing': 'Kwai Tsing',
  'tsuen-wan': 'Tsuen Wan',
  'tuen-mun': 'Tuen Mun',
  'yuen-long': 'Yuen Long',
  north: 'North',
  'tai-po': 'Tai Po',
  'sha-tin': 'Sha Tin',
  'sai-kung': 'Sai Kung',
  islands: 'Islands (Tung Chung and Discovery Bay only)',
};

/** Hong Kong's eighteen districts. Of Islands only the two places with a road or a pier for vans, at the outlying fee. */
export const DISTRICTS_HK: District[] = Object.entries(NAMES).map(([id, name]) => ({
  id,
  name,
  served: true,
  outlying: id === 'islands',
}));

const NAME = 'catalogue';

export function catalogueRows() {
  const inOrder = <Row extends object>(rows: Row[]) => rows.map((row, position) => ({ ...row, position }));
  return {
    memberships: MEMBERSHIPS,
    priceEntries: REGION_CODES.flatMap((country) =>
      inOrder(priceListOf(country)).map((entry) => ({
        ...entry,
        country,
        id: [country, entry.package, entry.xType].filter(Boolean).join(':'),
      })),
    ),
    extraPrices: REGION_CODES.flatMap((country) => inOrder(extrasOf(country)).map((extra) => ({ ...extra, country }))),
    commissionBands: REGION_CODES.flatMap((country) =>
      COMMISSION_BANDS.map((band) => ({ country, fromPrice: band.from[country], percent: band.percent })),
    ),
    giftPackages: REGION_CODES.flatMap((country) =>
      inOrder(GIFTS).map(({ id, position, price }) => ({ id, country, position, price: price[country] })),
    ),
    districts: [
      ...inOrder(DISTRICTS_HK).map((district) => ({ ...district, country: 'hk' as const })),
      ...inOrder(DISTRICTS_SG).map((district) => ({ ...district, country: 'sg' as const })),
    ],
    referralRewards: REGION_CODES.map((country) => ({ country, ...REFERRAL_REWARDS[country] })),
    carePrices: REGION_CODES.flatMap((country) =>
      CARE_PRICES.map(({ service, price, leadDays }) => ({ country, service, price: price[country], leadDays })),
    ),
    resaleEstimates: REGION_CODES.flatMap(resaleRowsOf),
    coupons: COUPONS,
    referralCodes: REFERRAL_CODES,
  };
}

/**
 * Writes the sample catalogue, and again only when its files have changed. The price list is replaced as a whole;
 * coupons and referral codes are only added, because orders and members refer to theirs.
 * @returns whether anything was written
 */
export async function seedCatalogue(orm: Orm, now: Date): Promise<boolean> {
  const rows = catalogueRows();
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  return orm.transaction(async (tx) => {
    await takeMigrationLock(tx);
    const [state] = await tx.select().from(seedStates).where(eq(seedStates.name, NAME));
    if (state?.hash === hash) return false;
    for (const table of [
      memberships,
      priceEntries,
      extraPrices,
      commissionBands,
      giftPackages,
      districts,
      referralRewards,
      carePrices,
      resaleEstimates,
    ]) {
      await tx.delete(table);
    }
    await tx.insert(memberships).values(rows.memberships);
    await tx.insert(priceEntries).values(rows.priceEntries);
    await tx.insert(extraPrices).values(rows.extraPrices);
    await tx.insert(commissionBands).values(rows.commissionBands);
    await tx.insert(giftPackages).values(rows.giftPackages);
    await tx.insert(districts).values(rows.districts);
    await tx.insert(referralRewards).values(rows.referralRewards);
    await tx.insert(carePrices).values(rows.carePrices);
    await tx.insert(resaleEstimates).values(rows.resaleEstimates);
    await tx.insert(coupons).values(rows.coupons).onConflictDoNothing();
    await tx.insert(referralCodes).values(rows.referralCodes).onConflictDoNothing();
    const applied = { hash, appliedAt: now };
    await tx
      .insert(seedStates)
      .values({ name: NAME, ...applied })
      .onConflictDoUpdate({ target: seedStates.name, set: applied });
    return true;
  });
}
