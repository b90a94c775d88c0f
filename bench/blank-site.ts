import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import { describeEnd, type Crew } from '@/scripts/process/crew';
import { waitForHttp } from '@/scripts/process/wait-for-http';

const NEXT = 'node_modules/next/dist/bin/next';
const FOLDER = 'bench/blank';

/** The version of Next and the few files that are built. */
function stampOf(root: string): string {
  const { version } = z.parse(
    z.object({ version: z.string() }),
    JSON.parse(readFileSync(join(root, 'node_modules/next/package.json'), 'utf8')),
  );
  const hash = createHash('sha256').update(version);
  const pages = readdirSync(join(root, FOLDER, 'pages'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of [join(root, FOLDER, 'next.config.js'), ...pages.sort()]) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

const commonOf = (root: string) => ({
  cwd: root,
  env: { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' },
  logFile: null,
});

/** Builds the blank page by the Next version and the bundler of the product, once for each of both. */
export async function buildBlankSite(root: string, crew: Crew): Promise<void> {
  const stamp = join(root, FOLDER, '.next', 'made-of');
  const made = stampOf(root);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== made) {
    const end = await crew.start({ ...commonOf(root), name: 'The build of the blank page', args: [NEXT, 'build', FOLDER, '--webpack'] })
      .ended;
    if (end.code !== 0) throw new Error(describeEnd(end));
    writeFileSync(stamp, made);
  }
}

/** Builds the blank page where that is needed, and serves it with what lies beside it by then. @returns its address */
export async function serveBlankSite(root: string, crew: Crew, port: number): Promise<string> {
  await buildBlankSite(root, crew);
  const site = crew.start({
    ...commonOf(root),
    name: 'The blank page',
    args: [NEXT, 'start', FOLDER, '-H', 'localhost', '-p', String(port)],
  });
  await waitForHttp({ process: site, port, path: '/', host: `localhost:${port}`, timeoutMs: 30_000, isReady: (status) => status === 200 });
  return `http://localhost:${port}/`;
}
