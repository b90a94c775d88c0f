import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { SITE_ICONS } from '@/lib/site/site-files';
import { atomicWrite } from './artwork/atomic-write';
import { packIco } from './artwork/ico';
import { PUBLIC, ROOT, STUDIO_PICTURES } from './artwork/paths';

const png = (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(svg, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size >= 180 })
    .toBuffer();

/** Icons and the link previews without words: rarely changed, so they are committed. Run by hand after a change. */
async function main(): Promise<void> {
  const write = (name: string, content: Buffer): Promise<void> => atomicWrite(path.join(PUBLIC, name), content);
  // Rounded, for platforms that do not cut the corners themselves; with its mark in the safe circle of 80 %, for those that do.
  const [app, maskable] = await Promise.all(['app', 'maskable'].map((name) => readFile(path.join(ROOT, `artwork/icons/${name}.svg`))));
  const favicon = await readFile(path.join(PUBLIC, SITE_ICONS.svg.src));
  if (!app || !maskable) throw new Error('an icon is missing');
  await write(SITE_ICONS.ico.src, packIco(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(favicon, size) })))));
  await write(SITE_ICONS.touch.src, await png(maskable, 180));
  await write(SITE_ICONS.small.src, await png(app, 192));
  await write(SITE_ICONS.large.src, await png(app, 512));
  await write(SITE_ICONS.maskable.src, await png(maskable, 512));
  for (const name of ['open-graph-hk', 'open-graph-sg']) {
    const preview = sharp(path.join(STUDIO_PICTURES, `${name}.webp`)).jpeg({ quality: 84, mozjpeg: true });
    await write(`${name}.jpg`, await preview.toBuffer());
  }
  console.log('icons: written to public/');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `icons: ${error.message}` : error);
  process.exitCode = 1;
});
