import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, pipeline as pipe, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { canSeal, type BackupKeys } from '@/backend/config/backup-keys';
import { StartError } from '@/backend/config/start-error';
import { sealing } from './sealed-stream';

/** @throws StartError where there is such a file: a backup is never the end of another one */
export function refuseExisting(file: string): string {
  const target = path.resolve(file);
  if (existsSync(target)) throw new StartError(`${target} is there already; name a new file, nothing is overwritten.`);
  return target;
}

/**
 * What a program writes to its standard output, in a new file that has its name, and where it is encrypted its last piece, only when
 * the program has ended well: what a program that failed has written until then looks like a whole backup otherwise. Through the
 * cipher as it is made, so nothing of it is on the disk in the clear; the file is its owner's alone.
 * @param keys encrypt it; none leaves it readable for whoever gets the file
 * @returns the size of the file
 * @throws StartError with one sentence: there already, no such program, it failed, it wrote nothing
 */
export async function writeOutputAtomically(program: string, args: readonly string[], file: string, keys: BackupKeys): Promise<number> {
  const target = refuseExisting(file);
  const seal = canSeal(keys) ? sealing(keys) : null;
  const draft = `${target}.part`;
  await mkdir(path.dirname(target), { recursive: true });
  // Of one that was killed.
  await rm(draft, { force: true });
  // Open before the program begins: a stream that opens by itself could make the file after it was taken away again.
  const disk = (await open(draft, 'wx', 0o600)).createWriteStream();
  // What it has to say goes to whoever has called: a dump can take an hour.
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

/** Comes to its end only where the program did: the reader then knows that nothing is missing. */
function outputOf(program: string, child: ChildProcessByStdio<null, Readable, null>): AsyncGenerator<Buffer> {
  // Listened to from the beginning: a program that is not there says so at once.
  const failure = new Promise<string | null>((resolve) => {
    child.on('error', () => resolve(`The program ${program} was not found, or may not be run: there is no backup.`));
    child.on('close', (code, signal) =>
      resolve(code === 0 ? null : `${program} ended with ${signal ?? code ?? 'nothing'}: there is no backup.`),
    );
  });
  // Read from the beginning as well: what a program wrote is thrown away where it ends before anybody reads, and a cipher first makes its key.
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
