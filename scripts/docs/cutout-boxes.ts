import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const FOLDER = 'public/artwork';
const CUTOUT = /^cutout-(.*)-400\.webp$/;
/** Fainter is the shadow, not the piece. */
const SEEN = 128;

/** Left, top, width and height of what is seen, in pixels. */
async function boxIn(file: string): Promise<number[]> {
  const { data, info } = await sharp(path.join(FOLDER, file)).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  data.forEach((alpha, at) => {
    if (alpha <= SEEN) return;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  });
  return [left, top, right - left, bottom - top];
}

/** For each cut-out the part of its picture that the piece fills: `lib/domain/outfit/cutout-boxes.json`. */
export async function cutoutBoxes(): Promise<string> {
  const lines: string[] = [];
  for (const file of readdirSync(FOLDER).sort()) {
    const [, id] = CUTOUT.exec(file) ?? [];
    if (id !== undefined) lines.push(`  ${JSON.stringify(id)}: [${(await boxIn(file)).join(', ')}]`);
  }
  return `{\n${lines.join(',\n')}\n}\n`;
}
