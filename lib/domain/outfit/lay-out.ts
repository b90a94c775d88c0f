import { OUTFIT_SIZE } from '@/lib/contract/outfits';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import cutoutBoxes from './cutout-boxes.json';

/**
 * A piece on the canvas. x and y are the middle of what is seen of it, in thousandths of the canvas from the top left; size is in percent
 * of its natural one; angle is how far it is turned to the right, in degrees.
 */
export interface LaidItem {
  id: string;
  x: number;
  y: number;
  size: number;
  angle?: number;
}

type Layer = WardrobeItem['layer'];
export type DrawnPiece = Pick<WardrobeItem, 'layer' | 'picture'>;
export type PieceOf = (id: string) => DrawnPiece | null | undefined;

/** From here on lengths are thousandths of the canvas's width, of which its height has this many. */
const WIDTH = 1_000;
const HEIGHT = 1_250;

export interface Extent {
  width: number;
  height: number;
}

/** A cut-out's picture, and the part of it that the piece fills, in pixels. */
export const CUTOUT = { width: 400, height: 500 } as const;
const BOXES: Readonly<Record<string, readonly number[]>> = cutoutBoxes;

export function boxOf({ picture }: Pick<WardrobeItem, 'picture'>): Extent & { left: number; top: number } {
  // A provider's photograph has its own ground, so all of it is shown.
  const [left = 0, top = 0, width = CUTOUT.width, height = CUTOUT.height] =
    (picture.src ? null : BOXES[picture.name.replace('garment-', '')]) ?? [];
  return { left, top, width, height };
}

const CLOTHES: readonly Layer[] = ['outer', 'base', 'whole', 'mid', 'bottom'];
const isCutout = ({ picture }: DrawnPiece) => !picture.src && picture.name.replace('garment-', '') in BOXES;

/** What one pixel measures on the canvas: cut-out clothes have one scale, other pieces fill their pictures. */
function scaleOf(piece: DrawnPiece): number {
  if (piece.layer === 'accessory') return 0.5;
  return CLOTHES.includes(piece.layer) ? (isCutout(piece) ? 1.2 : 0.75) : 0.6;
}

/** The natural width and height of a piece on the canvas. */
export function extentOf(piece: DrawnPiece): Extent {
  const { width, height } = boxOf(piece);
  const scale = scaleOf(piece);
  return { width: width * scale, height: height * scale };
}

interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is seen of a piece, turned as it is. */
function rectangleOf({ x, y, size, angle = 0 }: Omit<LaidItem, 'id'>, { width, height }: Extent): Rectangle {
  const middle = (y / 1_000) * HEIGHT;
  const [across, down] = [Math.abs(Math.cos(radians(angle))), Math.abs(Math.sin(radians(angle)))];
  const half = ((width * across + height * down) * size) / 200;
  const rise = ((width * down + height * across) * size) / 200;
  return { left: x - half, right: x + half, top: middle - rise, bottom: middle + rise };
}

const thousandths = (length: number, whole: number) => Math.round((length / whole) * 1_000);
export const radians = (degrees: number) => (degrees / 180) * Math.PI;
/** From −179 to 180, whole. */
export const angleWithin = (degrees: number) => 180 - ((((180 - Math.round(degrees)) % 360) + 360) % 360);
export const sizeWithin = (size: number) => Math.min(OUTFIT_SIZE.max, Math.max(OUTFIT_SIZE.min, Math.round(size)));

const EDGE = 40;
const GAP = 30;
/** Larger, pictures would be seen to be enlarged. */
const LARGEST = 1.6;
const COLUMNS = 4;
/** From the head to the feet. */
const DOWNWARDS: readonly Layer[] = ['accessory', 'mid', 'base', 'whole', 'outer', 'bottom', 'bag', 'shoes', 'none'];
/** The piece that leads a column says where it stands, and what lies below what. */
const ACROSS: readonly Layer[] = ['outer', 'mid', 'base', 'whole', 'bottom', 'accessory', 'bag', 'shoes', 'none'];

interface Sized extends Extent {
  id: string;
  layer: Layer;
}

const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);
const widest = (column: readonly Sized[]) => Math.max(...column.map(({ width }) => width));
const tall = (column: readonly Sized[]) => sum(column.map(({ height }) => height));
const rank = (order: readonly Layer[]) => (a: Sized, b: Sized) => order.indexOf(a.layer) - order.indexOf(b.layer);

/** The tallest first, each into the column that is shortest so far, so that none stays empty. */
function columnsOf(pieces: readonly Sized[], count: number): Sized[][] {
  const columns: Sized[][] = Array.from({ length: count }, () => []);
  for (const piece of [...pieces].sort((a, b) => b.height - a.height)) {
    columns.reduce((shortest, column) => (tall(column) < tall(shortest) ? column : shortest)).push(piece);
  }
  return columns;
}

function scaleToFit(columns: readonly Sized[][]): number {
  const across = (WIDTH - 2 * EDGE - (columns.length - 1) * GAP) / sum(columns.map(widest));
  const down = columns.map((column) => (HEIGHT - 2 * EDGE - (column.length - 1) * GAP) / tall(column));
  return Math.min(across, ...down, LARGEST);
}

/** Lays a look over the whole canvas: in as many columns as show it largest, with what is left as even gaps. */
function arrange(pieces: readonly Sized[]): LaidItem[] {
  if (pieces.length === 0) return [];
  const layouts = Array.from({ length: Math.min(COLUMNS, pieces.length) }, (_, index) => columnsOf(pieces, index + 1));
  const best = layouts.reduce((one, other) => (scaleToFit(other) > scaleToFit(one) ? other : one));
  const scale = scaleToFit(best);
  const columns = best
    .map((column) => column.sort(rank(DOWNWARDS)))
    .sort((a, b) => Math.min(...a.map(({ layer }) => ACROSS.indexOf(layer))) - Math.min(...b.map(({ layer }) => ACROSS.indexOf(layer))));
  const across = (WIDTH - sum(columns.map(widest)) * scale) / (columns.length + 1);
  let left = across;
  const laid = columns.flatMap((column) => {
    const width = widest(column) * scale;
    const down = (HEIGHT - tall(column) * scale) / (column.length + 1);
    let top = down;
    const placed = column.map((piece) => {
      const middle = top + (piece.height * scale) / 2;
      top += piece.height * scale + down;
      return { ...piece, x: thousandths(left + width / 2, WIDTH), y: thousandths(middle, HEIGHT), size: sizeWithin(scale * 100) };
    });
    left += width + across;
    return placed;
  });
  return laid.sort(rank(ACROSS)).map(({ id, x, y, size }) => ({ id, x, y, size }));
}

function sized(ids: readonly string[], pieceOf: PieceOf): Sized[] {
  return ids.flatMap((id) => {
    const piece = pieceOf(id);
    return piece ? [{ id, layer: piece.layer, ...extentOf(piece) }] : [];
  });
}

interface SavedPlace {
  id: string;
  x?: number | undefined;
  y?: number | undefined;
  size?: number | undefined;
  angle?: number | undefined;
}

/** A whole look, what lies lowest first. One with places keeps them; otherwise it is laid over the whole canvas. */
export function layOut(items: readonly SavedPlace[], pieceOf: PieceOf): LaidItem[] {
  const known = items.filter(({ id }) => pieceOf(id));
  const placed = known.flatMap(({ id, x, y, size = 100, angle }) =>
    x !== undefined && y !== undefined ? [{ id, x, y, size, ...(angle ? { angle } : {}) }] : [],
  );
  if (placed.length === known.length) return placed;
  return layOutAnew(
    known.map(({ id }) => id),
    pieceOf,
  );
}

export const layOutAnew = (ids: readonly string[], pieceOf: PieceOf): LaidItem[] => arrange(sized(ids, pieceOf));

export const isSameLook = (one: readonly LaidItem[], other: readonly LaidItem[]) =>
  one.length === other.length &&
  one.every((item, index) => {
    const same = other[index];
    return (
      same?.id === item.id && same.x === item.x && same.y === item.y && same.size === item.size && (same.angle ?? 0) === (item.angle ?? 0)
    );
  });

const overlap = (a: Rectangle, b: Rectangle) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The place where the least lies already, as large as the others are; of equal ones that nearest to the middle. */
function freePlace(piece: DrawnPiece, present: readonly LaidItem[], pieceOf: PieceOf): Omit<LaidItem, 'id'> {
  const sizes = present.map(({ size }) => size).sort((a, b) => a - b);
  const size = sizes[Math.floor(sizes.length / 2)] ?? 100;
  const taken = present.flatMap((item) => {
    const other = pieceOf(item.id);
    return other ? [rectangleOf(item, extentOf(other))] : [];
  });
  const steps = [500, 400, 600, 300, 700, 200, 800];
  const places = steps.flatMap((x) => steps.map((y) => ({ x, y, size })));
  const worth = (place: Omit<LaidItem, 'id'>) => {
    const there = rectangleOf(place, extentOf(piece));
    return sum(taken.map((other) => overlap(there, other))) + Math.hypot(place.x - 500, place.y - 500);
  };
  return places.reduce((best, place) => (worth(place) < worth(best) ? place : best));
}

/** One more piece. While nothing was moved by hand the whole look is laid out anew. */
export function withPiece(present: readonly LaidItem[], id: string, pieceOf: PieceOf): LaidItem[] {
  const piece = pieceOf(id);
  if (!piece || present.some((item) => item.id === id)) return [...present];
  const ids = present.map((item) => item.id);
  if (isSameLook(layOutAnew(ids, pieceOf), present)) return layOutAnew([...ids, id], pieceOf);
  return [...present, { id, ...freePlace(piece, present, pieceOf) }];
}

/** For a thumbnail: the look enlarged until it fills the frame, in its middle. */
export function fillFrame(laid: readonly LaidItem[], pieceOf: PieceOf): LaidItem[] {
  const rectangles = laid.flatMap((item) => {
    const piece = pieceOf(item.id);
    return piece ? [rectangleOf(item, extentOf(piece))] : [];
  });
  if (rectangles.length === 0) return [];
  const left = Math.min(...rectangles.map((part) => part.left));
  const right = Math.max(...rectangles.map((part) => part.right));
  const top = Math.min(...rectangles.map((part) => part.top));
  const bottom = Math.max(...rectangles.map((part) => part.bottom));
  const scale = 0.94 * Math.min(WIDTH / (right - left), HEIGHT / (bottom - top));
  return laid.map(({ x, y, size, ...item }) => ({
    ...item,
    x: 500 + (x - (left + right) / 2) * scale,
    y: 500 + (y - thousandths((top + bottom) / 2, HEIGHT)) * scale,
    size: size * scale,
  }));
}
