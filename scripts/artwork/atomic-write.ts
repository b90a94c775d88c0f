import { rename, writeFile } from 'node:fs/promises';

/** Readers see the old file or the complete new one. */
export async function atomicWrite(file: string, content: Buffer | string): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}
