import { asc, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { commissionBands, extraPrices, giftPackages, memberships, priceEntries, districts } from '@/backend/api/db/schema/catalogue';
import { WELCOME_RULE } from '@/backend/api/db/seed/promotions';
import { carePrices } from '@/backend/api/db/schema/item-requests';
import { referralRewards } from '@/backend/api/db/schema/coupons';
import type { RegionCode } from '@/lib/config/regions';
import type { Membership, ShoppingCart, District } from '@/lib/contract/pricing';

/** The current price list of a country: packages, extras, gifts, care, rewards, commission. */
export async function readPriceList(orm: Orm, country: RegionCode): Promise<ShoppingCart[]> {
  const entries = await orm.select().from(priceEntries).where(eq(priceEntries.country, country)).orderBy(asc(priceEntries.position));
  const extras = await orm.select().from(extraPrices).where(eq(extraPrices.country, country)).orderBy(asc(extraPrices.position));
  const gifts = await orm.select().from(giftPackages).where(eq(giftPackages.country, country)).orderBy(asc(giftPackages.position));
  const care = await orm.select().from(carePrices).where(eq(carePrices.country, country)).orderBy(asc(carePrices.price));
  const [rewards] = await orm.select().from(referralRewards).where(eq(referralRewards.country, country));
  const bands = await orm
    .select()
    .from(commissionBands)
    .where(eq(commissionBands.country, country))
    .orderBy(asc(commissionBands.fromPrice));
  return [
    ...entries.map((entry) => ({
      package: entry.package,
      unit: entry.unit,
      minimum: entry.minimum,
      ...(entry.xType ? { xType: entry.xType } : {}),
      ...(entry.tiers ? { tiers: entry.tiers } : {}),
      ...(entry.unitPrice === null ? {} : { unitPrice: entry.unitPrice }),
      ...(entry.coverLimit === null ? {} : { coverLimit: entry.coverLimit }),
      ...(entry.deliveries === 0 ? {} : { deliveries: entry.deliveries, rushes: entry.rushes }),
    })),
    ...extras.map(({ extra, price }) => ({ extra, price })),
    ...gifts.map(({ id, price }) => ({ gift: id, price })),
    ...care.map(({ service, price }) => ({ care: service, price })),
    { care: 'donation', price: 0 }, // A basket does not charge for it.
    ...(rewards
      ? [
          { reward: 'friend' as const, price: rewards.friendReward },
          { reward: 'referrer' as const, price: rewards.referrerReward },
        ]
      : []),
    { welcome: WELCOME_RULE.percent },
    ...bands.map(({ percent, fromPrice }) => ({ commission: percent, from: fromPrice })),
  ];
}

export function readMemberships(orm: Pick<Orm, 'select'>): Promise<Membership[]> {
  return orm.select().from(memberships).orderBy(asc(memberships.months));
}

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
