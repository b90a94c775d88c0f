/**
 * `npm run bench -- start`: on a clean clone: `npm ci`, `npm start` until the first page is served, and again with the build; with the time of
 * the pictures and the build, the peak memory of the build, and the memory of the two processes.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ROUTES } from '@/lib/config/routes';
import { freePortPair } from '@/scripts/product/ports';
import { buildMemory, memoryOf } from './process-memory';
import { atMost, plainFigure, report } from './result';

const BARS = { cleanS: 360, againS: 10, picturesS: 30 };
const GIVE_UP_MS = 900_000;
const POLL_MS = 100;
const VISITS = 5;

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bench-clone-'));

interface Started {
  seconds: number;
  /** Seconds of each phase by its first word. */
  phases: Map<string, number>;
  /** Peak memory of the build's processes, in MB; 0 without a build. */
  buildMb: number;
  stop(): Promise<void>;
  pid: number;
}

const visit = (port: number, path: string): Promise<number> =>
  new Promise((resolve) => {
    get({ host: 'localhost', port, path, headers: { host: `hk.localhost:${port}` } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });

async function start(port: number, backendPort: number): Promise<Started> {
  const began = performance.now();
  const { NEXT_DIST_DIR: _folder, ...own } = process.env;
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...own, PORT: String(port), BACKEND_PORT: String(backendPort), DATA_DIR: join(folder, '.data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const phases = new Map<string, number>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const [, name, seconds] of text.matchAll(/✓ (\w+).* ([\d.]+) s/g)) phases.set(name ?? '', Number(seconds));
  });
  let buildMb = 0;
  while ((await visit(port, '/')) !== 200) {
    buildMb = Math.max(buildMb, buildMemory(child.pid ?? 0));
    if (child.exitCode !== null || performance.now() - began > GIVE_UP_MS) throw new Error('The clone did not start.');
    await wait(POLL_MS);
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    seconds,
    phases,
    buildMb,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

try {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, folder]);
  const before = performance.now();
  execFileSync('npm', ['ci', '--silent'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const installed = (performance.now() - before) / 1000;
  const { port, backendPort } = await freePortPair({ port: 3_700, backendPort: 4_700 });
  const first = await start(port, backendPort);
  await first.stop();
  const again = await start(port, backendPort);
  const pages = Object.values(ROUTES).filter(({ indexable }) => indexable);
  for (let round = 0; round < VISITS; round += 1) for (const { path } of pages) await visit(port, path);
  const memory = memoryOf(again.pid);
  await again.stop();
  process.exitCode = report({
    name: 'start',
    lines: [
      plainFigure('npm ci', installed, 's'),
      plainFigure('the build', first.phases.get('Building') ?? Number.NaN, 's'),
      plainFigure('most memory that the build held', first.buildMb || Number.NaN, 'MB'),
      atMost('pictures of shared links, which the clone does not bring', first.phases.get('Making') ?? Number.NaN, 's', BARS.picturesS),
      atMost('npm ci and npm start on a clean clone, to the first page', installed + first.seconds, 's', BARS.cleanS),
      atMost('npm start with a build at hand, to the first page', again.seconds, 's', BARS.againS),
      plainFigure('memory of site, backend and their starter', memory, 'MB'),
    ],
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
