import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { atomicWrite } from './atomic-write';
import { CACHE, MANIFEST, RENDERED, ROOT, STUDIO_PICTURES } from './paths';

const SOURCES = ['artwork', 'lib/domain/wardrobe', 'scripts/artwork', 'scripts/render-artwork.ts'];
/** Of the studio only its finished pictures count: `npm start` never runs it. */
const STUDIO = path.join(ROOT, 'artwork', 'studio', path.sep);
const FILE = path.join(CACHE, 'sources.sha256');

async function filesUnder(relative: string): Promise<string[]> {
  if (relative.endsWith('.ts')) return [path.join(ROOT, relative)];
  const entries = await readdir(path.join(ROOT, relative), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * One hash over all sources of the pictures: if it is unchanged, drawing can be skipped. It is taken before drawing, so that sources saved
 * during a run are noticed by the next. Generated files among the sources are hashed separately.
 */
export async function sourceStamp(): Promise<{ isUnchanged: () => Promise<boolean>; save: () => Promise<void> }> {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  const files = (await Promise.all(SOURCES.map(filesUnder)))
    .flat()
    .filter((file) => file !== MANIFEST && file !== RENDERED && (!file.startsWith(STUDIO) || file.startsWith(STUDIO_PICTURES)))
    .sort();
  for (const file of files) hash.update(path.relative(ROOT, file)).update(await readFile(file));
  const sources = hash.digest('hex');
  const withOutputs = async (): Promise<string> => {
    const outputs = await Promise.all([MANIFEST, RENDERED].map((file) => readFile(file, 'utf8').catch(() => '')));
    return `${sources} ${createHash('sha256').update(outputs.join('\n')).digest('hex')}`;
  };
  return {
    isUnchanged: async () => (await readFile(FILE, 'utf8').catch(() => '')) === (await withOutputs()),
    save: async () => {
      await mkdir(CACHE, { recursive: true });
      await atomicWrite(FILE, await withOutputs());
    },
  };
}
