import { createHash } from 'node:crypto';
import { closeSync, fdatasync, ftruncateSync, fstatSync, openSync, writeSync } from 'node:fs';
import type { Json } from '@/backend/twins/realtime/data/node-json';
import type { AuthVariable } from '@/backend/twins/realtime/rules/authorize';

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

/** What one connection wants written when it ends; kept until then, across crashes too. */
export interface DisconnectGroup {
  readonly auth: AuthVariable | null;
  readonly writes: readonly (readonly [path: string, value: Json])[];
}

/** One line of the journal: everything in it happens or none of it. */
export interface JournalRecord {
  readonly writes?: readonly (readonly [path: string, value: Json])[];
  /** Replaces what the connection has set aside; an empty list forgets the connection. */
  readonly pending?: { readonly connection: string; readonly groups: readonly DisconnectGroup[] };
  /** Sessions of this user begun before this millisecond are over. */
  readonly revoked?: { readonly uid: string; readonly at: number };
}

const digest = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 12);

export function encodeLine(value: unknown): string {
  const text = JSON.stringify(value);
  return `${digest(text)} ${text}\n`;
}

/** Null when the line is not whole. */
export function decodeLine(line: string): unknown {
  const text = line.slice(13);
  if (line[12] !== ' ' || digest(text) !== line.slice(0, 12)) return null;
  return JSON.parse(text) as unknown;
}
