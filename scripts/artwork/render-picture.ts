import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp';
import type { ArtworkEntry } from '../../artwork/artwork-entry';
import { atomicWrite } from './atomic-write';
import { OUTPUT, STUDIO_PICTURES } from './paths';

/** Few pictures, encoded once. Below 60 threads are wiped to strokes of a brush. */
const AVIF = { quality: 68, effort: 4, chromaSubsampling: '4:2:0' } satisfies AvifOptions;
const WEBP = { quality: 72, effort: 5 } satisfies WebpOptions;
/** Of a picture whose weight is limited: qualities tried from high to low; the lowest is taken even if too heavy. */
const BEST = 82;
const LOWER = [76, 70, 64, 58, 52, 46, 40, 34, 28];

/** Behind what is not wholly opaque, where the average colour is taken. */
const PAPER = '#fbf8f4';

/** The file of the studio that a picture is made from. */
interface Master {
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
}

/** Throws where the file is missing. */
export async function masterOf({ studio }: ArtworkEntry): Promise<Master> {
  const content = await readFile(path.join(STUDIO_PICTURES, `${studio}.webp`));
  const { width, height } = await sharp(content).metadata();
  return { width, height, content };
}

/** Changes with everything that affects the files: what they are made from, sizes, encoder and options. */
export function pictureKey({ widths, most }: ArtworkEntry, { content }: Master): string {
  const options = JSON.stringify({
    widths,
    most,
    AVIF,
    WEBP,
    lower: most && [BEST, ...LOWER],
    vips: sharp.versions.vips,
    rsvg: sharp.versions.rsvg,
  });
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

async function withinWeight(scaled: Sharp, most: number | undefined): Promise<{ avif: Buffer; quality: number }> {
  const encoded = async (quality: number) => ({
    avif: await scaled
      .clone()
      .avif({ ...AVIF, quality })
      .toBuffer(),
    quality,
  });
  if (!most) return encoded(AVIF.quality);
  let made = await encoded(BEST);
  for (const quality of LOWER) if (made.avif.byteLength > most) made = await encoded(quality);
  return made;
}

export async function renderPicture(entry: ArtworkEntry, master: Master): Promise<RenderedPicture> {
  const whole = entry.isTransparent ? sharp(master.content).ensureAlpha() : sharp(master.content).flatten({ background: PAPER });
  for (const width of entry.widths) {
    const scaled = whole.clone().resize(width);
    const base = path.join(OUTPUT, `${entry.name}-${width}`);
    const { avif, quality } = await withinWeight(scaled, entry.most);
    await atomicWrite(`${base}.avif`, avif);
    const webp = { ...WEBP, quality: Math.min(WEBP.quality, quality + 20) };
    await atomicWrite(`${base}.webp`, await scaled.clone().webp(webp).toBuffer());
  }
  // Opaque before it is measured: the average of what can be seen through would be darker.
  const { data, info } = await whole.clone().flatten({ background: PAPER }).raw().toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(data, { raw: info }).stats();
  const placeholder = `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`;
  return { name: entry.name, key: pictureKey(entry, master), placeholder, files: fileNames(entry) };
}
