import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '@/backend/config/start-error';
import { holdFolder } from '@/backend/db/folder-lock';
import { MAGIC, opening, sealing } from './sealed-stream';

/** What a data folder holds that cannot be made again. */
const PARTS = ['postgres', 'realtime', 'uploads'] as const;

/**
 * Writes all of a data folder into one compressed archive. Nothing may write meanwhile, so the folder is held.
 * @param key encrypts it; null leaves it readable for whoever gets the file
 * @throws StartError with one sentence: in use (and by whom), nothing there, not written
 */
export async function backUp(dataFolder: string, file: string, key: string | null = null): Promise<number> {
  const home = path.resolve(dataFolder);
  if (!existsSync(path.join(home, 'postgres'))) throw new StartError(`There is no database in ${home}; set DATA_DIR to the folder that holds it.`);
  const target = path.resolve(file);
  if (existsSync(target)) throw new StartError(`${target} is there already; name a new file, nothing is overwritten.`);
  const lock = await holdFolder(home);
  try {
    const draft = `${target}.part`;
    await mkdir(path.dirname(target), { recursive: true });
    const parts = PARTS.filter((part) => existsSync(path.join(home, part)));
    await archive(['-C', home, ...parts], draft, key).catch(async (error: unknown) => {
      await rm(draft, { force: true });
      throw error;
    });
    // Under its name only when it is whole.
    await rename(draft, target);
    return (await stat(target)).size;
  } finally {
    await lock.release();
  }
}

/** Through the cipher as it is made: nothing of it is on the disk in the clear, and the file is its owner's alone. */
async function archive(args: readonly string[], file: string, key: string | null): Promise<void> {
  const child = spawn('tar', ['-cz', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await Promise.all([ended(child), key === null ? pipeline(child.stdout, target) : pipeline(child.stdout, sealing(key), target)]);
}

/**
 * Puts an archive in the place of an empty or absent data folder.
 * @param keys of which one has encrypted it, where it is
 * @throws StartError with one sentence: no such archive, foreign content, a folder that holds data, another key, cut off
 */
export async function restore(file: string, dataFolder: string, keys: readonly string[] = []): Promise<void> {
  const given = path.resolve(file);
  const home = path.resolve(dataFolder);
  if (!existsSync(given)) throw new StartError(`There is no file ${given}.`);
  const present = existsSync(home) ? (await readdir(home)).filter((name) => name !== 'holder.json') : [];
  if (present.length > 0) throw new StartError(`The data folder ${home} is not empty; move it away or set DATA_DIR to another folder, nothing is overwritten.`);
  await mkdir(path.dirname(home), { recursive: true });
  // Beside it, so that moving it into place is a rename and half an archive never counts.
  const draft = await mkdtemp(`${home}-restore-`);
  try {
    const source = (await isSealed(given)) ? path.join(draft, 'archive.tgz') : given;
    // The whole of it is proven before anything is made of it.
    if (source !== given) await pipeline(createReadStream(given), opening(keys), createWriteStream(source, { mode: 0o600 }));
    await unpack(source, given, home, path.join(draft, 'content'));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0).finally(() => handle.close());
  return bytesRead === MAGIC.length && buffer.equals(MAGIC);
}

async function unpack(source: string, given: string, home: string, draft: string): Promise<void> {
  const names = (await tar(['-tzf', source])).split('\n').filter(Boolean);
  const foreign = names.find((name) => !(PARTS as readonly string[]).includes(name.split('/')[0] ?? '') || name.split('/').includes('..'));
  if (foreign !== undefined || !names.some((name) => name.startsWith('postgres/'))) throw new StartError(`${given} is no backup of a data folder.`);
  await mkdir(home, { recursive: true });
  const lock = await holdFolder(home);
  try {
    await mkdir(draft);
    await tar(['-xzf', source, '-C', draft]);
    for (const part of await readdir(draft)) await rename(path.join(draft, part), path.join(home, part));
  } finally {
    await lock.release();
  }
}

/** The system's own: there is one on every machine that this runs on. */
async function tar(args: readonly string[]): Promise<string> {
  const child = spawn('tar', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await ended(child);
  return output;
}

function ended(child: ChildProcessByStdio<null, Readable, Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', (error) => reject(new StartError('The program tar is needed and was not found.', { cause: error })));
    child.on('close', (code) => (code === 0 ? resolve() : reject(new StartError(`The archive could not be processed: ${errors.trim().split('\n')[0] ?? 'tar failed'}`))));
  });
}
