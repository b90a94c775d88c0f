import { PACKAGE_NAMES, type PackageName, type Packages, type XType } from '@/lib/contract/package-selection';
import type {
  EXTRAS,
  CommissionEntry,
  ExtraPrice,
  GiftPrice,
  PriceListEntry,
  ReferralReward,
  ShoppingCart,
  WelcomeOffer,
} from '@/lib/contract/pricing';
import type { CommissionBand } from './commission';

export type ExtraName = (typeof EXTRAS)[number];

/** The entry of a package; x has one per type. */
export function entryOf(priceList: readonly ShoppingCart[], name: PackageName, xType?: XType): PriceListEntry | null {
  const entries = priceList.filter((entry): entry is PriceListEntry => 'package' in entry && entry.package === name);
  return entries.find((entry) => entry.xType === xType) ?? entries.find((entry) => entry.xType === undefined) ?? null;
}

/** What is paid at most for one piece (`lite`: one bag) of each package that was chosen; minor units. */
export function coverLimits(packages: Packages, priceList: readonly ShoppingCart[]): { package: PackageName; limit: number }[] {
  return PACKAGE_NAMES.flatMap((name) => {
    const isChosen = name === 'serviceApartment' ? packages.serviceApartment.length > 0 : packages[name].numberItems > 0;
    const limit = isChosen ? entryOf(priceList, name, name === 'x' ? packages.x.xType : undefined)?.coverLimit : undefined;
    return limit === undefined ? [] : [{ package: name, limit }];
  });
}

/** Minor units, or null if this country does not sell the extra. */
export function priceOfExtra(priceList: readonly ShoppingCart[], extra: ExtraName): number | null {
  return priceList.find((entry): entry is ExtraPrice => 'extra' in entry && entry.extra === extra)?.price ?? null;
}

/** Minor units; null: not in this provider's list. */
export function priceOfGift(priceList: readonly ShoppingCart[], giftId: string): number | null {
  return priceList.find((entry): entry is GiftPrice => 'gift' in entry && entry.gift === giftId)?.price ?? null;
}

/** Minor units; null: not in the list. */
export function referralRewardOf(priceList: readonly ShoppingCart[], side: ReferralReward['reward']): number | null {
  return priceList.find((entry): entry is ReferralReward => 'reward' in entry && entry.reward === side)?.price ?? null;
}

/** Whole percent off a first order for a subscriber's code; null: the list does not say. */
export function welcomeOf(priceList: readonly ShoppingCart[]): number | null {
  return priceList.find((entry): entry is WelcomeOffer => 'welcome' in entry)?.welcome ?? null;
}

/** From the lowest price up; empty: the list does not say. */
export function commissionBands(priceList: readonly ShoppingCart[]): CommissionBand[] {
  return priceList
    .filter((entry): entry is CommissionEntry => 'commission' in entry)
    .map(({ commission, from }) => ({ from, percent: commission }))
    .sort((one, other) => one.from - other.from);
}

/** Whether the price is paid monthly or once. */
export function isMonthly(entry: PriceListEntry): boolean {
  return entry.unit !== 'item';
}

export type EntryPrice =
  | { kind: 'sold'; price: number }
  | { kind: 'not-a-tier'; tiers: number[] }
  | { kind: 'below-minimum'; minimum: number }
  | { kind: 'not-sold' };

/** List price of a quantity, per month or once, by the entry's unit. */
export function priceOfQuantity(entry: PriceListEntry, quantity: number): EntryPrice {
  if (entry.tiers) {
    const tier = entry.tiers.find(({ numberItems }) => numberItems === quantity);
    return tier ? { kind: 'sold', price: tier.price } : { kind: 'not-a-tier', tiers: entry.tiers.map(({ numberItems }) => numberItems) };
  }
  if (quantity < entry.minimum) return { kind: 'below-minimum', minimum: entry.minimum };
  if (entry.unitPrice === undefined) return { kind: 'not-sold' };
  return { kind: 'sold', price: entry.unitPrice * quantity };
}
