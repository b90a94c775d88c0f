import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface ScratchFolder {
  path: string;
  write(files: Record<string, string>): void;
  remove(): void;
}

/** A temporary folder of a test's own, holding the given files by their relative paths. */
export function createScratchFolder(files: Record<string, string> = {}): ScratchFolder {
  const path = mkdtempSync(join(tmpdir(), 'scratch-'));
  const write = (more: Record<string, string>) => {
    for (const [name, content] of Object.entries(more)) {
      const file = join(path, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  };
  write(files);
  return { path, write, remove: () => rmSync(path, { recursive: true, force: true }) };
}
