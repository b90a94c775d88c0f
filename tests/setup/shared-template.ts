import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openEmbeddedDatabase } from '@/backend/api/db/embedded-database';
import { catalogueRows } from '@/backend/api/db/seed/catalogue-seed';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Whatever decides what a first start writes. */
const SOURCES = ['backend', 'content', 'lib', 'package-lock.json'];
/** Longer than any template takes on a starved machine: its builder was killed. */
const FORSAKEN_MS = 180_000;
/** Nobody works with the templates of older sources for so long. */
const OUTLIVED_MS = 24 * 3_600_000;
/** On the disk, also where a run keeps its own files in memory: the next run finds them. */
const TEMPLATES = path.join(ROOT, '.cache', 'test-templates');

let shelf: Promise<string> | null = null;

/**
 * A folder that is filled once a day and state of the sources; a second file of tests that wants it meanwhile
 * waits instead of building its own.
 */
export async function buildOnce(name: string, fill: (draft: string) => Promise<void>): Promise<string> {
  const place = path.join(await (shelf ??= openShelf()), name);
  const draft = `${place}-draft`;
  while (!existsSync(place)) {
    const isOurs = await mkdir(draft).then(
      () => true,
      () => false,
    );
    if (isOurs) {
      // Another one was finished between the look and the folder: its draft was gone.
      if (existsSync(place)) {
        await rm(draft, { recursive: true, force: true });
        break;
      }
      try {
        await fill(draft);
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        throw error;
      }
    } else if (await isForsaken(draft)) {
      await rm(draft, { recursive: true, force: true });
    } else {
      await pause(50);
    }
  }
  return place;
}

async function isForsaken(draft: string): Promise<boolean> {
  const made = await stat(draft).catch(() => null);
  return made !== null && Date.now() - made.birthtimeMs > FORSAKEN_MS;
}

/**
 * The date is part of its name: sample bookings and wardrobes lie around the day on which they were made. So is the catalogue, since contract
 * tests have prices of their own.
 */
async function openShelf(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10)).update(JSON.stringify(catalogueRows()));
  for (const source of SOURCES) {
    for (const file of await filesUnder(path.join(ROOT, source))) hash.update(file).update(await readFile(file));
  }
  const place = path.join(TEMPLATES, hash.digest('hex').slice(0, 16));
  await mkdir(place, { recursive: true });
  await removeOutlived(place);
  return place;
}

async function removeOutlived(kept: string): Promise<void> {
  for (const name of await readdir(TEMPLATES)) {
    const place = path.join(TEMPLATES, name);
    const seen = await stat(place).catch(() => null);
    if (place !== kept && seen !== null && Date.now() - seen.mtimeMs > OUTLIVED_MS) await rm(place, { recursive: true, force: true });
  }
}

async function filesUnder(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => null);
  if (!entries) return [place];
  return entries
    .filter((entry) => entry.isFile() && !/node_modules|\.bundle/.test(entry.parentPath) && !entry.name.endsWith('.tsbuildinfo'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

const copy = promisify(execFile);

/** Creating a database takes four seconds of a core, whatever comes into it afterwards; copying one takes a moment. */
export async function copyEmptyCluster(folder: string): Promise<void> {
  const template = await buildOnce('empty', async (draft) => (await openEmbeddedDatabase(draft)).close());
  await copyParts(template, ['postgres'], folder);
}

/** Whichever of the parts are there. The system's copy is ten times as fast as Node's on a thousand small files. */
export async function copyParts(template: string, parts: readonly string[], folder: string): Promise<void> {
  const present = parts.map((part) => path.join(template, part)).filter((part) => existsSync(part));
  if (present.length > 0) await copy('cp', ['-R', ...present, folder]);
}
