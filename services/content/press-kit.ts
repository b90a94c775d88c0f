import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type ZipEntry, zipStream } from '@/lib/browser/zip-stream';
import { publicEnv } from '@/lib/config/env';
import { type Locale, LOCALES, localesOfRegion } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import { escapeXml } from '@/lib/domain/content/feeds';
import { brandMarkSvg } from '@/lib/site/brand-mark';
import { getAboutPage, getPress } from './get-pages';
import { loadText } from './load-texts';

interface FactSheet {
  /** BCP 47. */
  language: string;
  brand: string;
  title: string;
  headline: string;
  intro: string;
  facility: { heading: string; facts: readonly { label: string; value: string }[] };
  markets: readonly { name: string; text: string; address: readonly string[]; phone: string; email: string }[];
  mediaEmail: string;
}

const STYLE =
  'body{max-width:42rem;margin:3rem auto;padding:0 1.5rem;font:16px/1.6 system-ui,sans-serif;color:#221e1c}th{padding-right:1.5rem;text-align:left;font-weight:400;color:#6a625b}';

/** One page for journalists to print or copy from: a self-contained document. */
export function factSheetHtml({ language, brand, title, headline, intro, facility, markets, mediaEmail }: FactSheet): string {
  const facts = facility.facts.map(({ label, value }) => `<tr><th>${escapeXml(label)}</th><td>${escapeXml(value)}</td></tr>`).join('\n');
  const cities = markets
    .map(
      ({ name, text, address, phone, email }) =>
        `<h2>${escapeXml(name)}</h2>\n<p>${escapeXml(text)}</p>\n<p>${[...address, phone, email].map(escapeXml).join('<br>')}</p>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${escapeXml(language)}">
<head><meta charset="utf-8"><title>${escapeXml(`${brand}: ${title}`)}</title><style>${STYLE}</style></head>
<body>
<h1>${escapeXml(brand)}</h1>
<p><strong>${escapeXml(headline)}</strong></p>
<p>${escapeXml(intro)}</p>
<h2>${escapeXml(facility.heading)}</h2>
<table>
${facts}
</table>
${cities}
<p>${escapeXml(mediaEmail)}</p>
</body>
</html>
`;
}

const MARK_COLOURS = { black: '#221e1c', white: '#ffffff', red: '#b81f2d' } as const;
const MARK_PIXELS = 1024;
/** Rendered pictures by their file name in the kit. */
const PICTURES = { rooms: 'facility-1440', collection: 'step-collect-960', wardrobe: 'hero-wide-1920' } as const;
/** The earliest date of the ZIP format: the same content always gives the same bytes. */
const SAME_DAY = new Date(1980, 0, 1);
const ARTWORK = path.join(process.cwd(), 'public', 'artwork');

/** Cached for the life of the process; a failure is not cached. */
let images: Promise<ZipEntry[]> | undefined;

function loadImages(): Promise<ZipEntry[]> {
  images ??= Promise.all([...Object.entries(MARK_COLOURS).map(markFiles), ...Object.entries(PICTURES).map(pictureFile)]).then((files) =>
    files.flat(),
  );
  images.catch(() => (images = undefined));
  return images;
}

async function markFiles([name, colour]: [string, string]): Promise<ZipEntry[]> {
  const svg = Buffer.from(brandMarkSvg(colour));
  // The drawing is 28 units wide at 72 dpi; a higher density renders it sharp at the final size.
  const png = await sharp(svg, { density: (72 * MARK_PIXELS) / 28 })
    .resize(MARK_PIXELS, MARK_PIXELS)
    .png()
    .toBuffer();
  return [
    { name: `mark/mark-${name}.svg`, input: svg },
    { name: `mark/mark-${name}.png`, input: png },
  ];
}

async function pictureFile([name, file]: [string, string]): Promise<ZipEntry[]> {
  const input = await sharp(await readFile(path.join(ARTWORK, `${file}.webp`)))
    .jpeg({ quality: 88 })
    .toBuffer();
  return [{ name: `pictures/${name}.jpg`, input }];
}

async function factSheet(locale: Locale): Promise<ZipEntry> {
  const [about, press, text] = await Promise.all([getAboutPage(locale), getPress(locale), loadText(locale, 'press')]);
  const html = factSheetHtml({
    ...about,
    language: LOCALES[locale].htmlLang,
    brand: publicEnv.brand,
    title: text('kit.factSheet'),
    markets: about.markets.items,
    mediaEmail: press.page.media.email,
  });
  return { name: `facts-${locale}.html`, input: html };
}

/** The press kit of a region: logo, pictures, and the facts in each of its languages. */
export async function buildPressKit(region: RegionCode): Promise<Buffer> {
  const [pictures, ...sheets] = await Promise.all([loadImages(), ...localesOfRegion(region).map(factSheet)]);
  return Buffer.from(await new Response(zipStream([...sheets, ...pictures], SAME_DAY)).arrayBuffer());
}
