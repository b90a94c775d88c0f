import type { WardrobeItem } from '@/lib/contract/wardrobe';

export interface LaidItem {
  id: string;
  x: number;
  y: number;
}

type Layer = WardrobeItem['layer'];

/** Where a person would lay such a piece on a bed, in thousandths of the canvas; the middle of the piece. */
const PLACES: Readonly<Record<Layer, readonly [x: number, y: number]>> = {
  outer: [230, 310], base: [460, 270], whole: [460, 400], mid: [720, 280], bottom: [450, 690], shoes: [740, 810], bag: [790, 560], accessory: [190, 750], none: [500, 500],
};
const ORDER: readonly Layer[] = ['outer', 'bottom', 'whole', 'base', 'mid', 'accessory', 'bag', 'shoes', 'none'];
const STEP = 70;

/** @param present what lies there already: a second piece of one layer is laid beside the first */
export function placeFor(layer: Layer, present: readonly LaidItem[]): { x: number; y: number } {
  const [x, y] = PLACES[layer];
  const near = present.filter((item) => Math.abs(item.x - x) < STEP && Math.abs(item.y - y) < STEP).length;
  return { x: Math.min(900, x + near * STEP), y: Math.min(900, y + near * STEP) };
}

/** A whole look from below to above; what has a place of its own keeps it. */
export function layOut(items: readonly { id: string; x?: number; y?: number }[], layerOf: (id: string) => Layer | null): LaidItem[] {
  const laid: LaidItem[] = [];
  const known = items.flatMap((item) => {
    const layer = layerOf(item.id);
    return layer ? [{ ...item, layer }] : [];
  });
  const isPlaced = known.every(({ x, y }) => x !== undefined && y !== undefined);
  const ordered = isPlaced ? known : known.toSorted((a, b) => ORDER.indexOf(a.layer) - ORDER.indexOf(b.layer));
  for (const { id, layer, x, y } of ordered) laid.push({ id, ...(x !== undefined && y !== undefined ? { x, y } : placeFor(layer, laid)) });
  return laid;
}
