import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';

export interface LogTail {
  /** Takes a chunk of output; lines may arrive in pieces. */
  write(chunk: string): void;
  /** The last lines, complete or not, newest last, without blank ones. */
  lastLines(count: number): string[];
  close(): void;
}

const KEPT_LINES = 200;

/** Keeps the end of a process's output in memory for the error message, and all of it in `file` if given. */
export function createLogTail(file: string | null, onLine: (line: string) => void = () => undefined): LogTail {
  const lines: string[] = [];
  let unfinished = '';
  const stream = file === null ? null : openLog(file);

  function take(line: string) {
    if (line.trim() === '') return;
    lines.push(line);
    if (lines.length > KEPT_LINES) lines.shift();
    onLine(line);
  }

  return {
    write(chunk) {
      stream?.write(chunk);
      const parts = (unfinished + chunk).split(/\r?\n/);
      unfinished = parts.pop() ?? '';
      parts.forEach(take);
    },
    lastLines: (count) => (unfinished.trim() === '' ? lines : [...lines, unfinished]).slice(-count),
    close() {
      if (unfinished !== '') take(unfinished);
      unfinished = '';
      stream?.end();
    },
  };
}

function openLog(file: string): WriteStream {
  mkdirSync(dirname(file), { recursive: true });
  const stream = createWriteStream(file, { flags: 'w' });
  // A full disk must not stop the product: the log is optional.
  stream.on('error', () => undefined);
  return stream;
}
