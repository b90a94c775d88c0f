import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { childrenOf, listProcesses } from '@/scripts/process/process-family';

export const CONNECTIONS = 64;
const SECONDS = 4;
/** Of Linux, as `listProcesses` counts. */
const TICKS_A_SECOND = 100;
const WORKER_CORE = '0';
const LOAD_CORE = '1';

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

export interface Load {
  /** Requests a second. */
  rate: number;
  p99Ms: number;
  /** Share of its core that the worker had, 0 to 1; null when none was named. */
  busy: number | null;
}

/**
 * wrk comes from Debian's package of that name.
 * @param worker process whose time is counted
 */
export function load(port: number, path: string, host: string, worker: number | null = null): Load {
  const before = ticksOf(worker);
  const args = ['-c', LOAD_CORE, 'wrk', '-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-H', `Host: ${host}`, '-H', 'Accept-Encoding: gzip', `http://localhost:${port}${path}`];
  const output = execFileSync('taskset', args, { encoding: 'utf8' });
  const busy = worker === null ? null : (ticksOf(worker) - before) / TICKS_A_SECOND / SECONDS;
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  const [, number, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  if (!(rate > 0) || /Non-2xx|(connect|read|write) [1-9]/.test(output)) throw new Error(`The load was not answered as it should be:\n${output}`);
  return { rate, p99Ms: Number(number) * (MILLISECONDS[unit ?? ''] ?? Number.NaN), busy };
}

const ticksOf = (pid: number | null): number => listProcesses().find(({ id }) => id === pid)?.ticks ?? 0;

/**
 * Gives the one worker of an nginx a core of its own. A cache has two helpers beside it, which have next to nothing to do.
 * @returns the process of the worker
 */
export function pinWorkerOf(pidFile: string): number {
  const children = childrenOf(Number(readFileSync(pidFile, 'utf8')));
  for (const pid of children) execFileSync('taskset', ['-a', '-cp', WORKER_CORE, String(pid)], { stdio: 'ignore' });
  const workers = children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker process'));
  if (workers.length !== 1) throw new Error(`One worker was expected, not ${workers.length}.`);
  return workers[0] ?? 0;
}

export interface Got {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One answer with its bytes as they come. */
export function getOnce(port: number, path: string, host: string): Promise<Got> {
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port, path, agent: false, headers: { host, 'accept-encoding': 'gzip' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) })).on('error', reject);
    }).on('error', reject).end();
  });
}
