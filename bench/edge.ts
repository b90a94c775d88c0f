/**
 * `npm run bench:edge`: documents a second that the shipped edge gives out of its cache, beside an nginx that
 * sends the same compressed file from disk. Load generator and worker have a core each; medians of pairs. For
 * comparison the same of one copy of the site itself and of a blank Next page.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureNginx } from '@/scripts/edge/start-edge';
import { HOSTS, startEdgeStand, type EdgeStand } from '@/scripts/edge/edge-stand';
import { createCrew } from '@/scripts/process/crew';
import { serveBlankSite } from './blank-site';
import { atLeast, median, plainFigure, report, type BenchLine } from './result';

const PAIRS = 5;
const SECONDS = 4;
const LEAST = 0.8;
const FLOOR_PORT_DISTANCE = 24;
const BLANK_PORT_DISTANCE = 25;
const PATH = '/about-us';
const CONNECTIONS = 64;

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

interface Load {
  /** Requests a second. */
  rate: number;
  p99Ms: number;
}

/** wrk comes from Debian's package of that name. */
function load(port: number, path = PATH, host: string = HOSTS.hk): Load {
  const output = execFileSync('taskset', ['-c', '1', 'wrk', '-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-H', `Host: ${host}`, '-H', 'Accept-Encoding: gzip', `http://localhost:${port}${path}`], { encoding: 'utf8' });
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  const [, number, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  if (!(rate > 0) || /Non-2xx/.test(output)) throw new Error(`The load was not answered as it should be:\n${output}`);
  return { rate, p99Ms: Number(number) * (MILLISECONDS[unit ?? ''] ?? Number.NaN) };
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

/** What stands before the edge: one copy of the site, and a page of Next that does nothing. */
async function loadNext(stand: EdgeStand): Promise<BenchLine[]> {
  const crew = createCrew();
  try {
    const port = stand.environment.port + BLANK_PORT_DISTANCE;
    await serveBlankSite(process.cwd(), crew, port);
    const [sitePort = 0] = stand.ports.web;
    const host = new URL(stand.environment.siteUrls.hk).host;
    load(port, '/');
    load(sitePort, PATH, host);
    const [blank, site] = [load(port, '/'), load(sitePort, PATH, host)];
    return [
      plainFigure('a blank page of Next', blank.rate, '/s'),
      plainFigure(`a blank page of Next, p99 with ${CONNECTIONS} at once`, blank.p99Ms, 'ms'),
      plainFigure('one copy of the site itself', site.rate, '/s'),
      plainFigure(`one copy of the site itself, p99 with ${CONNECTIONS} at once`, site.p99Ms, 'ms'),
    ];
  } finally {
    await crew.stop();
  }
}

async function run(stand: EdgeStand): Promise<0 | 1> {
  const { body } = await stand.ask(HOSTS.hk, PATH);
  const floorPort = stand.environment.port + FLOOR_PORT_DISTANCE;
  const stopFloor = await startFloor(stand, body, floorPort);
  pinWorkersOf(join(stand.folder, 'nginx.pid'));
  const pairs: { edge: Load; floor: Load }[] = [];
  try {
    load(stand.ports.plain);
    for (let at = 0; at < PAIRS; at += 1) pairs.push({ edge: load(stand.ports.plain), floor: load(floorPort) });
  } finally {
    stopFloor();
  }
  const ratio = median(pairs.map(({ edge, floor }) => edge.rate / floor.rate));
  return report({
    name: 'edge',
    lines: [
      atLeast('documents of the edge beside the same file by nginx', ratio, 'x', LEAST),
      plainFigure('documents of the edge', median(pairs.map(({ edge }) => edge.rate)), '/s'),
      plainFigure('the same file by nginx', median(pairs.map(({ floor }) => floor.rate)), '/s'),
      plainFigure(`documents of the edge, p99 with ${CONNECTIONS} at once`, median(pairs.map(({ edge }) => edge.p99Ms)), 'ms'),
      plainFigure(`the same file by nginx, p99 with ${CONNECTIONS} at once`, median(pairs.map(({ floor }) => floor.p99Ms)), 'ms'),
      ...(await loadNext(stand)),
    ],
  });
}

const stand = await startEdgeStand();
try {
  process.exitCode = await run(stand);
} finally {
  await stand.end();
}
