import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Variables } from '@/scripts/product/environment';
import { isProcessAlive } from '@/backend/api/db/folder-lock';

const MEMORY = '/dev/shm';
const PREFIX = 'store-digitise-sell-';
/** Several times what the tests need at once; containers have 64 MB by default. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Puts the tests' temporary files in memory if Linux has enough. A test's data folder is more than a thousand small files; copying it took
 * up to 1.5 seconds of CPU on disk, and a tenth of that in memory. The folder is removed with this process.
 * @returns the variable for test processes; empty if it is set already or memory cannot be used
 */
export function memoryTmpdir(given: Variables = process.env): Variables {
  if (given.TMPDIR || !isMemoryUsable(readMounts(), freeBytes())) return {};
  removeForsaken();
  const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`));
  for (const cache of toolsCaches()) linkCache(cache, folder);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { TMPDIR: folder };
}

/** Compile caches that these tools keep in the temporary folder between runs: twenty seconds of a short run. */
function toolsCaches(): string[] {
  const user = process.getuid?.() ?? 0;
  return [`tsx-${user}`, `playwright-transform-cache-${user}`];
}

function linkCache(name: string, folder: string): void {
  const place = join(tmpdir(), name);
  mkdirSync(place, { recursive: true, mode: 0o700 });
  symlinkSync(place, join(folder, name));
}

/** @param mounts content of `/proc/mounts`. Tests run programs that they have written, which `noexec` would prevent. */
export function isMemoryUsable(mounts: string, free: number): boolean {
  const [, , type = '', options = ''] =
    mounts
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, place]) => place === MEMORY) ?? [];
  return type === 'tmpfs' && !/\b(ro|noexec)\b/.test(options) && free >= ROOM_BYTES;
}

function readMounts(): string {
  try {
    return readFileSync('/proc/mounts', 'utf8');
  } catch {
    return ''; // not Linux
  }
}

function freeBytes(): number {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Removes folders of killed processes, which would occupy memory for ever. */
function removeForsaken(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isProcessAlive(Number(pid))) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}
