import { readFileSync, readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { decodeLine, type JournalRecord } from './record';
import { SNAPSHOT_END } from './snapshot-file';
import { applyRecord, emptyState, type StoredState } from './state';

class DamagedStoreError extends Error {
  override readonly name = 'DamagedStoreError';
}

export const journalName = (generation: number): string => `journal-${generation}.log`;
export const snapshotName = (generation: number): string => `snapshot-${generation}.log`;

export function generationsIn(folder: string, kind: 'journal' | 'snapshot'): number[] {
  const pattern = new RegExp(`^${kind}-(\\d+)\\.log$`);
  return readdirSync(folder)
    .map((name) => Number(pattern.exec(name)?.[1] ?? NaN))
    .filter((generation) => Number.isInteger(generation))
    .sort((a, b) => a - b);
}

/** Reads complete lines; returns the length up to the first incomplete one, and whether lines follow it. */
function readLines(path: string, take: (value: unknown) => void): { good: number; total: number; isTornEnd: boolean } {
  const bytes = readFileSync(path);
  let good = 0;
  while (good < bytes.length) {
    const end = bytes.indexOf(10, good);
    const value = end === -1 ? null : decodeLine(bytes.toString('utf8', good, end));
    if (value === null) {
      return { good, total: bytes.length, isTornEnd: end === -1 || end === bytes.length - 1 };
    }
    take(value);
    good = end + 1;
  }
  return { good, total: bytes.length, isTornEnd: false };
}

function loadSnapshot(path: string, state: StoredState): void {
  let isWhole = false;
  readLines(path, (value) => {
    if (value === SNAPSHOT_END) isWhole = true;
    else applyRecord(state, value as JournalRecord);
  });
  if (!isWhole) throw new DamagedStoreError(`${path} is damaged; restore it from a backup`);
}

/**
 * Recovers the last consistent state: the newest snapshot and every later journal. The last line of the newest journal may be torn by a
 * crash; it was never acknowledged and is removed. Any other damage is an error.
 */
export function recoverState(folder: string): { state: StoredState; generation: number; snapshotBytes: number } {
  const state = emptyState();
  const base = generationsIn(folder, 'snapshot').at(-1);
  let snapshotBytes = 0;
  if (base !== undefined) {
    const path = join(folder, snapshotName(base));
    loadSnapshot(path, state);
    snapshotBytes = statSync(path).size;
  }
  const journals = generationsIn(folder, 'journal').filter((generation) => generation >= (base ?? 0));
  for (const generation of journals) {
    const path = join(folder, journalName(generation));
    const { good, total, isTornEnd } = readLines(path, (value) => applyRecord(state, value as JournalRecord));
    if (good === total) continue;
    if (!isTornEnd || generation !== journals.at(-1)) {
      throw new DamagedStoreError(`${path} is damaged at byte ${good}; restore it from a backup`);
    }
    truncateSync(path, good);
  }
  return { state, generation: journals.at(-1) ?? base ?? 0, snapshotBytes };
}
