import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import boxes from '@/lib/domain/outfit/cutout-boxes.json';

const FOLDER = path.resolve(import.meta.dirname, '../../../../public/artwork');
/** Fainter is the shadow, not the piece. */
const SEEN = 128;

async function boxIn(file: string): Promise<number[]> {
  const { data, info } = await sharp(path.join(FOLDER, file)).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const columns: number[] = [];
  const rows: number[] = [];
  for (let at = 0; at < data.length; at += 1) {
    if ((data[at] ?? 0) <= SEEN) continue;
    columns.push(at % info.width);
    rows.push(Math.floor(at / info.width));
  }
  const [left, right] = [columns.reduce((a, b) => Math.min(a, b)), columns.reduce((a, b) => Math.max(a, b))];
  const [top, bottom] = [rows.reduce((a, b) => Math.min(a, b)), rows.reduce((a, b) => Math.max(a, b))];
  return [left, top, right + 1 - left, bottom + 1 - top];
}

it('the frames of the pieces are those of the drawn pictures', { timeout: 60_000 }, async () => {
  const files = readdirSync(FOLDER).filter((file) => /^cutout-.*\.webp$/.test(file));
  expect(files.length).toBeGreaterThan(80);
  const measured: Record<string, number[]> = {};
  for (const file of files) measured[file.replace('cutout-', '').replace('-400.webp', '')] = await boxIn(file);
  expect(measured).toEqual(boxes);
});
