import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { CONDITIONS } from '@/lib/contract/wardrobe-names';
import { BRAND_TIERS, RESALE_CATEGORIES, resaleRange } from '@/lib/domain/shared/resale-value';

/** Brand tier x category x condition, in minor units: the shared rule, as rows that a query can join. */
export function resaleRowsOf(country: RegionCode) {
  return RESALE_CATEGORIES.flatMap((category) =>
    BRAND_TIERS.flatMap((brandTier) =>
      CONDITIONS.map((condition) => ({
        country,
        brandTier,
        category,
        condition,
        ...resaleRange({ category, brandTier, condition }, REGIONS[country].currency),
      })),
    ),
  );
}

/** Sample figures, a piece each. */
export const CARE_PRICES = [
  { service: 'dry-cleaning', price: { hk: 160_00, sg: 28_00 }, leadDays: 5 },
  { service: 'repair', price: { hk: 140_00, sg: 25_00 }, leadDays: 7 },
  { service: 'alteration', price: { hk: 220_00, sg: 38_00 }, leadDays: 9 },
  { service: 'authentication', price: { hk: 300_00, sg: 52_00 }, leadDays: 4 },
] as const;
