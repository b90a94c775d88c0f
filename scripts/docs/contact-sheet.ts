import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { ARTWORK } from '@/artwork/catalogue';
import { artworkInfo, isArtworkName } from '@/artwork/manifest';

const WIDTH = 1440;
const ROW = 120;
const GAP = 6;

/** Every picture but the cut-outs, small, in rows of one height: `docs/pictures/artwork.webp`. */
export async function contactSheet(): Promise<Buffer> {
  const tiles: OverlayOptions[] = [];
  let [left, top] = [GAP, GAP];
  for (const { name, studio } of ARTWORK.filter(({ isTransparent }) => !isTransparent)) {
    if (!isArtworkName(name)) throw new Error(`${name} is missing: run scripts/render-artwork.ts`);
    const info = artworkInfo(name);
    const width = Math.round((info.width / info.height) * ROW);
    if (left + width + GAP > WIDTH) [left, top] = [GAP, top + ROW + GAP];
    const input = await sharp(path.join('artwork/studio/pictures', `${studio}.webp`))
      .resize(width, ROW)
      .toBuffer();
    tiles.push({ input, left, top });
    left += width + GAP;
  }
  return sharp({ create: { width: WIDTH, height: top + ROW + GAP, channels: 3, background: '#fbf8f4' } })
    .composite(tiles)
    .webp({ quality: 70, effort: 5 })
    .toBuffer();
}
