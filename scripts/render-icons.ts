import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../artwork/draw/svg';
import { appIcon, favicon, maskableIcon } from '../artwork/scenes/icon';
import { openGraphHongKong, openGraphSingapore } from '../artwork/scenes/open-graph';
import { SITE_ICONS } from '@/lib/site/site-files';
import { atomicWrite } from './artwork/atomic-write';
import { flattenSprites } from './artwork/flatten-sprites';
import { packIco } from './artwork/ico';
import { PUBLIC } from './artwork/paths';

const png = (drawn: Picture, size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawn.svg), { density: (72 * size) / drawn.width })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size >= 180 })
    .toBuffer();

/** Icons and link previews: few, small and rarely changed, so they are committed. Run by hand after a change. */
async function main(): Promise<void> {
  await mkdir(PUBLIC, { recursive: true });
  const write = (name: string, content: Buffer | string): Promise<void> => atomicWrite(path.join(PUBLIC, name), content);
  await write(SITE_ICONS.svg.src, `${favicon().svg}\n`);
  await write(
    SITE_ICONS.ico.src,
    packIco(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(favicon(), size) })))),
  );
  await write(SITE_ICONS.touch.src, await png(maskableIcon(), 180));
  await write(SITE_ICONS.small.src, await png(appIcon(), 192));
  await write(SITE_ICONS.large.src, await png(appIcon(), 512));
  await write(SITE_ICONS.maskable.src, await png(maskableIcon(), 512));
  for (const [region, drawn] of [
    ['hk', openGraphHongKong()],
    ['sg', openGraphSingapore()],
  ] as const) {
    const flat = await flattenSprites(drawn.svg, 1);
    await write(
      `open-graph-${region}.jpg`,
      await sharp(Buffer.from(flat), { unlimited: true })
        .flatten({ background: '#fbf8f4' })
        .jpeg({ quality: 84, mozjpeg: true })
        .toBuffer(),
    );
  }
  console.log('icons: written to public/');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `icons: ${error.message}` : error);
  process.exitCode = 1;
});
