import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { describeEnd, type Crew } from '@/scripts/process/crew';
import { waitForHttp } from '@/scripts/process/wait-for-http';

const NEXT = 'node_modules/next/dist/bin/next';
const FOLDER = 'bench/blank';

/**
 * Builds the blank page by the Next version and the bundler of the product, once a version, and serves it.
 * @returns its address
 */
export async function serveBlankSite(root: string, crew: Crew, port: number): Promise<string> {
  const common = { cwd: root, env: { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }, logFile: null };
  const stamp = join(root, FOLDER, '.next', 'next-version');
  const version = z.parse(z.object({ version: z.string() }), JSON.parse(readFileSync(join(root, 'node_modules/next/package.json'), 'utf8'))).version;
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== version) {
    const end = await crew.start({ ...common, name: 'The build of the blank page', args: [NEXT, 'build', FOLDER, '--webpack'] }).ended;
    if (end.code !== 0) throw new Error(describeEnd(end));
    writeFileSync(stamp, version);
  }
  const site = crew.start({ ...common, name: 'The blank page', args: [NEXT, 'start', FOLDER, '-H', 'localhost', '-p', String(port)] });
  await waitForHttp({ process: site, port, path: '/', host: `localhost:${port}`, timeoutMs: 30_000, isReady: (status) => status === 200 });
  return `http://localhost:${port}/`;
}
