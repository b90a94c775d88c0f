import { mkdir, readdir, readFile } from 'node:fs/promises';
import { ARTWORK } from '../artwork/catalogue';
import { atomicWrite } from './artwork/atomic-write';
import { inPairs } from './artwork/in-pairs';
import { readIndex, removeStale, writeIndex } from './artwork/index-cache';
import { MANIFEST, OUTPUT } from './artwork/paths';
import { fileNames, masterOf, pictureKey, renderPicture } from './artwork/render-picture';
import { renderSharePictures } from './artwork/share-pictures';

/** Makes every missing or outdated file; see artwork/README.md. */
async function main(): Promise<void> {
  const started = performance.now();
  const made = await renderPictures();
  console.log(`artwork: ${made} of ${ARTWORK.length} pictures rendered in ${seconds(started)} s`);
  const later = performance.now();
  // They contain the pictures.
  const shared = await renderSharePictures();
  console.log(`artwork: ${shared} pictures of shared links in ${seconds(later)} s`);
}

/** @returns how many were rendered */
async function renderPictures(): Promise<number> {
  await mkdir(OUTPUT, { recursive: true });
  const present = new Set(await readdir(OUTPUT));
  const index = await readIndex();
  const masters = await Promise.all(ARTWORK.map(async (entry) => ({ entry, master: await masterOf(entry) })));
  const due = masters.filter(
    ({ entry, master }) => index.get(entry.name)?.key !== pictureKey(entry, master) || !fileNames(entry).every((file) => present.has(file)),
  );
  // Saved continuously, so that an interrupted run can be resumed.
  let saving = Promise.resolve();
  await inPairs(due, async ({ entry, master }) => {
    index.set(entry.name, await renderPicture(entry, master));
    saving = saving.then(() => writeIndex(index));
  });
  await saving;
  const gone = [...index.keys()].filter((name) => !ARTWORK.some((entry) => entry.name === name));
  for (const name of gone) index.delete(name);
  if (gone.length > 0) await writeIndex(index);
  await removeStale(new Set(ARTWORK.flatMap(fileNames)));

  const manifest = masters.map(({ entry: { name, widths }, master: { width, height } }) => {
    const placeholder = index.get(name)?.placeholder;
    return ` ${JSON.stringify(name)}: { "width": ${width}, "height": ${height}, "widths": [${widths.join(', ')}], "placeholder": "${placeholder}" }`;
  });
  const text = `{\n${manifest.join(',\n')}\n}\n`;
  if ((await readFile(MANIFEST, 'utf8').catch(() => '')) !== text) await atomicWrite(MANIFEST, text);
  return due.length;
}

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `artwork: ${error.message}` : error);
  process.exitCode = 1;
});
