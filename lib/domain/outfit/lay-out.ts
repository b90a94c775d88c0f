import type { WardrobeItem } from '@/lib/contract/wardrobe';

export interface LaidItem {
  id: string;
  x: number;
  y: number;
}

type Layer = WardrobeItem['layer'];

/** Natural position of a piece, in thousandths of the canvas, for its middle. */
const PLACES: Readonly<Record<Layer, readonly [x: number, y: number]>> = {
  base: [235, 265],
  whole: [245, 420],
  bottom: [250, 700],
  mid: [530, 270],
  outer: [790, 275],
  accessory: [560, 590],
  bag: [815, 650],
  shoes: [590, 850],
  none: [500, 500],
};

/** Width on the canvas, in thousandths. Clothes are drawn to one scale, so they share a width; other pieces fill theirs. */
export const isGarment = (layer: Layer) => ['outer', 'base', 'whole', 'mid', 'bottom'].includes(layer);
export const laidWidth = (layer: Layer): number => (isGarment(layer) ? 365 : layer === 'accessory' ? 190 : 235);
const ORDER: readonly Layer[] = ['outer', 'bottom', 'whole', 'base', 'mid', 'accessory', 'bag', 'shoes', 'none'];
const STEP = 70;

/** @param present pieces on the canvas: a second piece of a layer goes beside the first */
export function placeFor(layer: Layer, present: readonly LaidItem[]): { x: number; y: number } {
  const [x, y] = PLACES[layer];
  const near = present.filter((item) => Math.abs(item.x - x) < STEP && Math.abs(item.y - y) < STEP).length;
  return { x: Math.min(900, x + near * STEP), y: Math.min(900, y + near * STEP) };
}

/** Positions of a whole look, bottom to top; pieces that have a position keep it. */
export function layOut(items: readonly { id: string; x?: number; y?: number }[], layerOf: (id: string) => Layer | null): LaidItem[] {
  const laid: LaidItem[] = [];
  const known = items.flatMap((item) => {
    const layer = layerOf(item.id);
    return layer ? [{ ...item, layer }] : [];
  });
  const isPlaced = known.every(({ x, y }) => x !== undefined && y !== undefined);
  const ordered = isPlaced ? known : [...known].sort((a, b) => ORDER.indexOf(a.layer) - ORDER.indexOf(b.layer));
  for (const { id, layer, x, y } of ordered) laid.push({ id, ...(x !== undefined && y !== undefined ? { x, y } : placeFor(layer, laid)) });
  return isPlaced ? laid : centred(laid, (id) => laidWidth(layerOf(id) ?? 'none'));
}

/** Centres the look: without a coat it would be off to the left. */
function centred(laid: readonly LaidItem[], widthOf: (id: string) => number): LaidItem[] {
  const left = Math.min(...laid.map(({ id, x }) => x - widthOf(id) / 2));
  const right = Math.max(...laid.map(({ id, x }) => x + widthOf(id) / 2));
  return laid.map((item) => ({ ...item, x: Math.round(item.x + 500 - (left + right) / 2) }));
}
