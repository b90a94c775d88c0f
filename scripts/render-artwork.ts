import { mkdir, readdir, readFile } from 'node:fs/promises';
import { ARTWORK } from '../artwork/catalogue';
import { atomicWrite } from './artwork/atomic-write';
import { readIndex, removeStale, writeIndex } from './artwork/index-cache';
import { MANIFEST, OUTPUT } from './artwork/paths';
import { fileNames, masterOf, pictureKey } from './artwork/render-picture';
import { renderInPool } from './artwork/render-pool';
import { renderSharePictures } from './artwork/share-pictures';
import { sourceStamp } from './artwork/source-stamp';

/** Renders every missing or outdated picture; see artwork/README.md. */
async function main(): Promise<void> {
  await renderScenes();
  const started = performance.now();
  // After the scenes, which they contain.
  const shared = await renderSharePictures();
  console.log(
    shared === 0
      ? 'artwork: pictures of shared links, nothing changed'
      : `artwork: ${shared} pictures of shared links in ${seconds(started)} s`,
  );
}

async function renderScenes(): Promise<void> {
  const started = performance.now();
  await mkdir(OUTPUT, { recursive: true });
  const stamp = await sourceStamp();
  const present = new Set(await readdir(OUTPUT));
  const wanted = new Set(ARTWORK.flatMap(fileNames));
  const index = await readIndex();
  const isWhole = [...wanted].every((file) => present.has(file));
  if (isWhole && (await stamp.isUnchanged())) {
    console.log(`artwork: ${ARTWORK.length} pictures, nothing changed (${seconds(started)} s)`);
    return;
  }

  const masters = await Promise.all(ARTWORK.map(async (entry) => ({ entry, master: await masterOf(entry) })));
  const due = masters.filter(
    ({ entry, master }) => index.get(entry.name)?.key !== pictureKey(entry, master) || !fileNames(entry).every((file) => present.has(file)),
  );
  // The largest first, so that the workers finish at about the same time.
  const names = due.sort((a, b) => Math.max(...b.entry.widths) - Math.max(...a.entry.widths)).map(({ entry }) => entry.name);
  // Saved continuously, so that an interrupted run can be resumed.
  let saving = Promise.resolve();
  await renderInPool(names, 2, (picture) => {
    index.set(picture.name, picture);
    saving = saving.then(() => writeIndex(index));
  });
  await saving;
  const gone = [...index.keys()].filter((name) => !ARTWORK.some((entry) => entry.name === name));
  for (const name of gone) index.delete(name);
  if (gone.length > 0) await writeIndex(index);
  await removeStale(wanted);

  const manifest = Object.fromEntries(
    masters.map(({ entry, master }) => [
      entry.name,
      { width: master.width, height: master.height, widths: entry.widths, placeholder: index.get(entry.name)?.placeholder ?? '#f1e9df' },
    ]),
  );
  const text = `${JSON.stringify(manifest, null, 1)
    .replace(/\n {2,3}/g, ' ')
    .replace(/\n ?\}/g, ' }')
    .replace(/\[ /g, '[')
    .replace(/ ?\n? \]/g, ']')}\n`;
  if ((await readFile(MANIFEST, 'utf8').catch(() => '')) !== text) await atomicWrite(MANIFEST, text);
  await stamp.save();
  console.log(`artwork: ${names.length} of ${ARTWORK.length} pictures rendered in ${seconds(started)} s`);
}

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `artwork: ${error.message}` : error);
  process.exitCode = 1;
});
