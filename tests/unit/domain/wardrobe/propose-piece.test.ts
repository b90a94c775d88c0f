// @vitest-environment node
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DRAWN_GARMENTS } from '@/artwork/garments/drawn-garments';
import { itemPicture } from '@/tests/builders/item-picture';
import { COLOURS, type SampleGarment } from '@/lib/domain/wardrobe/garment';
import { proposePiece } from '@/lib/domain/wardrobe/propose-piece';
import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';
import { flattenSprites } from '@/scripts/artwork/flatten-sprites';

async function seen(file: Buffer | string) {
  const { data, info } = await sharp(file).resize({ width: 96 }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return proposePiece({ width: info.width, height: info.height, data });
}

/** The clearest picture that a piece can have: drawn before a plain wall. */
async function drawing(garment: SampleGarment): Promise<Buffer> {
  const { svg, width } = itemPicture(garment);
  const scale = 320 / width;
  return sharp(Buffer.from(await flattenSprites(svg, scale)), { density: 72 * scale, unlimited: true })
    .flatten({ background: '#fbf8f4' })
    .png()
    .toBuffer();
}

describe('a photograph', () => {
  it('as clear as a drawing is mostly taken for the right kind and colour', async () => {
    const proposals = await Promise.all(
      [...SAMPLE_GARMENTS, ...DRAWN_GARMENTS].map(async (garment) => ({ garment, proposal: await seen(await drawing(garment)) })),
    );
    const told = proposals.filter(({ proposal }) => proposal.kind !== null);
    // White on a white wall is told by nobody: better no word than a wrong one.
    expect(told.length / proposals.length).toBeGreaterThan(0.75);
    expect(told.filter(({ garment, proposal }) => proposal.kind === garment.kind).length / told.length).toBeGreaterThan(0.7);
    expect(proposals.filter(({ garment, proposal }) => proposal.colour === garment.colour.name).length / proposals.length).toBeGreaterThan(
      0.65,
    );
  }, 120_000);

  it.each(['navy', 'camel', 'burgundy', 'jade', 'black'] as const)('of a plain %s piece on a table has that colour', async (colour) => {
    const cloth = `<svg width="300" height="400"><rect width="300" height="400" fill="#d9cdb8"/><path d="M90 60h120l50 90-40 20-20-30v200H100V140l-20 30-40-20z" fill="${COLOURS[colour]}"/></svg>`;
    expect((await seen(Buffer.from(cloth))).colour).toBe(colour);
  });

  it('of nothing but ground has a colour and no kind', async () => {
    const blank = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#27324a' } })
      .png()
      .toBuffer();
    expect(await seen(blank)).toEqual({ colour: 'navy', kind: null });
  });
});
