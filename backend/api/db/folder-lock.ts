import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { rm, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '@/backend/config/start-error';

/** Whether a process of this machine exists, under any user. */
export function isProcessAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const holderSchema = z.object({ pid: z.int(), since: z.string() });
type LockHolder = z.infer<typeof holderSchema>;

const READ_ATTEMPTS = 10;
const READ_PAUSE_MS = 100;

/** Only names the holder for people; the lock itself is the socket. */
function holderFile(folder: string): string {
  return path.join(folder, 'holder.json');
}

async function writeHolder(folder: string): Promise<void> {
  const holder: LockHolder = { pid: process.pid, since: new Date().toISOString() };
  await writeFile(holderFile(folder), JSON.stringify(holder));
}

/** Retried for a second: the holder may have bound its socket but not written its name yet. */
async function readHolder(folder: string): Promise<LockHolder | null> {
  for (let attempt = 0; attempt < READ_ATTEMPTS; attempt += 1) {
    const holder = await readOnce(folder);
    if (holder && isProcessAlive(holder.pid)) return holder;
    await wait(READ_PAUSE_MS);
  }
  return null;
}

async function readOnce(folder: string): Promise<LockHolder | null> {
  try {
    return z.parse(holderSchema, JSON.parse(await readFile(holderFile(folder), 'utf8')));
  } catch {
    return null; // absent or half written
  }
}

export interface FolderLock {
  isHeld(): boolean;
  release(): Promise<void>;
}

/**
 * The embedded engine does not lock its folder, and two processes on one folder lose rows. The lock is a listening socket named after the
 * folder, because the kernel releases it with the process, even after kill -9: an abstract socket on Linux, a named pipe on Windows,
 * elsewhere a socket file, which refuses connections when it is stale.
 * @throws StartError that names the holder
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const server = await bind(folder);
  // Only after binding, so that the file always names the holder. It is also the first write, which detects a read-only folder.
  await writeHolder(folder).catch((error: unknown) => {
    server.close();
    throw new StartError(notWritableReason(folder, error), { cause: error });
  });
  return lockOf(server);
}

/**
 * The same for other folders, without a file that names the holder.
 * @throws StartError
 */
export async function lockFolderAnonymously(folder: string): Promise<FolderLock> {
  return lockOf(await bind(folder));
}

const lockOf = (server: Server): FolderLock => ({
  isHeld: () => server.listening,
  release: () => new Promise((resolve) => server.close(() => resolve())),
});

/**
 * The same check early: it loads none of the server's modules, which take seconds.
 * @throws StartError that names the holder
 */
export async function refuseLockedFolder(folder: string): Promise<void> {
  const home = path.resolve(folder);
  if (existsSync(home)) await (await lockFolder(home)).release();
}

/** One sentence for the operator. */
export function notWritableReason(folder: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return `The disk of the data folder ${folder} is full; free some space, or set DATA_DIR to a folder on another one.`;
  }
  if (code === 'EROFS') return `The data folder ${folder} is on a disk that is read-only; set DATA_DIR to a folder of your own.`;
  return `The data folder ${folder} cannot be written; set DATA_DIR to a folder of your own.`;
}

async function bind(folder: string): Promise<Server> {
  const address = lockAddress(realpathSync(folder));
  const first = await tryListen(address);
  if (first) return first;
  if (isSocketFile(address) && !(await answers(address))) {
    await rm(address, { force: true });
    const second = await tryListen(address);
    if (second) return second;
  }
  const holder = await readHolder(folder);
  const who = holder ? `process ${holder.pid}, since ${holder.since}` : 'another process';
  throw new StartError(`The data folder ${folder} is in use by ${who}; stop it or set DATA_DIR to another folder.`);
}

function lockAddress(folder: string): string {
  const name = `store-digitise-sell-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\?\\pipe\\${name}`;
  return path.join(tmpdir(), `${name}.sock`);
}

function isSocketFile(address: string): boolean {
  return path.isAbsolute(address) && !address.startsWith('\\\\');
}

function tryListen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen({ path: address }, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path: address }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
