import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolderAnonymously, type FolderLock } from '@/backend/api/db/folder-lock';
import type { Tree } from '@/backend/twins/realtime/data/node';
import type { Logger } from '@/backend/twins/realtime/twin-options';
import { JournalFile } from './journal-file';
import type { JournalRecord } from './record';
import { generationsIn, journalName, recoverState, snapshotName } from './recover';
import { writeSnapshot } from './snapshot-file';
import { applyBookkeeping, type StoredState } from './state';

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
