import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../product/start-error';
import { identityOf, isAlive, type ProcessIdentity } from './process-identity';

/**
 * Prevents two builds in one folder.
 * @returns the function that releases the lock
 * @throws StartError naming the process that is building
 */
export function takeBuildLock(root: string): () => void {
  const folder = join(root, '.cache');
  const file = join(folder, 'build.lock');
  mkdirSync(folder, { recursive: true });
  const mine = JSON.stringify(identityOf(process.pid));
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (holder && isAlive(holder)) {
      throw new StartError(
        `Process ${holder.pid} is building the site in this folder just now: wait until it is done, or stop it, and start again.`,
      );
    }
    rmSync(file, { force: true }); // left by a killed process
  }
  throw new StartError('Another process took the build lock at the same moment: start again.');
}

function readHolder(file: string): ProcessIdentity | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return null;
  }
}
