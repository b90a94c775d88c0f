import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ARTWORK } from '@/artwork/catalogue';
import { artworkInfo, isArtworkName } from '@/artwork/manifest';
import { readIndex } from '@/scripts/artwork/index-cache';
import { OUTPUT } from '@/scripts/artwork/paths';
import { fileNames, pictureKey } from '@/scripts/artwork/render-picture';
import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';

describe('the artwork manifest', () => {
  it('describes every picture of the catalogue, with its true size', () => {
    for (const entry of ARTWORK) {
      if (!isArtworkName(entry.name)) throw new Error(`${entry.name} is missing: run scripts/render-artwork.ts`);
      const { width, height } = entry.draw();
      const info = artworkInfo(entry.name);
      expect({ width: info.width, height: info.height, widths: info.widths }).toEqual({ width, height, widths: entry.widths });
      expect(info.placeholder).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('has a picture for every sample garment', () => {
    expect(SAMPLE_GARMENTS.filter((garment) => !isArtworkName(garment.picture))).toEqual([]);
  });

  it('does not take inherited properties for pictures', () => {
    expect(isArtworkName('toString')).toBe(false);
  });
});

describe('the files under public/artwork', () => {
  it('are those of the drawings as they are: who changes a drawing commits what scripts/render-artwork.ts makes of it', async () => {
    const keys = Object.fromEntries([...(await readIndex()).values()].map(({ name, key }) => [name, key]));
    expect(keys).toEqual(Object.fromEntries(ARTWORK.map((entry) => [entry.name, pictureKey(entry, entry.draw())])));
    expect(readdirSync(OUTPUT).sort()).toEqual(ARTWORK.flatMap(fileNames).sort());
  });
});
