import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import boxes from '@/lib/domain/outfit/cutout-boxes.json';
import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';
import { cutoutBoxes } from '@/scripts/docs/cutout-boxes';

it('the frames of the pieces are those of the cut-outs', { timeout: 60_000 }, async () => {
  expect(Object.keys(boxes).sort()).toEqual(SAMPLE_GARMENTS.map(({ id }) => id).sort());
  expect(readFileSync('lib/domain/outfit/cutout-boxes.json', 'utf8')).toBe(await cutoutBoxes());
});
