import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../product/start-error';
import { describeEnd } from './process-group';
import type { SupervisedProcess } from './supervised-process';

interface Awaited {
  process: SupervisedProcess;
  port: number;
  path: string;
  /** Host header; `hk.localhost` is not resolved, because Node cannot everywhere. */
  host: string;
  timeoutMs: number;
  isReady: (status: number) => boolean;
}

const POLL_MS = 150;

/** @throws StartError when the process dies or the time is over */
export async function waitForHttp(awaited: Awaited): Promise<void> {
  const deadline = Date.now() + awaited.timeoutMs;
  while (Date.now() < deadline) {
    if (awaited.process.hasEnded()) throw new StartError(describeEnd(await awaited.process.ended));
    const status = await statusOf(awaited);
    if (status !== null && awaited.isReady(status)) return;
    await delay(POLL_MS);
  }
  const seconds = Math.round(awaited.timeoutMs / 1000);
  throw new StartError(`${awaited.process.name} did not answer ${awaited.path} on port ${awaited.port} within ${seconds} s.`);
}

/** null: no answer yet. */
function statusOf({ port, path, host }: Awaited): Promise<number | null> {
  return new Promise((resolve) => {
    const call = request({ host: 'localhost', port, path, headers: { host }, timeout: 5_000 }, (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(null));
    call.end();
  });
}
