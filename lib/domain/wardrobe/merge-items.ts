import type { WardrobeItem } from '@/lib/contract/wardrobe';

/** What changed takes the place of what it was, what is new stands first; pieces that stayed are the very same objects. */
export function mergeItems(present: readonly WardrobeItem[], changed: readonly WardrobeItem[]): readonly WardrobeItem[] {
  if (changed.length === 0) return present;
  const byId = new Map(changed.map((item) => [item.id, item]));
  const merged = present.map((item) => {
    const next = byId.get(item.id);
    byId.delete(item.id);
    // Answers may overtake each other.
    return next && next.version >= item.version ? next : item;
  });
  return [...byId.values(), ...merged];
}

/** A further page of the list; a piece that moved between pages meanwhile stands where it was first seen. */
export function appendItems(present: readonly WardrobeItem[], page: readonly WardrobeItem[]): readonly WardrobeItem[] {
  const known = new Set(present.map(({ id }) => id));
  return [...present, ...page.filter(({ id }) => !known.has(id))];
}
