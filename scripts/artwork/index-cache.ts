import { readFile, readdir, unlink } from 'node:fs/promises';
import path from 'node:path';
import { atomicWrite } from './atomic-write';
import { OUTPUT, RENDERED } from './paths';
import type { RenderedPicture } from './render-picture';

/** The last rendered pictures by name. A missing or damaged index only means rendering again. */
export async function readIndex(): Promise<Map<string, RenderedPicture>> {
  try {
    const list = JSON.parse(await readFile(RENDERED, 'utf8')) as RenderedPicture[];
    return new Map(list.map((picture) => [picture.name, picture]));
  } catch {
    return new Map();
  }
}

/** One picture per line, so that changes give small diffs. */
export async function writeIndex(index: ReadonlyMap<string, RenderedPicture>): Promise<void> {
  const lines = [...index.values()].sort((a, b) => (a.name < b.name ? -1 : 1)).map((picture) => JSON.stringify(picture));
  await atomicWrite(RENDERED, `[\n${lines.join(',\n')}\n]\n`);
}

/** Removes files that belong to no picture of the catalogue. */
export async function removeStale(wanted: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(OUTPUT)) if (!wanted.has(file)) await unlink(path.join(OUTPUT, file));
}
