import sharp from 'sharp';
import { splitLit } from '../../artwork/fabric/relief';
import { splitSprites, type SpriteBox } from '../../artwork/draw/sprite';
import { lightRelief, type Raster } from './light-relief';

/** Replaces every marked part of a drawing by a raster at its final size. */
export async function flattenSprites(svg: string, density: number): Promise<string> {
  const parts: string[] = [];
  for (const part of splitSprites(svg)) {
    if (typeof part === 'string') {
      parts.push(part);
      continue;
    }
    const { box, scale, content } = part;
    const width = Math.max(1, Math.ceil(box.width * scale * density));
    const height = Math.max(1, Math.ceil(box.height * scale * density));
    const raster = await drawSprite(content, box, width, height);
    parts.push(
      `<image x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" preserveAspectRatio="none" href="data:image/png;base64,${raster.toString('base64')}"/>`,
    );
  }
  return parts.join('');
}

async function drawSprite(content: string, box: SpriteBox, width: number, height: number): Promise<Buffer> {
  const lit = splitLit(content);
  const drawn = await rasterise(lit?.dyed ?? content, box, width, height);
  if (lit) {
    lightRelief(drawn, await rasterise(lit.heights, box, width, height), lit.relief, { x: box.x, y: box.y, scale: width / box.width });
  }
  return sharp(drawn.data, { raw: { width: drawn.width, height: drawn.height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function rasterise(content: string, box: SpriteBox, width: number, height: number): Promise<Raster> {
  const alone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width="${width}" height="${height}" preserveAspectRatio="none">${content}</svg>`;
  const { data, info } = await sharp(Buffer.from(alone)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
