import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, pipeline as pipe, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { canSeal, type BackupKeys } from '@/backend/config/backup-keys';
import { StartError } from '@/backend/config/start-error';
import { sealing } from './sealed-stream';

/** @throws StartError if the file exists: backups are never overwritten */
export function refuseExisting(file: string): string {
  const target = path.resolve(file);
  if (existsSync(target)) throw new StartError(`${target} is there already; name a new file, nothing is overwritten.`);
  return target;
}

/**
 * Writes a program's standard output to a file that gets its final name (and its last encrypted chunk) only when the program has succeeded:
 * a partial dump would look complete otherwise. Encrypted while streaming, so that no plain text reaches the disk; only the owner can read
 * the file.
 * @param keys encrypt it; without keys it stays readable
 * @returns the size of the file
 * @throws StartError with one sentence: file exists, no such program, it failed, no output
 */
export async function writeOutputAtomically(program: string, args: readonly string[], file: string, keys: BackupKeys): Promise<number> {
  const target = refuseExisting(file);
  const seal = canSeal(keys) ? sealing(keys) : null;
  const draft = `${target}.part`;
  await mkdir(path.dirname(target), { recursive: true });
  // Left by a killed run.
  await rm(draft, { force: true });
  // Opened before the program starts: a lazily opened stream could create the file after its removal.
  const disk = (await open(draft, 'wx', 0o600)).createWriteStream();
  // Its messages go to the terminal: a dump can take an hour.
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const output = outputOf(program, child);
    await (seal ? pipeline(output, seal, disk) : pipeline(output, disk));
    await rename(draft, target);
    return (await stat(target)).size;
  } catch (error) {
    child.kill();
    await rm(draft, { force: true });
    throw error;
  }
}

/** Ends only if the program has succeeded, so that the reader knows the output is complete. */
function outputOf(program: string, child: ChildProcessByStdio<null, Readable, null>): AsyncGenerator<Buffer> {
  // Registered at once: a missing program fails immediately.
  const failure = new Promise<string | null>((resolve) => {
    child.on('error', () => resolve(`The program ${program} was not found, or may not be run: there is no backup.`));
    child.on('close', (code, signal) =>
      resolve(code === 0 ? null : `${program} ended with ${signal ?? code ?? 'nothing'}: there is no backup.`),
    );
  });
  // Read at once as well: output is lost if the program ends before it is read, and the cipher first derives its key.
  const written = pipe(child.stdout, new PassThrough(), () => undefined);
  return (async function* () {
    let size = 0;
    for await (const chunk of written as AsyncIterable<Buffer>) {
      size += chunk.length;
      yield chunk;
    }
    const reason = (await failure) ?? (size === 0 ? `${program} has written nothing: there is no backup.` : null);
    if (reason !== null) throw new StartError(reason);
  })();
}
