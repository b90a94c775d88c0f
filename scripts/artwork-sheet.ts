import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ARTWORK, type ArtworkEntry } from '../artwork/catalogue';
import { CACHE, OUTPUT } from './artwork/paths';

const PER_SHEET = 24;

/** Contact sheets of the rendered pictures for review: `node --import tsx scripts/artwork-sheet.ts [part of a name]`. */
async function sheet(file: string, entries: readonly ArtworkEntry[], columns: number, cell: number, ratio: number): Promise<void> {
  const height = Math.round(cell * ratio);
  const tiles = await Promise.all(
    entries.map(async (entry, i) => ({
      input: await sharp(path.join(OUTPUT, `${entry.name}-${entry.widths.find((width) => width >= cell) ?? entry.widths[0]}.webp`))
        .resize(cell, height, { fit: 'contain', background: '#ffffff' })
        .toBuffer(),
      left: (i % columns) * cell,
      top: Math.floor(i / columns) * height,
    })),
  );
  await sharp({
    create: { width: cell * columns, height: height * Math.ceil(entries.length / columns), channels: 3, background: '#ffffff' },
  })
    .composite(tiles)
    .png()
    .toFile(file);
  console.log(path.relative(process.cwd(), file));
}

async function main(): Promise<void> {
  const wanted = ARTWORK.filter((entry) => entry.name.includes(process.argv[2] ?? ''));
  const folder = path.join(CACHE, '../artwork-sheets');
  await mkdir(folder, { recursive: true });
  const garments = wanted.filter((entry) => entry.name.startsWith('garment-'));
  const scenes = wanted.filter((entry) => !entry.name.startsWith('garment-'));
  for (let i = 0; i < garments.length; i += PER_SHEET) {
    await sheet(path.join(folder, `garments-${i / PER_SHEET + 1}.png`), garments.slice(i, i + PER_SHEET), 8, 240, 1.25);
  }
  for (let i = 0; i < scenes.length; i += 12) {
    await sheet(path.join(folder, `scenes-${i / 12 + 1}.png`), scenes.slice(i, i + 12), 4, 480, 0.75);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `artwork-sheet: ${error.message} (render first: scripts/render-artwork.ts)` : error);
  process.exitCode = 1;
});
