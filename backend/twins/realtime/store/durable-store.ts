import { mkdirSync, readFileSync, readdirSync, statSync, truncateSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolderAnonymously, type FolderLock } from '@/backend/api/db/folder-lock';
import type { Tree } from '@/backend/twins/realtime/data/node';
import type { Logger } from '@/backend/twins/realtime/twin-options';
import { JournalFile, type JournalRecord, decodeLine } from './journal-file';
import { writeSnapshot, applyBookkeeping, type StoredState, SNAPSHOT_END, applyRecord, emptyState } from './snapshot-file';

// Compaction starts when the journal has this size and twice that of the last snapshot.
const COMPACT_BYTES = 4 << 20;
const FLUSH_INTERVAL_MS = 1_000;

/** The state in memory and on disk, always in step: data survives a kill once `commit` has returned. */
export class DurableStore {
  private compaction: Promise<void> | null = null;
  private readonly flusher: NodeJS.Timeout;

  private constructor(
    private readonly folder: string,
    private readonly lock: FolderLock,
    private readonly logger: Logger,
    readonly state: StoredState,
    private generation: number,
    private snapshotBytes: number,
    private journal: JournalFile,
  ) {
    this.flusher = setInterval(() => void this.flush(), FLUSH_INTERVAL_MS).unref();
  }

  static async open(folder: string, logger: Logger): Promise<DurableStore> {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = await lockFolderAnonymously(folder);
    try {
      const { state, generation, snapshotBytes } = recoverState(folder);
      const journal = new JournalFile(join(folder, journalName(generation)));
      return new DurableStore(folder, lock, logger, state, generation, snapshotBytes, journal);
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  /** `root` is the tree after the record's writes. */
  commit(record: JournalRecord, root: Tree): void {
    this.journal.append(record);
    this.state.root = root;
    applyBookkeeping(this.state, record);
    if (this.compaction === null && this.journal.bytes > Math.max(COMPACT_BYTES, 2 * this.snapshotBytes)) {
      void this.compact();
    }
  }

  /** Starts a new journal at once and writes the snapshot while writes continue. */
  compact(): Promise<void> {
    this.compaction ??= this.runCompaction()
      .catch((error: unknown) => this.logger.error({ err: error }, 'realtime snapshot failed'))
      .finally(() => {
        this.compaction = null;
      });
    return this.compaction;
  }

  private async runCompaction(): Promise<void> {
    const { root, pending, revoked } = this.state;
    const frozen: StoredState = { root, pending: new Map(pending), revoked: new Map(revoked) };
    const old = this.journal;
    const generation = this.generation + 1;
    this.journal = new JournalFile(join(this.folder, journalName(generation)));
    this.generation = generation;
    await old.flush();
    old.close();
    this.snapshotBytes = await writeSnapshot(join(this.folder, snapshotName(generation)), frozen);
    await this.removeBefore(generation);
  }

  private async removeBefore(generation: number): Promise<void> {
    const stale = (kind: 'journal' | 'snapshot', name: (g: number) => string) =>
      generationsIn(this.folder, kind)
        .filter((g) => g < generation)
        .map(name);
    for (const name of [...stale('journal', journalName), ...stale('snapshot', snapshotName)]) {
      await rm(join(this.folder, name), { force: true });
    }
  }

  private async flush(): Promise<void> {
    try {
      await this.journal.flush();
    } catch (error) {
      this.logger.error({ err: error }, 'realtime journal could not be flushed');
    }
  }

  async close(): Promise<void> {
    clearInterval(this.flusher);
    await this.compaction;
    await this.flush();
    this.journal.close();
    await this.lock.release();
  }
}

class DamagedStoreError extends Error {
  override readonly name = 'DamagedStoreError';
}

const journalName = (generation: number): string => `journal-${generation}.log`;
const snapshotName = (generation: number): string => `snapshot-${generation}.log`;

function generationsIn(folder: string, kind: 'journal' | 'snapshot'): number[] {
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
function recoverState(folder: string): { state: StoredState; generation: number; snapshotBytes: number } {
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
