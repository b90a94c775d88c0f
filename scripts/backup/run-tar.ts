import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { StartError } from '@/backend/config/start-error';

/**
 * The system's own: there is one on every machine that this runs on.
 * @param archive goes to its standard input
 * @returns what it writes to the standard output
 */
export async function runTar(args: readonly string[], archive: AsyncIterable<Uint8Array>): Promise<string> {
  const child = spawn('tar', args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const end = new Promise<number | null>((resolve, reject) => {
    child.on('error', (error) => reject(new StartError('The program tar is needed and was not found.', { cause: error })));
    child.on('close', resolve);
  });
  // Whatever tar does not wait for is behind the end of the archive: that it goes away then is no failure of the reading.
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
