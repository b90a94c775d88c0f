import type { WardrobeItem } from '@/lib/contract/wardrobe';
import type { WardrobeSort } from './wardrobe-view';

type Compare = (a: WardrobeItem, b: WardrobeItem) => number;

/** Pieces without a price or brand sort last in either direction. */
const NO_VALUE = -1;
const value = ({ resale }: WardrobeItem) => resale?.middle ?? NO_VALUE;

/**
 * @param collator of the reader's language, created once because that is slow
 * @returns the sorted pieces; `newest` is the server's order
 */
export function sortItems(items: readonly WardrobeItem[], sort: WardrobeSort, collator: Intl.Collator): readonly WardrobeItem[] {
  const byName: Compare = (a, b) => collator.compare(a.name, b.name);
  const compare: Record<Exclude<WardrobeSort, 'newest'>, Compare> = {
    name: byName,
    brand: (a, b) => Number(a.brand === null) - Number(b.brand === null) || collator.compare(a.brand ?? '', b.brand ?? '') || byName(a, b),
    'most-worn': (a, b) => b.wearCount - a.wearCount,
    'least-worn': (a, b) => a.wearCount - b.wearCount,
    value: (a, b) => value(b) - value(a),
    cost: (a, b) => b.storageCostToDate - a.storageCostToDate,
  };
  return sort === 'newest' ? items : [...items].sort(compare[sort]);
}
