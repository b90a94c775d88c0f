import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProgress } from '@/scripts/console/progress';
import { startWebCopy } from '@/scripts/edge/start-web-copy';
import { testEnvironment } from '@/scripts/gate/test-environment';
import { createProcessGroup } from '@/scripts/process/process-group';
import { productCommands } from '@/scripts/product/commands';
import { buildWhenStale, prepare } from '@/scripts/product/launch';

const root = fileURLToPath(new URL('../..', import.meta.url));

const RELEASES = ['release-a', 'release-b'] as const;
export type Release = (typeof RELEASES)[number];

export interface TwoReleases {
  /** Of the Hong Kong site, whichever release answers. */
  site: string;
  /** From now on every request is answered by this release. */
  answerBy(release: Release): void;
  /** Paths that each has answered, with the status. */
  answered: Record<Release, { path: string; status: number }[]>;
  end(): Promise<void>;
}

/** Two builds of the same code under two names, each served, and in front of them one address. */
export async function startTwoReleases(): Promise<TwoReleases> {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  const given = await testEnvironment(root, process.env, join(folder, 'data'));
  const commands = productCommands(given, 'production');
  const processes = createProcessGroup();
  const progress = createProgress();
  const ports: Record<Release, number> = { 'release-a': given.port + 1, 'release-b': given.port + 2 };
  const answered: TwoReleases['answered'] = { 'release-a': [], 'release-b': [] };
  let front: Server | null = null;
  const end = async () => {
    front?.closeAllConnections();
    await new Promise<void>((resolve) => (front ? front.close(() => resolve()) : resolve()));
    await processes.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const [at, name] of RELEASES.entries()) {
      const environment = { ...given, variables: { ...given.variables, DEPLOYMENT_ID: name } };
      const launch = {
        root,
        environment,
        mode: 'production' as const,
        buildFolder: `.next-${name}`,
        commands,
        processes,
        progress,
        onLine: null,
      };
      // The first also draws the pictures and starts the backend, from which both builds read.
      await (at === 0 ? prepare(launch) : buildWhenStale(launch));
      await startWebCopy(root, processes, environment, launch.buildFolder, ports[name]);
    }
    progress.done();
    let current: Release = 'release-a';
    front = createServer((asked, answer) => {
      const release = current;
      const passed = request(
        { host: 'localhost', port: ports[release], method: asked.method, path: asked.url, headers: asked.headers },
        (got) => {
          answered[release].push({ path: asked.url ?? '', status: got.statusCode ?? 0 });
          answer.writeHead(got.statusCode ?? 502, got.headers);
          got.pipe(answer);
        },
      );
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    }).listen(given.port, 'localhost');
    return {
      site: given.siteUrls.hk,
      answerBy: (release) => {
        current = release;
      },
      answered,
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
