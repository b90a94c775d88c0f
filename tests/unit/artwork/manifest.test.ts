import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ARTWORK } from '@/artwork/catalogue';
import { artworkInfo, isArtworkName } from '@/artwork/manifest';
import { readIndex } from '@/scripts/artwork/index-cache';
import { OUTPUT } from '@/scripts/artwork/paths';
import { fileNames, masterOf, pictureKey } from '@/scripts/artwork/render-picture';
import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';

describe('the artwork manifest', () => {
  it('describes every picture of the catalogue, with its true size', async () => {
    for (const entry of ARTWORK) {
      if (!isArtworkName(entry.name)) throw new Error(`${entry.name} is missing: run scripts/render-artwork.ts`);
      const { width, height } = await masterOf(entry);
      expect(width, entry.name).toBeGreaterThanOrEqual(Math.max(...entry.widths));
      const info = artworkInfo(entry.name);
      expect({ width: info.width, height: info.height, widths: info.widths }).toEqual({ width, height, widths: entry.widths });
      expect(info.placeholder).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('shows every sample garment from behind and near', () => {
    expect(SAMPLE_GARMENTS.filter(({ views }) => !views.includes('back') || !views.includes('detail')).map(({ id }) => id)).toEqual([]);
  });

  it('does not take inherited properties for pictures', () => {
    expect(isArtworkName('toString')).toBe(false);
  });
});

describe('the files under public/artwork', () => {
  it('are made from the pictures of the studio as they are: who changes one commits what scripts/render-artwork.ts makes of it', async () => {
    const keys = Object.fromEntries([...(await readIndex()).values()].map(({ name, key }) => [name, key]));
    const made = await Promise.all(ARTWORK.map(async (entry) => [entry.name, pictureKey(entry, await masterOf(entry))] as const));
    expect(keys).toEqual(Object.fromEntries(made));
    expect(readdirSync(OUTPUT).sort()).toEqual(ARTWORK.flatMap(fileNames).sort());
  });

  it('weigh at most 14 kB where a piece stands in the grid', () => {
    const heavy = SAMPLE_GARMENTS.map(({ picture }) => `${picture}-640.avif`).filter((file) => statSync(`${OUTPUT}/${file}`).size > 14_000);
    expect(heavy).toEqual([]);
  });
});
