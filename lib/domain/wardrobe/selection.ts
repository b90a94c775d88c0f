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
