import { describe, expect, it } from 'vitest';
import manifest from '@/artwork/manifest.json';
import { picturesOf, SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';
import { CUTOUT_WIDTH, cutoutAddress, GARMENT_FORMAT, garmentPicture, photoAddress } from '@/components/ui/media/item-photo';

describe("the pictures of members' pieces", () => {
  it('are rendered for every garment in the one format that the site takes for granted', () => {
    const garments = Object.entries(manifest).filter(([name]) => name.startsWith('garment-'));
    expect(garments.length).toBe(SAMPLE_GARMENTS.flatMap(picturesOf).length);
    const { width, height, widths } = GARMENT_FORMAT;
    for (const [name, info] of garments) {
      expect({ name, width: info.width, height: info.height, widths: info.widths }).toEqual({ name, width, height, widths });
    }
  });

  it("are made from a garment's name alone, and from no other", () => {
    expect(garmentPicture('garment-camel-wool-coat')?.name).toBe('garment-camel-wool-coat');
    for (const name of ['', 'hero-wide', '../garment-x', 'garment-x/../../y', 'garment-"onerror']) expect(garmentPicture(name)).toBeNull();
  });

  it('can be had as a cut-out of the one width that looks are laid out in', () => {
    for (const { picture: name } of SAMPLE_GARMENTS) {
      const cutout = Object.entries(manifest).find(([key]) => key === name.replace('garment-', 'cutout-'))?.[1];
      expect({ name, ...cutout }).toMatchObject({ name, width: 400, height: 500, widths: [CUTOUT_WIDTH] });
    }
    expect(cutoutAddress({ name: 'garment-camel-wool-coat' })).toBe('/artwork/cutout-camel-wool-coat-400.webp');
    expect(cutoutAddress({ name: 'garment-camel-wool-coat', src: 'https://api.example/photo.jpg' })).toBeNull();
  });

  it('prefer an address of the API', () => {
    expect(photoAddress({ name: 'garment-camel-wool-coat', src: 'https://api.example/photo.jpg' })).toBe('https://api.example/photo.jpg');
    expect(photoAddress({ name: 'garment-camel-wool-coat' })).toBe('/artwork/garment-camel-wool-coat-640.webp');
    expect(photoAddress({ name: 'package-lite' })).toBeNull();
  });
});
