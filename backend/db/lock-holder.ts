import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { isProcessAlive } from '@/lib/is-process-alive';

const holderSchema = z.object({ pid: z.int(), since: z.string() });
export type LockHolder = z.infer<typeof holderSchema>;

const READ_ATTEMPTS = 10;
const READ_PAUSE_MS = 100;

/** Only names the holder for people; the lock itself is the socket. */
function holderFile(folder: string): string {
  return path.join(folder, 'holder.json');
}

export async function writeHolder(folder: string): Promise<void> {
  const holder: LockHolder = { pid: process.pid, since: new Date().toISOString() };
  await writeFile(holderFile(folder), JSON.stringify(holder));
}

/** Retried for a second: a holder that has just bound its socket may not have written its name yet. */
export async function readHolder(folder: string): Promise<LockHolder | null> {
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
