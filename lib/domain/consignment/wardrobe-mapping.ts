import type { Condition as ItemCondition, ItemCategory } from '@/lib/contract/wardrobe';
import type { BrandTier as ItemTier, ResaleCategory } from '@/lib/domain/shared/resale-value';
import type { BrandTier } from './brand-tier';
import type { Category, Condition } from './piece';

/** Maps the consignment's terms to the wardrobe's, so that a piece is the same in both. */
export const ITEM_CATEGORY_OF: Record<Category, ResaleCategory> = {
  bag: 'bags',
  coat: 'outerwear',
  dress: 'dresses',
  suit: 'tailoring',
  knitwear: 'knitwear',
  top: 'tops',
  bottom: 'bottoms',
  shoes: 'shoes',
};
export const ITEM_CONDITION_OF: Record<Condition, ItemCondition> = {
  new: 'as-new',
  excellent: 'very-good',
  good: 'good',
  worn: 'fair',
  damaged: 'fair',
};

/** Until it was inspected, an unknown brand counts as an ordinary one. */
export const ITEM_TIER_OF: Record<BrandTier, ItemTier> = {
  icon: 'icon',
  luxury: 'luxury',
  designer: 'designer',
  premium: 'contemporary',
  unknown: 'contemporary',
  everyday: 'high-street',
};

const CATEGORY_OF_ITEM: Partial<Record<ItemCategory, Category>> = {
  ...reversed(ITEM_CATEGORY_OF),
  traditional: 'dress',
  accessories: 'bag',
};
const CONDITION_OF_ITEM: Record<ItemCondition, Condition> = { 'as-new': 'new', 'very-good': 'excellent', good: 'good', fair: 'worn' };

export const consignedCategory = (category: ItemCategory): Category => CATEGORY_OF_ITEM[category] ?? 'top';
export const consignedCondition = (condition: ItemCondition | null): Condition =>
  condition === null ? 'good' : CONDITION_OF_ITEM[condition];

function reversed<From extends string, To extends string>(words: Record<From, To>): Partial<Record<To, From>> {
  return Object.fromEntries(Object.entries(words).map(([from, to]) => [to, from])) as Partial<Record<To, From>>;
}
