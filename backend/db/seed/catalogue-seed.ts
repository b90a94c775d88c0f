import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { takeTurn } from '@/backend/db/migrate';
import { seedStates } from '@/backend/db/schema/bookkeeping';
import { commissionBands, districts, extraPrices, giftPackages, memberships, priceEntries } from '@/backend/db/schema/catalogue';
import { coupons } from '@/backend/db/schema/coupons';
import { carePrices, resaleEstimates } from '@/backend/db/schema/item-requests';
import { referralCodes, referralRewards } from '@/backend/db/schema/referral';
import { REGION_CODES } from '@/lib/config/regions';
import { DISTRICTS_HK } from './districts-hk';
import { DISTRICTS_SG } from './districts-sg';
import { COMMISSION_BANDS, GIFTS, MEMBERSHIPS, REFERRAL_REWARDS, extrasOf, priceListOf } from './price-list';
import { COUPONS, REFERRAL_CODES } from './promotions';
import { CARE_PRICES, resaleRowsOf } from './resale-seed';

const NAME = 'catalogue';

function catalogueRows() {
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
    await takeTurn(tx);
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
