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
