import sharp from 'sharp'
import { splitSprites } from '../../artwork/draw/sprite'

/** Replaces every marked part of a drawing by its own raster, made at the size in which it will be seen. */
export async function flattenSprites(svg: string, density: number): Promise<string> {
  const parts: string[] = []
  for (const part of splitSprites(svg)) {
    if (typeof part === 'string') {
      parts.push(part)
      continue
    }
    const { box, scale, content } = part
    const width = Math.max(1, Math.ceil(box.width * scale * density))
    const height = Math.max(1, Math.ceil(box.height * scale * density))
    const alone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width="${width}" height="${height}" preserveAspectRatio="none">${content}</svg>`
    const raster = await sharp(Buffer.from(alone)).png({ compressionLevel: 1 }).toBuffer()
    parts.push(`<image x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" preserveAspectRatio="none" href="data:image/png;base64,${raster.toString('base64')}"/>`)
  }
  return parts.join('')
}
