import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '@/backend/config/start-error';
import { holdFolder } from '@/backend/db/folder-lock';

/** What a data folder holds that cannot be made again. */
const PARTS = ['postgres', 'realtime', 'uploads'] as const;

/**
 * Writes all of a data folder into one compressed archive. Nothing may write meanwhile, so the folder is held.
 * @throws StartError with one sentence: in use (and by whom), nothing there, not written
 */
export async function backUp(dataFolder: string, file: string): Promise<number> {
  const home = path.resolve(dataFolder);
  if (!existsSync(path.join(home, 'postgres'))) throw new StartError(`There is no database in ${home}; set DATA_DIR to the folder that holds it.`);
  const target = path.resolve(file);
  if (existsSync(target)) throw new StartError(`${target} is there already; name a new file, nothing is overwritten.`);
  const lock = await holdFolder(home);
  try {
    const draft = `${target}.part`;
    await mkdir(path.dirname(target), { recursive: true });
    const parts = PARTS.filter((part) => existsSync(path.join(home, part)));
    await tar(['-czf', draft, '-C', home, ...parts]).catch(async (error: unknown) => {
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

/**
 * Puts an archive in the place of an empty or absent data folder.
 * @throws StartError with one sentence: no such archive, foreign content, a folder that holds data
 */
export async function restore(file: string, dataFolder: string): Promise<void> {
  const source = path.resolve(file);
  const home = path.resolve(dataFolder);
  if (!existsSync(source)) throw new StartError(`There is no file ${source}.`);
  const present = existsSync(home) ? (await readdir(home)).filter((name) => name !== 'holder.json') : [];
  if (present.length > 0) throw new StartError(`The data folder ${home} is not empty; move it away or set DATA_DIR to another folder, nothing is overwritten.`);
  const names = (await tar(['-tzf', source])).split('\n').filter(Boolean);
  const foreign = names.find((name) => !(PARTS as readonly string[]).includes(name.split('/')[0] ?? '') || name.split('/').includes('..'));
  if (foreign !== undefined || !names.some((name) => name.startsWith('postgres/'))) throw new StartError(`${source} is no backup of a data folder.`);
  await mkdir(home, { recursive: true });
  const lock = await holdFolder(home);
  // Beside it, so that moving it into place is a rename and half an archive never counts.
  const draft = await mkdtemp(`${home}-restore-`);
  try {
    await tar(['-xzf', source, '-C', draft]);
    for (const part of await readdir(draft)) await rename(path.join(draft, part), path.join(home, part));
  } finally {
    await rm(draft, { recursive: true, force: true });
    await lock.release();
  }
}

/** The system's own: there is one on every machine that this runs on. */
function tar(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('tar', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', (error) => reject(new StartError('The program tar is needed and was not found.', { cause: error })));
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new StartError(`The archive could not be processed: ${errors.trim().split('\n')[0] ?? 'tar failed'}`))));
  });
}
