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

/** What a data folder holds that cannot be made again. */
const PARTS = ['postgres', 'realtime', 'uploads'] as const;
/** What is being restored. Inside of the data folder: there alone such data lies in the clear, also where a restore is killed. */
const DRAFT = 'restore.part';

/**
 * Writes all of a data folder into one compressed archive. Nothing may write meanwhile, so the folder is held.
 * @param keys encrypt it; none leaves it readable for whoever gets the file
 * @throws StartError with one sentence: in use (and by whom), nothing there, not written
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
    // What a link leads to, not the link: a part may lie on a disk of its own.
    return await writeOutputAtomically('tar', ['-chzf', '-', '-C', home, ...parts], file, keys);
  } finally {
    await lock.release();
  }
}

/**
 * Puts an archive in the place of an empty or absent data folder.
 * @param keys of which one opens it, where it is encrypted
 * @throws StartError with one sentence: no such archive, foreign content, a folder that holds data, another key, cut off
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
  // The whole of it is proven before anything is made of it, and opened anew each time: on the disk it never lies opened.
  if (isEncrypted) await pipeline(createReadStream(given), opening(keys), nowhere());
  const read = (args: readonly string[]) => runTar(args, isEncrypted ? opening(keys)(createReadStream(given)) : createReadStream(given));
  const names = (await read(['-tzf', '-'])).split('\n').filter(Boolean);
  const foreign = names.find((name) => !(PARTS as readonly string[]).includes(name.split('/')[0] ?? '') || name.split('/').includes('..'));
  // A link leads out of the folder, whatever it is named, and what is written later through it as well; our own archives have none.
  const hasOthers = (await read(['-tvzf', '-'])).split('\n').some((line) => /^[^-d]/.test(line));
  if (foreign !== undefined || hasOthers || !names.some((name) => name.startsWith('postgres/'))) {
    throw new StartError(`${given} is no backup of a data folder.`);
  }
  await mkdir(home, { recursive: true });
  const lock = await lockFolder(home);
  // Moving it into place is a rename: half an archive never counts.
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
