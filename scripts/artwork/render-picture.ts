import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp';
import type { ArtworkEntry } from '../../artwork/artwork-entry';
import { atomicWrite } from './atomic-write';
import { flattenSprites } from './flatten-sprites';
import { OUTPUT, STUDIO_PICTURES } from './paths';

interface Encoding {
  readonly avif: AvifOptions;
  readonly webp: WebpOptions;
}
const DRAWING: Encoding = { avif: { quality: 60, effort: 0, chromaSubsampling: '4:2:0' }, webp: { quality: 80, effort: 2 } };
/** Few, and encoded once: a piece in the grid of a phone stays within 14 kB. */
const COMPUTED: Encoding = { avif: { quality: 52, effort: 4, chromaSubsampling: '4:2:0' }, webp: { quality: 72, effort: 5 } };

/** Background of opaque pictures. */
const PAPER = '#fbf8f4';

/** What a picture is made from: a drawing, or a file of the studio. Throws where the file is missing. */
export interface Master {
  readonly width: number;
  readonly height: number;
  readonly content: string | Buffer;
}

export async function masterOf(entry: ArtworkEntry): Promise<Master> {
  if ('draw' in entry) {
    const { width, height, svg } = entry.draw();
    return { width, height, content: svg };
  }
  const content = readFileSync(path.join(STUDIO_PICTURES, `${entry.studio}.webp`));
  const { width, height } = await sharp(content).metadata();
  return { width, height, content };
}

const encodingOf = (content: Master['content']): Encoding => (typeof content === 'string' ? DRAWING : COMPUTED);

/** Changes with everything that affects the files: what they are made from, sizes, encoder and options. */
export function pictureKey(entry: ArtworkEntry, { content }: Master): string {
  const { avif: AVIF, webp: WEBP } = encodingOf(content);
  const options = JSON.stringify({ widths: entry.widths, AVIF, WEBP, vips: sharp.versions.vips, rsvg: sharp.versions.rsvg });
  return createHash('sha256').update(content).update(options).digest('hex').slice(0, 24);
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

/** Of a drawing its filters are by far the slowest part, so it is rasterised once, at the largest width, and scaled down. */
async function pixelsOf({ width, content }: Master, largest: number): Promise<Sharp> {
  if (typeof content !== 'string') return sharp(content).resize(largest);
  const svg = Buffer.from(await flattenSprites(content, largest / width));
  return sharp(svg, { density: (72 * largest) / width, unlimited: true }).resize(largest);
}

export async function renderPicture(entry: ArtworkEntry, master: Master, key: string): Promise<RenderedPicture> {
  const largest = Math.max(...entry.widths);
  const encoding = encodingOf(master.content);
  const drawing = await pixelsOf(master, largest);
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
    await atomicWrite(`${base}.avif`, await sharp(scaled.data, scaled.raw).avif(encoding.avif).toBuffer());
    await atomicWrite(`${base}.webp`, await sharp(scaled.data, scaled.raw).webp(encoding.webp).toBuffer());
  }
  const average = await sharp(data, raw).flatten({ background: PAPER }).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const placeholder = `#${[...average.subarray(0, 3)].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
  return { name: entry.name, key, placeholder, files: fileNames(entry) };
}
