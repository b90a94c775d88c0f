import type { WardrobeItem } from '@/lib/contract/wardrobe';

/** Replaces changed pieces and puts new ones first; unchanged pieces keep their identity. */
export function mergeItems(present: readonly WardrobeItem[], changed: readonly WardrobeItem[]): readonly WardrobeItem[] {
  if (changed.length === 0) return present;
  const byId = new Map(changed.map((item) => [item.id, item]));
  const merged = present.map((item) => {
    const next = byId.get(item.id);
    byId.delete(item.id);
    // Answers may arrive out of order.
    return next && next.version >= item.version ? next : item;
  });
  return [...byId.values(), ...merged];
}

/** Adds a further page; a piece that moved between pages meanwhile keeps its first position. */
export function appendItems(present: readonly WardrobeItem[], page: readonly WardrobeItem[]): readonly WardrobeItem[] {
  const known = new Set(present.map(({ id }) => id));
  return [...present, ...page.filter(({ id }) => !known.has(id))];
}
