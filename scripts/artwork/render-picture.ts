import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import type { ArtworkEntry } from '../../artwork/catalogue';
import type { Picture } from '../../artwork/draw/svg';
import { atomicWrite } from './atomic-write';
import { flattenSprites } from './flatten-sprites';
import { OUTPUT } from './paths';

const AVIF = { quality: 60, effort: 0, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 80, effort: 2 } as const;

/** Background of opaque pictures. */
const PAPER = '#fbf8f4';

/** Changes with everything that affects the files: drawing, sizes, encoder and options. */
export function pictureKey(entry: ArtworkEntry, drawn: Picture): string {
  const options = JSON.stringify({ widths: entry.widths, AVIF, WEBP, vips: sharp.versions.vips, rsvg: sharp.versions.rsvg });
  return createHash('sha256').update(drawn.svg).update(options).digest('hex').slice(0, 24);
}

export interface RenderedPicture {
  readonly name: string;
  readonly key: string;
  readonly placeholder: string;
  readonly files: readonly string[];
}

export function fileNames(entry: ArtworkEntry): string[] {
  return entry.widths.flatMap((width) => [`${entry.name}-${width}.avif`, `${entry.name}-${width}.webp`]);
}

/** Rasterises once at the largest width and scales down: filters are by far the slowest part. */
export async function renderPicture(entry: ArtworkEntry, drawn: Picture, key: string): Promise<RenderedPicture> {
  const largest = Math.max(...entry.widths);
  const drawing = sharp(Buffer.from(await flattenSprites(drawn.svg, largest / drawn.width)), {
    density: (72 * largest) / drawn.width,
    unlimited: true,
  }).resize(largest);
  const { data, info } = await (entry.isTransparent ? drawing.ensureAlpha() : drawing.flatten({ background: PAPER }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  for (const width of entry.widths) {
    const scaled =
      width === largest
        ? { data, raw }
        : await sharp(data, raw)
            .resize(width)
            .raw()
            .toBuffer({ resolveWithObject: true })
            .then((r) => ({ data: r.data, raw: { raw: { width: r.info.width, height: r.info.height, channels: r.info.channels } } }));
    const base = path.join(OUTPUT, `${entry.name}-${width}`);
    await atomicWrite(`${base}.avif`, await sharp(scaled.data, scaled.raw).avif(AVIF).toBuffer());
    await atomicWrite(`${base}.webp`, await sharp(scaled.data, scaled.raw).webp(WEBP).toBuffer());
  }
  const average = await sharp(data, raw).flatten({ background: PAPER }).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const placeholder = `#${[...average.subarray(0, 3)].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
  return { name: entry.name, key, placeholder, files: fileNames(entry) };
}
