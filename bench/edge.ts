/**
 * `npm run bench:edge`: documents a second that the shipped edge gives out of its cache, beside an nginx that
 * sends the same compressed file from disk. Load generator and worker have a core each; medians of pairs.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureNginx } from '@/scripts/edge/start-edge';
import { HOSTS, startEdgeStand, type EdgeStand } from '@/scripts/edge/edge-stand';

const PAIRS = 5;
const SECONDS = 4;
const LEAST = 0.8;
const FLOOR_PORT_DISTANCE = 24;
const PATH = '/about-us';

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** @returns requests a second; wrk comes from Debian's package of that name */
function load(port: number): number {
  const output = execFileSync('taskset', ['-c', '1', 'wrk', '-t1', '-c64', `-d${SECONDS}s`, '-H', `Host: ${HOSTS.hk}`, '-H', 'Accept-Encoding: gzip', `http://127.0.0.1:${port}${PATH}`], { encoding: 'utf8' });
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (!(rate > 0) || /Non-2xx/.test(output)) throw new Error(`The load was not answered as it should be:\n${output}`);
  return rate;
}

function pinWorkersOf(pidFile: string): void {
  const master = readFileSync(pidFile, 'utf8').trim();
  const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ');
  for (const pid of children) execFileSync('taskset', ['-a', '-cp', '0', pid], { stdio: 'ignore' });
}

/** The floor: the very same bytes from a file. */
async function startFloor(stand: EdgeStand, html: string, port: number): Promise<() => void> {
  const folder = join(stand.folder, 'floor');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'about-us'), html);
  writeFileSync(join(folder, 'about-us.gz'), gzipSync(html, { level: 6 }));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid;\nerror_log stderr error;\nworker_processes 1;\nevents { worker_connections 8192; }\nhttp { access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000; default_type text/html;\nserver { listen ${port}; root ${folder}; gzip_static on; } }\n`,
  );
  const child = spawn(ensureNginx(), ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', 'inherit'] });
  await wait(1_000);
  pinWorkersOf(join(folder, 'nginx.pid'));
  return () => child.kill('SIGTERM');
}

async function run(stand: EdgeStand): Promise<boolean> {
  const { body } = await stand.ask(HOSTS.hk, PATH);
  const floorPort = stand.environment.port + FLOOR_PORT_DISTANCE;
  const stopFloor = await startFloor(stand, body, floorPort);
  pinWorkersOf(join(stand.folder, 'nginx.pid'));
  const pairs: { edge: number; floor: number }[] = [];
  try {
    load(stand.ports.plain);
    for (let at = 0; at < PAIRS; at += 1) pairs.push({ edge: load(stand.ports.plain), floor: load(floorPort) });
  } finally {
    stopFloor();
  }
  const ratio = median(pairs.map(({ edge, floor }) => edge / floor));
  console.log(`edge ${median(pairs.map(({ edge }) => edge)).toFixed(0)}/s, the same file by nginx ${median(pairs.map(({ floor }) => floor)).toFixed(0)}/s: ${ratio.toFixed(2)} x (bar ${LEAST} x)`);
  return ratio >= LEAST;
}

const stand = await startEdgeStand();
try {
  process.exitCode = (await run(stand)) ? 0 : 1;
} finally {
  await stand.end();
}
