// @vitest-environment node
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawnOutlines } from '@/scripts/docs/drawn-outlines';
import { COLOURS } from '@/lib/domain/wardrobe/garment';
import { proposePiece } from '@/lib/domain/wardrobe/propose-piece';
import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';

async function seen(file: Buffer | string) {
  const { data, info } = await sharp(file).resize({ width: 96 }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return proposePiece({ width: info.width, height: info.height, data });
}

it('the outlines are those of our drawings', async () => {
  expect(readFileSync('lib/domain/wardrobe/outlines.ts', 'utf8')).toBe(await drawnOutlines());
});

describe('a photograph', () => {
  it('is mostly taken for the right kind and colour', async () => {
    const proposals = await Promise.all(
      SAMPLE_GARMENTS.map(async (garment) => ({ garment, proposal: await seen(`public/artwork/${garment.picture}-640.webp`) })),
    );
    const told = proposals.filter(({ proposal }) => proposal.kind !== null);
    // White on a white wall is told by nobody: better no word than a wrong one.
    expect(told.length / proposals.length).toBeGreaterThan(0.75);
    expect(told.filter(({ garment, proposal }) => proposal.kind === garment.kind).length / told.length).toBeGreaterThan(0.7);
    expect(proposals.filter(({ garment, proposal }) => proposal.colour === garment.colour.name).length / proposals.length).toBeGreaterThan(
      0.65,
    );
  }, 60_000);

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
