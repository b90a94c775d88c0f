import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { NO_KEYS, type BackupKeys } from '@/backend/config/backup-keys';
import { StartError } from '@/backend/config/start-error';
import { lockFolder } from '@/backend/api/db/folder-lock';
import { isSealed, opening } from './sealed-stream';
import { runTar } from './run-tar';
import { refuseExisting, writeOutputAtomically } from './atomic-output';

/** The parts of a data folder that cannot be regenerated. */
const PARTS = ['postgres', 'realtime', 'uploads'] as const;
/** The restore in progress. Inside the data folder, so that plain data exists only there, even after a kill. */
const DRAFT = 'restore.part';

/**
 * Writes a data folder into one compressed archive. The folder is locked, so that nothing writes meanwhile.
 * @param keys encrypt it; without keys it stays readable
 * @throws StartError with one sentence: in use (and by whom), nothing to back up, not written
 */
export async function backUp(dataFolder: string, file: string, keys: BackupKeys = NO_KEYS): Promise<number> {
  const home = path.resolve(dataFolder);
  if (!existsSync(path.join(home, 'postgres'))) {
    throw new StartError(`There is no database in ${home}; set DATA_DIR to the folder that holds it.`);
  }
  refuseExisting(file);
  const lock = await lockFolder(home);
  try {
    const parts = PARTS.filter((part) => existsSync(path.join(home, part)));
    // Follows symbolic links: a part may be on a disk of its own.
    return await writeOutputAtomically('tar', ['-chzf', '-', '-C', home, ...parts], file, keys);
  } finally {
    await lock.release();
  }
}

/**
 * Restores an archive into an empty or absent data folder.
 * @param keys one of which decrypts it, if encrypted
 * @throws StartError with one sentence: no such archive, foreign content, a folder that holds data, wrong key, truncated
 */
export async function restore(file: string, dataFolder: string, keys: BackupKeys = NO_KEYS): Promise<void> {
  const given = path.resolve(file);
  const home = path.resolve(dataFolder);
  if (!existsSync(given)) throw new StartError(`There is no file ${given}.`);
  const present = existsSync(home) ? (await readdir(home)).filter((name) => name !== 'holder.json' && name !== DRAFT) : [];
  if (present.length > 0) {
    throw new StartError(`The data folder ${home} is not empty; move it away or set DATA_DIR to another folder, nothing is overwritten.`);
  }
  const isEncrypted = isSealed(await startOf(given));
  // Verified as a whole before anything is extracted, and decrypted anew each time, so that no decrypted archive is on the disk.
  if (isEncrypted) await pipeline(createReadStream(given), opening(keys), nowhere());
  const read = (args: readonly string[]) => runTar(args, isEncrypted ? opening(keys)(createReadStream(given)) : createReadStream(given));
  const names = (await read(['-tzf', '-'])).split('\n').filter(Boolean);
  const foreign = names.find((name) => !(PARTS as readonly string[]).includes(name.split('/')[0] ?? '') || name.split('/').includes('..'));
  // Symbolic links could lead later entries out of the folder; our own archives contain none.
  const hasOthers = (await read(['-tvzf', '-'])).split('\n').some((line) => /^[^-d]/.test(line));
  if (foreign !== undefined || hasOthers || !names.some((name) => name.startsWith('postgres/'))) {
    throw new StartError(`${given} is no backup of a data folder.`);
  }
  await mkdir(home, { recursive: true });
  const lock = await lockFolder(home);
  // Moved into place by a rename, so that a partial restore never counts.
  const draft = path.join(home, DRAFT);
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    await read(['-xzf', '-', '-C', draft]);
    for (const part of await readdir(draft)) await rename(path.join(draft, part), path.join(home, part));
  } finally {
    await rm(draft, { recursive: true, force: true });
    await lock.release();
  }
}

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0).finally(() => handle.close());
  return buffer.subarray(0, bytesRead);
}

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });
