import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Whatever decides what a first start writes. */
const SOURCES = ['backend', 'content', 'lib', 'package-lock.json'];
/** Longer than any template takes on a starved machine: its builder was killed. */
const FORSAKEN_MS = 180_000;

let prefix: Promise<string> | null = null;

/**
 * A folder that is filled once a machine, day and state of the sources; a second file of tests that wants it meanwhile
 * waits instead of building its own.
 */
export async function madeOnce(name: string, fill: (draft: string) => Promise<void>): Promise<string> {
  const place = `${await (prefix ??= templatePrefix())}-${name}`;
  const draft = `${place}-draft`;
  while (!existsSync(place)) {
    const isOurs = await mkdir(draft).then(() => true, () => false);
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

/** The date is part of it: sample bookings and wardrobes lie around the day on which they were made. */
async function templatePrefix(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const source of SOURCES) {
    for (const file of await filesUnder(path.join(ROOT, source))) hash.update(file).update(await readFile(file));
  }
  return path.join(tmpdir(), `backend-test-template-${hash.digest('hex').slice(0, 16)}`);
}

async function filesUnder(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => null);
  if (!entries) return [place];
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules') && !entry.name.endsWith('.tsbuildinfo'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
