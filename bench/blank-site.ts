import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { describeEnd, type Crew } from '@/scripts/process/crew';
import { waitForHttp } from '@/scripts/process/wait-for-http';

const NEXT = 'node_modules/next/dist/bin/next';
const FOLDER = 'bench/blank';

/** The version of Next and the few files that are built. */
function stampOf(root: string): string {
  const { version } = z.parse(z.object({ version: z.string() }), JSON.parse(readFileSync(join(root, 'node_modules/next/package.json'), 'utf8')));
  const hash = createHash('sha256').update(version);
  for (const name of readdirSync(join(root, FOLDER, 'pages')).sort()) hash.update(name).update(readFileSync(join(root, FOLDER, 'pages', name)));
  return hash.digest('hex');
}

/**
 * Builds the blank page by the Next version and the bundler of the product, once for each of both, and serves it.
 * @returns its address
 */
export async function serveBlankSite(root: string, crew: Crew, port: number): Promise<string> {
  const common = { cwd: root, env: { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }, logFile: null };
  const stamp = join(root, FOLDER, '.next', 'made-of');
  const made = stampOf(root);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== made) {
    const end = await crew.start({ ...common, name: 'The build of the blank page', args: [NEXT, 'build', FOLDER, '--webpack'] }).ended;
    if (end.code !== 0) throw new Error(describeEnd(end));
    writeFileSync(stamp, made);
  }
  const site = crew.start({ ...common, name: 'The blank page', args: [NEXT, 'start', FOLDER, '-H', 'localhost', '-p', String(port)] });
  await waitForHttp({ process: site, port, path: '/', host: `localhost:${port}`, timeoutMs: 30_000, isReady: (status) => status === 200 });
  return `http://localhost:${port}/`;
}
