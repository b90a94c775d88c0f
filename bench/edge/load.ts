import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { childrenOf, listProcesses } from '@/scripts/process/process-list';

export const CONNECTIONS = 64;
export const SECONDS = 4;
/** Of Linux, as `listProcesses` counts. */
const TICKS_A_SECOND = 100;
const WORKER_CORE = '0';
const LOAD_CORE = '1';

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

export interface Load {
  /** Requests a second. */
  rate: number;
  p99Ms: number;
  /** How much of the time the worker's core had something to do, 0 to 1; null when no worker was named. */
  busy: number | null;
  /** Of processor, that the worker itself spent; null when none was named. */
  workerSeconds: number | null;
}

/**
 * wrk comes from Debian's package of that name.
 * @param worker process whose time is counted
 */
export function load(port: number, path: string, host: string, worker: number | null = null): Load {
  const [before, coreBefore] = [ticksOf(worker), coreTicks()];
  const args = [
    '-c',
    LOAD_CORE,
    'wrk',
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    '--latency',
    '-H',
    `Host: ${host}`,
    '-H',
    'Accept-Encoding: gzip',
    `http://localhost:${port}${path}`,
  ];
  const output = execFileSync('taskset', args, { encoding: 'utf8' });
  const [spent, core] = [ticksOf(worker) - before, coreTicks()];
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  const [, number, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  if (!(rate > 0) || /Non-2xx|(connect|read|write) [1-9]/.test(output)) {
    throw new Error(`The load was not answered as it should be:\n${output}`);
  }
  return {
    rate,
    p99Ms: Number(number) * (MILLISECONDS[unit ?? ''] ?? Number.NaN),
    busy: worker === null ? null : 1 - (core.idle - coreBefore.idle) / (core.all - coreBefore.all),
    workerSeconds: worker === null ? null : spent / TICKS_A_SECOND,
  };
}

const ticksOf = (pid: number | null): number => listProcesses().find(({ id }) => id === pid)?.ticks ?? 0;

/**
 * Of the worker's core, as Linux counts since its start. The worker's own time leaves out what the kernel does on its behalf in
 * another thread's name, and what the machine under this one takes from the core: with both it may want for nothing at 92 %.
 */
function coreTicks(): { all: number; idle: number } {
  const line =
    readFileSync('/proc/stat', 'utf8')
      .split('\n')
      .find((text) => text.startsWith(`cpu${WORKER_CORE} `)) ?? '';
  // User, nice, system, idle, waiting for a disk, and what else it did; a guest's time is in the first two.
  const ticks = line.split(/\s+/).slice(1, 9).map(Number);
  return { all: ticks.reduce((sum, each) => sum + each, 0), idle: (ticks[3] ?? 0) + (ticks[4] ?? 0) };
}

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
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }))
        .on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}
