import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { StartError } from '@/backend/config/start-error';

/**
 * Uses the system's tar, which every supported machine has.
 * @param archive its standard input
 * @returns its standard output
 */
export async function runTar(args: readonly string[], archive: AsyncIterable<Uint8Array>): Promise<string> {
  const child = spawn('tar', args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const end = new Promise<number | null>((resolve, reject) => {
    child.on('error', (error) => reject(new StartError('The program tar is needed and was not found.', { cause: error })));
    child.on('close', resolve);
  });
  // tar may close its input after the end of the archive: the resulting write error is not a failure.
  const [fed, ended, output, errors] = await Promise.allSettled([
    pipeline(archive, child.stdin),
    end,
    text(child.stdout),
    text(child.stderr),
  ]);
  if (fed.status === 'rejected' && fed.reason instanceof StartError) throw fed.reason;
  if (ended.status === 'rejected') throw ended.reason;
  const [said] = errors.status === 'fulfilled' ? errors.value.trim().split('\n') : [];
  if (ended.value !== 0 || output.status === 'rejected') {
    throw new StartError(`The archive could not be processed: ${said || 'tar failed'}`);
  }
  return output.value;
}
