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

/** The selected pieces, and the last one selected by itself: the anchor of a range. */
export interface Selection {
  ids: ReadonlySet<string>;
  anchor: string | null;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null };

export function toggleSelected({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** From the anchor to this piece in the current order; without a visible anchor, this piece alone. */
export function selectRange(selection: Selection, id: string, shown: readonly string[]): Selection {
  const from = shown.findIndex((one) => one === selection.anchor);
  const to = shown.indexOf(id);
  if (from < 0 || to < 0) return toggleSelected(selection, id);
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...selection.ids, ...range]), anchor: selection.anchor };
}

export function selectAll(selection: Selection, shown: readonly string[]): Selection {
  return { ids: new Set([...selection.ids, ...shown]), anchor: selection.anchor };
}
