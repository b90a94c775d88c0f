import { randomUUID } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Database } from '@/backend/api/db/database';
import { openServerDatabase } from '@/backend/api/db/server-database';
import { createProgress } from '@/scripts/console/progress';
import { startEdge, type Edge } from '@/scripts/edge/start-edge';
import { startWebCopy } from '@/scripts/edge/start-web-copy';
import { testBuildFolder, testEnvironment } from '@/scripts/gate/test-environment';
import { createProcessGroup } from '@/scripts/process/process-group';
import type { SupervisedProcess } from '@/scripts/process/supervised-process';
import { waitForHttp } from '@/scripts/process/wait-for-http';
import { productCommands } from '@/scripts/product/commands';
import { buildWhenStale, renderArtwork } from '@/scripts/product/launch';
import type { ManagedServer } from '@/scripts/servers/managed-child';
import { startPgBouncer } from './pgbouncer-server';
import { startPostgres } from '@/scripts/servers/postgres-server';
import { startRedis } from '@/tests/setup/redis-server';
import { ask, type Answer, type Asked } from './ask';
import { startMailStandIn, type MailStandIn } from './mail-stand-in';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Copies share nothing but what is configured: the second site has a folder of its own for its build. */
const SECOND_BUILD = '.next-second-copy';

/** Scripts that only the second site has, as if it were of the release to come. */
export const NEXT_RELEASE = Array.from({ length: 6 }, (_unused, index) => `of-the-next-release-${index}.js`);

export type Kind = 'site' | 'backend';
export type At = 0 | 1;
export const KINDS: readonly Kind[] = ['site', 'backend'];
export const HOSTS = { hk: 'hk.localhost', sg: 'sg.localhost', api: 'localhost' };

export interface CopiesStand {
  /** As the sites name themselves. */
  siteUrls: Record<'hk' | 'sg', string>;
  /** Rows of the database that both share. */
  query(statement: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  mails: MailStandIn;
  /** As a visitor: through the edge, over TLS. */
  askEdge(host: string, path: string, asked?: Asked): Promise<Answer>;
  /** One copy itself, as the edge asks it for a visitor with this address. */
  askCopy(kind: Kind, at: At, path: string, asked?: Asked & { address?: string }): Promise<Answer>;
  /** What the edge has written down of what it answered, a line each, about a second late. */
  edgeLog(): string[];
  /** The copy's port on this machine, by which the edge's log names it. */
  portOf(kind: Kind, at: At): number;
  copies: {
    start(kind: Kind, at: At): Promise<void>;
    /** As a release does it (docs/deploy.md): the edge leaves the copy out, it is ended and started anew, and is asked again. */
    replace(kind: Kind, at: At): Promise<void>;
    /** As the machine under it would go. */
    kill(kind: Kind, at: At): Promise<void>;
  };
  redis: {
    kill(): Promise<void>;
    start(): Promise<void>;
    /** Takes connections and commands and answers nothing, until the work is done; then it is as it was. */
    whileStopped(work: () => Promise<void>): Promise<void>;
  };
  /** A pool of connections as each copy has one. */
  openDatabase(): Promise<Database>;
  end(): Promise<void>;
}

export async function startCopiesStand(): Promise<CopiesStand> {
  const folder = mkdtempSync(join(tmpdir(), 'copies-'));
  // PostgreSQL and nginx run as users of their own, who must come as far as their files.
  chmodSync(folder, 0o755);
  const given = await testEnvironment(root, process.env, join(folder, 'data'));
  const { port, backendPort } = given;
  const ports = {
    site: [port, port + 1],
    http: port + 2,
    https: port + 3,
    redis: port + 4,
    postgres: port + 5,
    mail: port + 6,
    bouncer: port + 7,
    backend: [backendPort + 1, backendPort + 2],
  } as const;
  const processes = createProcessGroup();
  const closing: (() => Promise<void>)[] = [];
  const end = async () => {
    for (const close of closing.reverse()) await close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const postgres = await startPostgres(ports.postgres, folder);
    closing.push(postgres.stop);
    const bouncer = await startPgBouncer(ports.bouncer, folder, postgres.url);
    closing.push(bouncer.stop);
    // One copy speaks to the server, the other through a pool of connections: neither must know.
    const databaseUrls = [postgres.url, bouncer.url] as const;
    let redis: ManagedServer & { url: string } = await startRedis(ports.redis, folder);
    closing.push(() => redis.stop());
    const mails = await startMailStandIn(ports.mail);
    closing.push(mails.close, () => processes.stop());

    const environment = {
      ...given,
      variables: {
        ...given.variables,
        REDIS_URL: redis.url,
        SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
        STORAGE_URL: `file://${join(folder, 'uploads')}`,
        BACKEND_TRUST_PROXY: 'true',
        TRUST_PROXY: 'true',
        LOG_LEVEL: 'warn',
        // A server takes none that stands in the repository.
        CMS_TOKEN: randomUUID(),
        CMS_PREVIEW_SECRET: randomUUID(),
        GEO_API_KEY: randomUUID(),
      },
    };
    const buildFolder = testBuildFolder(environment);
    const commands = productCommands(environment, 'production');
    const start: Record<Kind, (at: At) => Promise<SupervisedProcess>> = {
      site: (at) => startWebCopy(root, processes, environment, at === 0 ? buildFolder : SECOND_BUILD, ports.site[at]),
      async backend(at) {
        const copy = processes.start({
          name: `The backend on port ${ports.backend[at]}`,
          args: commands.backend,
          cwd: root,
          // As on two machines: what one leaves in its own folder, the other does not see.
          env: {
            ...environment.variables,
            DATABASE_URL: databaseUrls[at],
            BACKEND_PORT: String(ports.backend[at]),
            DATA_DIR: join(folder, `data-${at}`),
          },
          logFile: join(root, '.cache', 'logs', `backend-${ports.backend[at]}.log`),
        });
        await waitForHttp({
          process: copy,
          port: ports.backend[at],
          path: '/readyz',
          host: 'localhost',
          timeoutMs: 90_000,
          isReady: (status) => status === 200,
        });
        return copy;
      },
    };

    const edge: Edge = await startEdge(
      root,
      {
        hosts: HOSTS,
        httpPort: ports.http,
        httpsPort: ports.https,
        plainPort: backendPort,
        web: ports.site.map((each) => `localhost:${each}`),
        api: ports.backend.map((each) => `localhost:${each}`),
        // The load comes with many addresses, as from a CDN in front.
        trustedProxies: ['127.0.0.1/32', '::1/128'],
        workers: 1,
        cacheSize: '200m',
        folder,
      },
      'ignore',
    );
    closing.push(edge.stop);
    // Both at once: they take turns with the migrations and the seeds.
    const backends = await Promise.all([start.backend(0), start.backend(1)]);
    const progress = createProgress();
    await renderArtwork({ root, environment, commands, processes, progress });
    await buildWhenStale({ root, environment, buildFolder, processes, progress, commands });
    progress.done();
    rmSync(join(root, SECOND_BUILD), { recursive: true, force: true });
    cpSync(join(root, buildFolder), join(root, SECOND_BUILD), {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => basename(source) !== 'cache',
    });
    for (const name of NEXT_RELEASE) writeFileSync(join(root, SECOND_BUILD, 'static', name), 'export {};\n');
    closing.push(async () => rmSync(join(root, SECOND_BUILD), { recursive: true, force: true }));
    const running: Record<Kind, SupervisedProcess[]> = { backend: backends, site: await Promise.all([start.site(0), start.site(1)]) };
    const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
    closing.push(() => pool.end());

    return {
      siteUrls: environment.siteUrls,
      mails,
      query: async (statement, values = []) => (await pool.query<Record<string, unknown>>(statement, [...values])).rows,
      askEdge: (host, path, asked) => ask({ port: ports.https, host, isEncrypted: true }, path, asked),
      askCopy: (kind, at, path, { address = '203.0.113.200', headers, ...asked } = {}) =>
        ask({ port: ports[kind][at], host: kind === 'site' ? HOSTS.hk : HOSTS.api, isEncrypted: false }, path, {
          ...asked,
          headers: { 'x-forwarded-for': address, 'x-real-ip': address, ...headers },
        }),
      edgeLog: () => readFileSync(join(folder, 'access.log'), 'utf8').split('\n').slice(0, -1),
      portOf: (kind, at) => ports[kind][at],
      copies: {
        async start(kind, at) {
          running[kind][at] = await start[kind](at);
        },
        async replace(kind, at) {
          await edge.leaveOut([`localhost:${ports[kind][at]}`]);
          await running[kind][at]?.stop(15_000);
          running[kind][at] = await start[kind](at);
          await edge.leaveOut([]);
        },
        async kill(kind, at) {
          const copy = running[kind][at];
          if (copy?.pid) process.kill(-copy.pid, 'SIGKILL');
          await copy?.ended;
        },
      },
      redis: {
        kill: () => redis.kill(),
        async start() {
          redis = await startRedis(ports.redis, folder);
        },
        async whileStopped(work) {
          process.kill(redis.pid, 'SIGSTOP');
          // A stopped process cannot be ended either.
          await work().finally(() => process.kill(redis.pid, 'SIGCONT'));
        },
      },
      openDatabase: () => openServerDatabase({ url: postgres.url, connections: 2 }),
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
