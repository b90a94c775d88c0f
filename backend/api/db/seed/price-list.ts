import type { RegionCode } from '@/lib/config/regions';
import type { ExtraPrice, Membership, PriceListEntry } from '@/lib/contract/pricing';

/** Sample figures. Written in dollars for readability; the database holds minor units. */
const dollars = (amount: number): number => Math.round(amount * 100);

const X_TIERS = [5, 10, 20, 40, 60];
const X_BASIC = { hk: [295, 490, 880, 1600, 2250], sg: [52, 88, 156, 284, 396] };
const APARTMENT_TIERS = [10, 20, 40];
const APARTMENT = { hk: [450, 850, 1560], sg: [80, 150, 276] };
/** Pressing and one rush delivery. */
const PLUS_SURCHARGE_PERCENT = 20;

const tiers = (sizes: number[], prices: number[], surchargePercent = 0) =>
  sizes.map((numberItems, index) => ({
    numberItems,
    price: Math.round((dollars(prices[index] ?? 0) * (100 + surchargePercent)) / 100),
  }));

export function priceListOf(country: RegionCode): PriceListEntry[] {
  const pick = (hk: number, sg: number) => dollars(country === 'hk' ? hk : sg);
  return [
    {
      package: 'x',
      xType: 'basic',
      unit: 'month',
      minimum: 1,
      tiers: tiers(X_TIERS, X_BASIC[country]),
      coverLimit: pick(8000, 1400),
      deliveries: 1,
      rushes: 0,
    },
    {
      package: 'x',
      xType: 'plus',
      unit: 'month',
      minimum: 1,
      tiers: tiers(X_TIERS, X_BASIC[country], PLUS_SURCHARGE_PERCENT),
      coverLimit: pick(12_000, 2100),
      deliveries: 2,
      rushes: 1,
    },
    { package: 'lite', unit: 'bag-month', minimum: 1, unitPrice: pick(120, 22), coverLimit: pick(3000, 500) },
    { package: 'luxe', unit: 'item-month', minimum: 1, unitPrice: pick(150, 27), coverLimit: pick(80_000, 14_000) },
    { package: 'pix', unit: 'item', minimum: 20, unitPrice: pick(45, 8), coverLimit: pick(8000, 1400) },
    // Listing is free; its collection may cost, as a separate extra.
    { package: 'consignment', unit: 'item', minimum: 1, unitPrice: 0, coverLimit: pick(30_000, 5200) },
    {
      package: 'serviceApartment',
      unit: 'month',
      minimum: 1,
      tiers: tiers(APARTMENT_TIERS, APARTMENT[country]),
      coverLimit: pick(8000, 1400),
    },
  ];
}

export function extrasOf(country: RegionCode): ExtraPrice[] {
  const pick = (hk: number, sg: number) => dollars(country === 'hk' ? hk : sg);
  return [
    { extra: 'extra-delivery', price: pick(120, 22) },
    { extra: 'rush', price: pick(280, 50) },
    { extra: 'no-lift', price: pick(90, 16) },
    { extra: 'no-parking-bay', price: pick(60, 11) },
    { extra: 'outlying-area', price: pick(200, 35) },
    { extra: 'late-change', price: pick(100, 20) },
    { extra: 'consignment-collection', price: pick(150, 28) },
  ];
}

export const MEMBERSHIPS: Membership[] = [
  { months: 1, discount: 0 },
  { months: 3, discount: 5 },
  { months: 6, discount: 10 },
  { months: 12, discount: 15 },
];

export const GIFTS = [
  { id: 'starter', price: { hk: dollars(980), sg: dollars(170) } },
  { id: 'season', price: { hk: dollars(2400), sg: dollars(420) } },
  { id: 'wedding-dress-year', price: { hk: dollars(1800), sg: dollars(315) } },
];

/** Commission on the whole sale price, by band; the lower bound is inclusive. */
export const COMMISSION_BANDS = [
  { percent: 40, from: { hk: 0, sg: 0 } },
  { percent: 30, from: { hk: dollars(2000), sg: dollars(350) } },
  { percent: 20, from: { hk: dollars(10_000), sg: dollars(1750) } },
];

export const REFERRAL_REWARDS = {
  hk: { friendReward: dollars(300), referrerReward: dollars(200) },
  sg: { friendReward: dollars(50), referrerReward: dollars(35) },
};

/** Sample figures, a piece each. */
export const CARE_PRICES = [
  { service: 'dry-cleaning', price: { hk: 160_00, sg: 28_00 }, leadDays: 5 },
  { service: 'repair', price: { hk: 140_00, sg: 25_00 }, leadDays: 7 },
  { service: 'alteration', price: { hk: 220_00, sg: 38_00 }, leadDays: 9 },
  { service: 'authentication', price: { hk: 300_00, sg: 52_00 }, leadDays: 4 },
] as const;
