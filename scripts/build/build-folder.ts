import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Variables } from '../product/environment';

const HASH_FILE = 'source-hash';
/** Names of the markers in a build: a build with markers also serves runs without them, but not the reverse. */
const MARKS_FILE = 'marks';
const UNFINISHED = '.next-building';
const PREVIOUS = '.next-previous';

export function isBuildFresh(root: string, folder: string, hash: string, marks: Variables = {}): boolean {
  const read = (name: string) => readFileSync(join(root, folder, name), 'utf8');
  try {
    const isMarked = Object.keys(marks).length === 0 || read(MARKS_FILE) === marksText(marks);
    return isMarked && read(HASH_FILE) === hash && existsSync(join(root, folder, 'BUILD_ID'));
  } catch {
    return false;
  }
}

export function hasBuild(root: string, folder: string): boolean {
  return existsSync(join(root, folder, 'BUILD_ID'));
}

/**
 * Folder of the next build, with the bundler's cache of the last one. A failed build leaves the current one untouched, except for its
 * cache.
 */
export function prepareUnfinishedBuild(root: string, folder: string): string {
  const cache = join(root, UNFINISHED, 'cache');
  const lastCache = join(root, folder, 'cache');
  mkdirSync(join(root, UNFINISHED), { recursive: true });
  if (!existsSync(cache) && existsSync(lastCache)) renameSync(lastCache, cache);
  return UNFINISHED;
}

/** Replaces the current build with the finished one; between the two renames there is none for an instant. */
export function adoptBuild(root: string, folder: string, hash: string, marks: Variables = {}): void {
  const [finished, standing, previous] = [join(root, UNFINISHED), join(root, folder), join(root, PREVIOUS)];
  writeFileSync(join(finished, HASH_FILE), hash);
  writeFileSync(join(finished, MARKS_FILE), marksText(marks));
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(standing)) renameSync(standing, previous);
  renameSync(finished, standing);
  rmSync(previous, { recursive: true, force: true });
}

const marksText = (marks: Variables): string => Object.keys(marks).sort().join('\n');
