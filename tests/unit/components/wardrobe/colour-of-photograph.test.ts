// @vitest-environment node
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { colourOfPhotograph } from '@/components/wardrobe/model/colour-of-photograph';
import { COLOURS } from '@/lib/domain/wardrobe/garment';
import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';

async function named(file: Sharp) {
  const decoded = await file.png().toBuffer();
  const { data, info } = await sharp(decoded).resize({ width: 96 }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return colourOfPhotograph({ width: info.width, height: info.height, data });
}

const TINT = (r: number, g: number, b: number) => (file: Sharp) =>
  file.recomb([
    [r, 0, 0],
    [0, g, 0],
    [0, 0, b],
  ]);
/** How rooms and phones change a picture, and how many of four names must be right then. */
const LIGHTS: readonly [string, number, (file: Sharp) => Sharp][] = [
  ['as it is', 2.8, (file) => file],
  ['in a dark room', 2.7, (file) => file.linear(0.65, 0)],
  ['under a warm lamp', 2.7, TINT(1.08, 0.97, 0.78)],
  ['by a cold window', 2.7, TINT(0.9, 1, 1.08)],
  ['too bright', 2.7, (file) => file.linear(1.12, 0)],
  ['as a small copy', 2.7, (file) => file.resize({ width: 120 })],
];

describe('the colour of a photograph', () => {
  it.each(LIGHTS)('%s is named rightly for %d of four pieces', async (_, ofFour, change) => {
    const names = await Promise.all(SAMPLE_GARMENTS.map(({ id }) => named(change(sharp(`artwork/studio/pictures/${id}.webp`)))));
    const wrong = SAMPLE_GARMENTS.flatMap(({ id, colour }, at) => (names[at] === colour.name ? [] : [`${id}: ${names[at]}`]));
    expect(SAMPLE_GARMENTS.length - wrong.length, wrong.join(', ')).toBeGreaterThanOrEqual((SAMPLE_GARMENTS.length * ofFour) / 4);
  });

  it.each(['navy', 'camel', 'burgundy', 'jade', 'black'] as const)('of a plain %s piece on a table is that colour', async (colour) => {
    const cloth = `<svg width="300" height="400"><rect width="300" height="400" fill="#d9cdb8"/><path d="M90 60h120l50 90-40 20-20-30v200H100V140l-20 30-40-20z" fill="${COLOURS[colour]}"/></svg>`;
    expect(await named(sharp(Buffer.from(cloth)))).toBe(colour);
  });

  it('of nothing but a coloured ground is that of the ground', async () => {
    expect(await named(sharp({ create: { width: 300, height: 400, channels: 3, background: COLOURS.navy } }))).toBe('navy');
  });
});
