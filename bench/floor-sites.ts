import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describeEnd, type ProcessGroup } from '@/scripts/process/process-group';
import { waitForHttp } from '@/scripts/process/wait-for-http';

/**
 * Two small sites for comparison. `blank`: only Next. `stack`: an equally empty page with the product's libraries, used as in their
 * documentation.
 */
export type FloorSite = 'blank' | 'stack';

const NEXT = 'node_modules/next/dist/bin/next';
const folderOf = (site: FloorSite) => `bench/${site}`;

/** Versions of all packages and the source files. */
function stampOf(root: string, site: FloorSite): string {
  const folder = join(root, folderOf(site));
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/\/(\.next|public)\/|next-env\.d\.ts$/.test(file));
  for (const file of files.sort()) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

const commonOf = (root: string) => ({
  cwd: root,
  env: { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' },
  logFile: null,
});

/** Builds a baseline site with the product's Next and bundler versions, once per state of both. */
export async function buildFloorSite(root: string, processes: ProcessGroup, floor: FloorSite): Promise<void> {
  const stamp = join(root, folderOf(floor), '.next', 'made-of');
  const made = stampOf(root, floor);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== made) {
    const args = [NEXT, 'build', folderOf(floor), '--webpack'];
    const end = await processes.start({ ...commonOf(root), name: `The build of bench/${floor}`, args }).ended;
    if (end.code !== 0) throw new Error(describeEnd(end));
    writeFileSync(stamp, made);
  }
}

/** Builds a baseline site if needed, and serves it. @returns its address */
export async function serveFloorSite(root: string, processes: ProcessGroup, floor: FloorSite, port: number): Promise<string> {
  await buildFloorSite(root, processes, floor);
  const process = processes.start({
    ...commonOf(root),
    name: `bench/${floor}`,
    args: [NEXT, 'start', folderOf(floor), '-H', 'localhost', '-p', String(port)],
  });
  await waitForHttp({ process, port, path: '/', host: `localhost:${port}`, timeoutMs: 30_000, isReady: (status) => status === 200 });
  return `http://localhost:${port}/`;
}
