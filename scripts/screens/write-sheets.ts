import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { LOCALE_CODES } from '@/lib/config/locales';
import { WIDTHS, type Shot } from './take-screens';

/** Width of a screenshot on a sheet, and the height at which long pages are cut off. */
const COLUMN: Readonly<Record<number, number>> = { 360: 240, 768: 340, 1440: 560 };
const CUT = 2600;
const GAP = 16;

const nameOf = ({ subject }: Shot) => `${subject.route}.${subject.state}`;

/** One PNG per route and state: a row per language, a column per width; and an overview page. */
export async function writeSheets(folder: string, shots: readonly Shot[]): Promise<string[]> {
  const names = [...new Set(shots.map(nameOf))];
  for (const name of names)
    await writeSheet(
      folder,
      name,
      shots.filter((shot) => nameOf(shot) === name),
    );
  await writeFile(join(folder, 'index.html'), indexPage(names, shots));
  return names;
}

async function writeSheet(folder: string, name: string, shots: readonly Shot[]): Promise<void> {
  const rows = LOCALE_CODES.filter((locale) => shots.some((shot) => shot.locale === locale));
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  let top = GAP;
  for (const locale of rows) {
    let left = GAP;
    let tallest = 0;
    for (const width of WIDTHS) {
      const column = COLUMN[width] ?? width;
      const shot = shots.find((candidate) => candidate.locale === locale && candidate.width === width);
      if (shot) {
        const { data, info } = await sharp(join(folder, shot.file)).resize(column).toBuffer({ resolveWithObject: true });
        const height = Math.min(info.height, CUT);
        tiles.push({ input: await sharp(data).extract({ left: 0, top: 0, width: info.width, height }).png().toBuffer(), left, top });
        tallest = Math.max(tallest, height);
      }
      left += column + GAP;
    }
    top += tallest + GAP;
  }
  const width = WIDTHS.reduce((sum, each) => sum + (COLUMN[each] ?? each) + GAP, GAP);
  await sharp({ create: { width, height: top, channels: 3, background: '#5b5f66' } })
    .composite(tiles)
    .png({ compressionLevel: 6 })
    .toFile(join(folder, `${name}.png`));
}

function indexPage(names: readonly string[], shots: readonly Shot[]): string {
  const sections = names.map((name) => {
    const cells = shots
      .filter((shot) => nameOf(shot) === name)
      .map(
        ({ file, locale, width }) =>
          `<figure><a href="${file}"><img src="${file}" loading="lazy" width="${COLUMN[width] ?? width}" alt=""></a><figcaption>${locale} · ${width} px</figcaption></figure>`,
      );
    return `<section><h2 id="${name}">${name}</h2><div>${cells.join('')}</div></section>`;
  });
  const style =
    'body{margin:2rem;background:#5b5f66;color:#fff;font:14px system-ui}a{color:inherit}nav{columns:4}section div{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}figure{margin:0}img{display:block;max-height:60rem;object-fit:cover;object-position:top}';
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style><nav>${names.map((name) => `<a href="#${name}">${name}</a><br>`).join('')}</nav>${sections.join('')}\n`;
}
