import { colourDistance, oklchOfHex, type Oklch } from '@/lib/domain/shared/oklch';
import { COLOURS, type ColourName, type GarmentKind } from './garment';
import { OUTLINES } from './outlines';

/** A small copy of a photograph: 8 bits each of red, green, blue and alpha. */
export interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

export interface PieceProposal {
  colour: ColourName;
  /** Null: the ground is too restless to tell the outline. */
  kind: GarmentKind | null;
}

/** Rows of an outline: how wide each is, and how much of it is cloth. */
const ROWS = 12;
/** Two colours that look alike under one light. */
const ALIKE = 0.07;
/** How much darker the ground is where the piece throws a shadow. */
const SHADOW = 0.16;
/** Half of the width of what is no cloth, in pixels of a copy that is a hundred wide. */
const THIN = 2;
/** Shares of the picture between which something is a piece and not a speck or the ground itself. */
const SMALLEST = 0.04;
const LARGEST = 0.9;
/** Further away nothing is like it. */
const FARTHEST = 1.6;
/** The height beside the width counts this much: a skirt and a dress differ by little else. */
const TALLNESS = 2;

const NAMES = Object.keys(COLOURS) as ColourName[];
const OKLCH = new Map(NAMES.map((name) => [name, oklchOfHex(COLOURS[name])]));

/**
 * Ground colour and kind of the piece on a photograph, for its owner to correct. It compares the outline with those of typical garments, on
 * the device: of clear pictures before a plain ground about four of five are right, under soft light with shadows far fewer.
 */
export function proposePiece(pixels: Pixels): PieceProposal {
  const colourOf = quantised(pixels);
  const mask = pieceIn(pixels, colourOf);
  const isTold = isPiece(mask);
  return {
    colour: groundColour(pixels, colourOf, isTold ? mask : centreOf(pixels)),
    kind: isTold ? nearestKind(outlineIn(pixels, mask)) : null,
  };
}

function isPiece(mask: Uint8Array): boolean {
  const covered = mask.reduce((sum, on) => sum + on, 0) / mask.length;
  return covered >= SMALLEST && covered <= LARGEST;
}

type ColourAt = (index: number) => Oklch;

/** Five bits a channel, so that few colours have to be converted. */
function quantised({ data }: Pixels): ColourAt {
  const known = new Map<number, Oklch>();
  return (index) => {
    const [r, g, b] = [data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0].map((channel) => channel & 0xf8);
    const key = ((r ?? 0) << 16) | ((g ?? 0) << 8) | (b ?? 0);
    const colour = known.get(key) ?? oklchOfHex(`#${key.toString(16).padStart(6, '0')}`);
    known.set(key, colour);
    return colour;
  };
}

/** 1 for the largest thing that the ground cannot be reached from, beginning at the edge; what is thin, a hook or a rail, is left out. */
function pieceIn(pixels: Pixels, colourOf: ColourAt): Uint8Array {
  const { width, height, data } = pixels;
  const isClear = (index: number) => (data[index * 4 + 3] ?? 255) < 128;
  const edge = Array.from({ length: width * height }, (_, index) => index).filter((index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    return x === 0 || y === 0 || x === width - 1 || y === height - 1;
  });
  const grounds = commonColours(edge.filter((index) => !isClear(index)).map(colourOf));
  const isGround = (index: number) => isClear(index) || grounds.some((ground) => isAlike(colourOf(index), ground));
  const reached = flood(pixels, edge.filter(isGround), isGround);
  const solid = reached.map((on) => 1 - on);
  const opened = grown(pixels, shrunk(pixels, solid, THIN), THIN);
  return largestOf(pixels, opened);
}

/** Of the ground a shadow too: as colourful, and somewhat darker. */
function isAlike(colour: Oklch, ground: Oklch): boolean {
  const darker = ground.l - colour.l;
  const [a, b] = [colour, { ...ground, l: colour.l }];
  return colourDistance(colour, ground) < ALIKE || (darker > 0 && darker < SHADOW && colourDistance(a, b) < ALIKE / 3);
}

/** Everything that can be reached from these places. */
function flood({ width, height }: Pixels, from: readonly number[], isOpen: (index: number) => boolean): Uint8Array {
  const reached = new Uint8Array(width * height);
  const open = [...from];
  for (const index of open) reached[index] = 1;
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    for (const next of besides(index, width, height)) {
      if (reached[next] === 1 || !isOpen(next)) continue;
      reached[next] = 1;
      open.push(next);
    }
  }
  return reached;
}

function besides(index: number, width: number, height: number): number[] {
  const x = index % width;
  return [
    ...(x > 0 ? [index - 1] : []),
    ...(x < width - 1 ? [index + 1] : []),
    ...(index >= width ? [index - width] : []),
    ...(index < width * (height - 1) ? [index + width] : []),
  ];
}

function shrunk(pixels: Pixels, mask: Uint8Array, times: number): Uint8Array {
  if (times === 0) return mask;
  const { width, height } = pixels;
  return shrunk(
    pixels,
    mask.map((on, index) => (on === 1 && besides(index, width, height).every((next) => mask[next] === 1) ? 1 : 0)),
    times - 1,
  );
}

function grown(pixels: Pixels, mask: Uint8Array, times: number): Uint8Array {
  if (times === 0) return mask;
  const { width, height } = pixels;
  return grown(
    pixels,
    mask.map((on, index) => (on === 1 || besides(index, width, height).some((next) => mask[next] === 1) ? 1 : 0)),
    times - 1,
  );
}

function largestOf(pixels: Pixels, mask: Uint8Array): Uint8Array {
  const seen = new Uint8Array(mask.length);
  let best: { part: Uint8Array; size: number } = { part: new Uint8Array(mask.length), size: 0 };
  for (let index = 0; index < mask.length; index += 1) {
    if (mask[index] === 0 || seen[index] === 1) continue;
    const part = flood(pixels, [index], (next) => mask[next] === 1);
    let size = 0;
    part.forEach((on, at) => {
      size += on;
      if (on === 1) seen[at] = 1;
    });
    if (size > best.size) best = { part, size };
  }
  return best.part;
}

/** What most of the edge looks like, a wall and a floor for example; a sleeve that is cut off there is not among it. */
function commonColours(colours: readonly Oklch[]): Oklch[] {
  const groups: { colour: Oklch; count: number }[] = [];
  for (const colour of colours) {
    const group = groups.find((one) => colourDistance(one.colour, colour) < ALIKE);
    if (group) group.count += 1;
    else groups.push({ colour, count: 1 });
  }
  return groups.filter(({ count }) => count > colours.length * 0.12).map(({ colour }) => colour);
}

function centreOf({ width, height }: Pixels): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [(index % width) / width, Math.floor(index / width) / height];
    return x > 0.3 && x < 0.7 && y > 0.3 && y < 0.7 ? 1 : 0;
  });
}

/** The name that most of its pixels are nearest to: of a pattern the ground. */
function groundColour({ width, height }: Pixels, colourOf: ColourAt, mask: Uint8Array): ColourName {
  const counts = new Map<ColourName, number>();
  const nearest = new Map<Oklch, ColourName>();
  for (let index = 0; index < width * height; index += 1) {
    if (mask[index] === 0) continue;
    const colour = colourOf(index);
    const name =
      nearest.get(colour) ??
      NAMES.reduce((best, other) => (distanceTo(colour, other) < distanceTo(colour, best) ? other : best), NAMES[0] as ColourName);
    nearest.set(colour, name);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 'grey';
}

const distanceTo = (colour: Oklch, name: ColourName): number => colourDistance(colour, OKLCH.get(name) ?? colour);

/** The height beside the width, then each row's width and cloth, all as shares of the outline's box. */
function outlineIn({ width, height }: Pixels, mask: ArrayLike<number>): number[] {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let index = 0; index < width * height; index += 1) {
    if (!mask[index]) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  const [across, down] = [right - left + 1, bottom - top + 1];
  const widths = Array<number>(ROWS).fill(0);
  const cloth = Array<number>(ROWS).fill(0);
  const lines = Array<number>(ROWS).fill(0);
  for (let y = top; y <= bottom; y += 1) {
    const row = Math.min(ROWS - 1, Math.floor(((y - top) * ROWS) / down));
    let [first, last, on] = [-1, -1, 0];
    for (let x = left; x <= right; x += 1) {
      if (!mask[y * width + x]) continue;
      if (first < 0) first = x;
      last = x;
      on += 1;
    }
    lines[row] = (lines[row] ?? 0) + 1;
    if (first < 0) continue;
    widths[row] = (widths[row] ?? 0) + (last - first + 1) / across;
    cloth[row] = (cloth[row] ?? 0) + on / across;
  }
  const shares = [...widths, ...cloth].map((sum, index) => sum / Math.max(1, lines[index % ROWS] ?? 1));
  return [Math.log(down / across) * TALLNESS, ...shares];
}

function nearestKind(outline: readonly number[]): GarmentKind | null {
  let best: { kind: string; apart: number } | null = null;
  for (const [kind, drawn] of Object.entries(OUTLINES)) {
    for (const other of drawn) {
      const apart = outline.reduce((sum, value, index) => sum + (value - (other[index] ?? 0) / 100) ** 2, 0);
      if (!best || apart < best.apart) best = { kind, apart };
    }
  }
  return best && best.apart < FARTHEST ? (best.kind as GarmentKind) : null;
}
