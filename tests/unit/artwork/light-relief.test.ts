import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { splitLit } from '@/artwork/fabric/relief';
import { splitSprites } from '@/artwork/draw/sprite';
import { DRAWN_GARMENTS } from '@/artwork/garments/drawn-garments';
import { itemPicture } from '@/tests/builders/item-picture';
import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';
import { flattenSprites } from '@/scripts/artwork/flatten-sprites';
import { fractalNoise } from '@/scripts/artwork/noise';

const DENSITY = 0.5;

function drawn(name: string): string {
  const garment = [...SAMPLE_GARMENTS, ...DRAWN_GARMENTS].find(({ id }) => id === name);
  if (!garment) throw new Error(`No garment ${name}`);
  return itemPicture(garment).svg;
}

async function pixels(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(await flattenSprites(svg, DENSITY)), { density: 72 * DENSITY, unlimited: true })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer();
}

describe('the light on the clothes', () => {
  // Matt, glossy, crossed weave, pale: each takes another way through the light.
  it.each(['navy-wool-blazer', 'black-slip-dress', 'sky-linen-shirt', 'white-jeans'])(
    'is what a renderer of SVG makes of the filter: %s',
    async (name) => {
      const svg = drawn(name);
      // Without its mark the drawing keeps the filter.
      const [ours, theirs] = await Promise.all([pixels(svg), pixels(svg.replaceAll('<!--heights', '<!--unmarked'))]);
      expect(ours).toHaveLength(theirs.length);
      let difference = 0;
      ours.forEach((value, at) => (difference += Math.abs(value - (theirs[at] ?? 0))));
      expect(difference / ours.length).toBeGreaterThan(0);
      expect(difference / ours.length).toBeLessThan(4);
    },
  );

  it('takes a lit drawing apart, and leaves others whole', () => {
    const sprite = splitSprites(drawn('navy-wool-blazer')).find((part) => typeof part !== 'string');
    const lit = splitLit(sprite?.content ?? '');
    expect(lit?.relief.depth).toBeGreaterThan(0);
    expect(lit?.dyed).not.toContain('hard-light');
    expect(lit?.heights).not.toContain('hard-light');
    expect(lit?.heights).toContain('display="none"');
    expect(splitLit('<g/>')).toBeUndefined();
  });
});

describe('the noise of drape and grain', () => {
  it('is the same for the same seed, another for another, and lies between 0 and 1', () => {
    const [one, same, other] = [fractalNoise(7, 0.3, 0.1), fractalNoise(7, 0.3, 0.1), fractalNoise(8, 0.3, 0.1)];
    const places = Array.from({ length: 400 }, (_, at) => [at * 1.7 - 200, at * 0.9 - 90] as const);
    const values = places.map(([x, y]) => one(x, y));
    expect(values).toEqual(places.map(([x, y]) => same(x, y)));
    expect(values).not.toEqual(places.map(([x, y]) => other(x, y)));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThanOrEqual(1);
    expect(new Set(values).size).toBeGreaterThan(300);
  });
});
