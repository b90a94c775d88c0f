import { closeSync, fdatasync, ftruncateSync, fstatSync, openSync, writeSync } from 'node:fs';
import { encodeLine, type JournalRecord } from './record';

/**
 * The append-only journal of accepted writes. A line is handed to the operating system before it is acknowledged, so that killing the
 * process loses nothing; it is flushed to disk within a second, so a power failure may lose that second.
 */
export class JournalFile {
  private readonly file: number;
  private length: number;
  private isDirty = false;
  private isBroken = false;

  constructor(readonly path: string) {
    this.file = openSync(path, 'a', 0o600);
    this.length = fstatSync(this.file).size;
  }

  get bytes(): number {
    return this.length;
  }

  append(record: JournalRecord): void {
    if (this.isBroken) throw new Error('The journal can no longer be written');
    const line = Buffer.from(encodeLine(record));
    try {
      for (let done = 0; done < line.length;) done += writeSync(this.file, line, done);
    } catch (error) {
      this.cutBack();
      throw error;
    }
    this.length += line.length;
    this.isDirty = true;
  }

  /** A partial line in the middle of the file would hide everything after it. */
  private cutBack(): void {
    try {
      ftruncateSync(this.file, this.length);
    } catch {
      this.isBroken = true;
    }
  }

  async flush(): Promise<void> {
    if (!this.isDirty) return;
    this.isDirty = false;
    await new Promise<void>((resolve, reject) => {
      fdatasync(this.file, (error) => (error === null ? resolve() : reject(error)));
    });
  }

  close(): void {
    closeSync(this.file);
  }
}
