import { describe, expect, it } from 'vitest';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { boxOf, extentOf, fillFrame, layOut, layOutAnew, withPiece, type DrawnPiece, type LaidItem } from '@/lib/domain/outfit/lay-out';

type Layer = WardrobeItem['layer'];
const drawn = (layer: Layer, garment: string): DrawnPiece => ({ layer, picture: { name: `garment-${garment}` } });
const PIECES: Readonly<Record<string, DrawnPiece>> = {
  coat: drawn('outer', 'camel-wool-coat'),
  shirt: drawn('base', 'sky-linen-shirt'),
  jumper: drawn('mid', 'oat-cable-jumper'),
  trousers: drawn('bottom', 'charcoal-wool-trousers'),
  dress: drawn('whole', 'red-slip-dress'),
  pumps: drawn('shoes', 'black-leather-pumps'),
  bag: drawn('bag', 'tan-leather-handbag'),
  scarf: drawn('accessory', 'tartan-wool-scarf'),
};
const pieceOf = (id: string) => PIECES[id];

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** In thousandths of the canvas's width; it is 1,250 high. */
function boxes(laid: readonly LaidItem[]): Box[] {
  return laid.map(({ id, x, y, size }) => {
    const { width, height } = extentOf(pieceOf(id) ?? drawn('none', 'unknown'));
    const [half, rise] = [(width * size) / 200, (height * size) / 200];
    return { left: x - half, right: x + half, top: y * 1.25 - rise, bottom: y * 1.25 + rise };
  });
}

describe('what is seen of a piece', () => {
  it('is as large as the garment in its cut-out, not as the picture', () => {
    const { left, width } = boxOf(drawn('bottom', 'charcoal-wool-trousers'));
    expect(left).toBeGreaterThan(100);
    expect(width).toBeLessThan(200);
    expect(extentOf(pieceOf('trousers') ?? drawn('none', '')).width).toBeLessThan(extentOf(pieceOf('coat') ?? drawn('none', '')).width);
  });

  it('is the whole photograph where a provider brings its own', () => {
    const photograph: DrawnPiece = { layer: 'base', picture: { name: 'garment-camel-wool-coat', src: 'https://api.example/1.jpg' } };
    expect(boxOf(photograph)).toEqual({ left: 0, top: 0, width: 400, height: 500 });
    expect(boxOf(drawn('none', 'nobody-drew-this'))).toEqual({ left: 0, top: 0, width: 400, height: 500 });
  });
});

describe('a look that nobody has laid out', () => {
  it.each([
    [['shirt']],
    [['shirt', 'trousers']],
    [['dress', 'pumps']],
    [['shirt', 'trousers', 'pumps']],
    [['coat', 'shirt', 'trousers', 'pumps', 'bag']],
    [Object.keys(PIECES)],
  ])('lies within the canvas and on nothing else: %j', (ids) => {
    const laid = layOutAnew(ids, pieceOf);
    expect(laid.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const all = boxes(laid);
    for (const box of all) {
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(1_000);
      expect(box.bottom).toBeLessThanOrEqual(1_250);
      // Half a percent of a size is rounded.
      const below = all.filter(
        (other) =>
          other !== box &&
          other.left < box.right - 6 &&
          other.right > box.left + 6 &&
          other.top < box.bottom - 6 &&
          other.bottom > box.top + 6,
      );
      expect(below).toEqual([]);
    }
  });

  it.each([
    [['shirt', 'trousers', 'pumps']],
    [['dress', 'pumps', 'bag']],
    [['coat', 'shirt', 'trousers', 'pumps']],
    [['coat', 'shirt', 'jumper', 'trousers', 'pumps', 'bag', 'scarf']],
  ])('leaves no quarter of the canvas empty: %j', (ids) => {
    const all = boxes(layOutAnew(ids, pieceOf));
    for (const [left, top] of [
      [0, 0],
      [500, 0],
      [0, 625],
      [500, 625],
    ] as const) {
      const within = all.reduce(
        (sum, box) =>
          sum +
          Math.max(0, Math.min(box.right, left + 500) - Math.max(box.left, left)) *
            Math.max(0, Math.min(box.bottom, top + 625) - Math.max(box.top, top)),
        0,
      );
      expect(within / (500 * 625)).toBeGreaterThan(0.1);
    }
  });

  it('has what is worn lower below, within a column', () => {
    const order = ['scarf', 'jumper', 'shirt', 'dress', 'coat', 'trousers', 'bag', 'pumps'];
    const laid = layOutAnew(order, pieceOf);
    const columns = [...new Set(laid.map(({ x }) => x))].map((x) => laid.filter((item) => item.x === x));
    expect(columns.some((column) => column.length > 1)).toBe(true);
    for (const column of columns) {
      const downwards = [...column].sort((a, b) => a.y - b.y).map(({ id }) => order.indexOf(id));
      expect(downwards).toEqual([...downwards].sort((a, b) => a - b));
    }
  });

  it('is nothing for nothing, and leaves out what nobody knows', () => {
    expect(layOut([], pieceOf)).toEqual([]);
    expect(layOut([{ id: 'gone' }, { id: 'shirt' }], pieceOf).map(({ id }) => id)).toEqual(['shirt']);
  });
});

describe('a saved look', () => {
  it('keeps its places, sizes and layers', () => {
    const placed = [
      { id: 'pumps', x: 10, y: 20, size: 70 },
      { id: 'coat', x: 0, y: 0, size: 140 },
    ];
    expect(layOut(placed, pieceOf)).toEqual(placed);
  });

  it('of before pieces had sizes has the natural ones', () => {
    expect(layOut([{ id: 'shirt', x: 70, y: 80 }], pieceOf)).toEqual([{ id: 'shirt', x: 70, y: 80, size: 100 }]);
    const turned = { id: 'shirt', x: 70, y: 80, size: 90, angle: -30 };
    expect(layOut([turned], pieceOf)).toEqual([turned]);
  });

  it('with half a place is laid out anew', () => {
    expect(layOut([{ id: 'shirt', x: 10 }], pieceOf)).toEqual(layOutAnew(['shirt'], pieceOf));
  });
});

describe('one more piece', () => {
  it('has the look laid out anew while nothing was moved', () => {
    const two = withPiece(layOutAnew(['shirt'], pieceOf), 'trousers', pieceOf);
    expect(two).toEqual(layOutAnew(['shirt', 'trousers'], pieceOf));
  });

  it('moves nothing that was placed by hand, and goes where there is room', () => {
    const moved = [{ id: 'coat', x: 260, y: 480, size: 90 }];
    const [kept, added] = withPiece(moved, 'trousers', pieceOf);
    expect(kept).toBe(moved[0]);
    expect(added).toMatchObject({ id: 'trousers', size: 90 });
    const [coat, trousers] = boxes([kept, added].flatMap((item) => item ?? []));
    expect(trousers?.left).toBeGreaterThanOrEqual(coat?.right ?? 1_000);
  });

  it('is not laid twice, nor is one that nobody knows', () => {
    const one = layOutAnew(['shirt'], pieceOf);
    expect(withPiece(one, 'shirt', pieceOf)).toEqual(one);
    expect(withPiece(one, 'gone', pieceOf)).toEqual(one);
  });
});

describe('a thumbnail', () => {
  it.each([[['scarf']], [['shirt', 'pumps']], [['coat', 'shirt', 'trousers']]])('is filled by its look: %j', (ids) => {
    // All in one corner, and small.
    const laid = ids.map((id, index) => ({ id, x: 100 + index * 60, y: 120, size: 40 }));
    const all = boxes(fillFrame(laid, pieceOf));
    const width = Math.max(...all.map(({ right }) => right)) - Math.min(...all.map(({ left }) => left));
    const height = Math.max(...all.map(({ bottom }) => bottom)) - Math.min(...all.map(({ top }) => top));
    expect(Math.max(width / 1_000, height / 1_250)).toBeCloseTo(0.94, 1);
    expect(Math.max(...all.map(({ right }) => right)) + Math.min(...all.map(({ left }) => left))).toBeCloseTo(1_000, -1);
  });

  it('has room for a piece that is turned', () => {
    const upright = fillFrame([{ id: 'scarf', x: 500, y: 500, size: 100 }], pieceOf)[0];
    const lying = fillFrame([{ id: 'scarf', x: 500, y: 500, size: 100, angle: 90 }], pieceOf)[0];
    const { width, height } = extentOf(pieceOf('scarf') ?? drawn('none', ''));
    expect(lying?.angle).toBe(90);
    // As wide as it was high: it fills the frame's width.
    expect((height * (lying?.size ?? 0)) / 100).toBeCloseTo(Math.min(940, (1_175 * height) / width), 0);
    expect(lying?.size).not.toBeCloseTo(upright?.size ?? 0, 0);
  });

  it('of nothing is empty', () => {
    expect(fillFrame([], pieceOf)).toEqual([]);
  });
});
