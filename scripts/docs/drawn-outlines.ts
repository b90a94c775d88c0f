import sharp from 'sharp';
import type { GarmentKind } from '@/lib/domain/wardrobe/garment';
import { outlineOf } from '@/lib/domain/wardrobe/propose-piece';
import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';

const SIZE = { width: 96, height: 120, fit: 'fill' } as const;
const HEAD = `/** Outlines of our drawings by kind, as \`npm run docs -- outlines\` writes them: shares in percent, told by \`propose-piece.ts\`. */
// oxfmt-ignore
export const OUTLINES: Readonly<Record<string, readonly (readonly number[])[]>> = {
`;

/** The table with which a member's photograph is compared, from the cut-out pictures of our own garments. */
export async function drawnOutlines(): Promise<string> {
  const byKind = new Map<GarmentKind, string[]>();
  for (const { kind, picture } of SAMPLE_GARMENTS) {
    const { data, info } = await sharp(`public/artwork/${picture.replace('garment-', 'cutout-')}-400.webp`)
      .resize(SIZE)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const outline = outlineOf({ width: info.width, height: info.height, data });
    byKind.set(kind, [...(byKind.get(kind) ?? []), `[${outline.join(', ')}]`]);
  }
  const rows = [...byKind].map(([kind, outlines]) => `  '${kind}': [${outlines.join(', ')}],\n`);
  return `${HEAD}${rows.join('')}};\n`;
}
