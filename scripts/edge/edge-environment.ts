import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProgress } from '@/scripts/console/progress';
import { requestEdge, type Answer, type EdgeRequest } from './request-edge';
import { policyOf } from './policy-of';
import { startEdge, type Edge } from './start-edge';
import { startWebCopy } from './start-web-copy';
import { testBuildFolder, testEnvironment } from '@/scripts/gate/test-environment';
import { createProcessGroup } from '@/scripts/process/process-group';
import type { SupervisedProcess } from '@/scripts/process/supervised-process';
import { productCommands } from '@/scripts/product/commands';
import { launchProduct } from '@/scripts/product/launch';
import type { ProductEnvironment } from '@/scripts/product/environment';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Port offsets from the site's port. */
const SECOND_COPY = 20;
const HTTP = 21;
const HTTPS = 22;
const PLAIN = 23;

export interface EdgeEnvironment {
  environment: ProductEnvironment;
  ports: { http: number; https: number; plain: number; /** Of the two copies. */ web: readonly number[] };
  /** Requests a path of a host from the edge over TLS, without resolving the host name. */
  ask(host: string, path: string, asked?: EdgeRequest): Promise<Answer>;
  /** Stops a copy of the site like a release does, and starts it again. */
  copies: { stop(at: 0 | 1): Promise<void>; start(at: 0 | 1): Promise<void> };
  accessLog(): string;
  /** nginx's files of this run. */
  folder: string;
  end(): Promise<void>;
}

export const HOSTS = { hk: 'hk.localhost', sg: 'sg.localhost', api: 'api.localhost' };

/** Backend, two copies of the site, and the edge in front. */
export async function startEdgeEnvironment(): Promise<EdgeEnvironment> {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const environment = await testEnvironment(root, process.env, join(folder, 'data'));
  const buildFolder = testBuildFolder(environment);
  const processes = createProcessGroup();
  const portOf = [environment.port, environment.port + SECOND_COPY] as const;
  const ports = { http: environment.port + HTTP, https: environment.port + HTTPS, plain: environment.port + PLAIN, web: portOf };
  let edge: Edge | null = null;
  const end = async () => {
    await edge?.stop();
    await processes.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const commands = productCommands(environment, 'production');
    const trusting = { ...environment, variables: { ...environment.variables, TRUST_PROXY: 'true' } };
    const launched = await launchProduct({
      root,
      environment: trusting,
      mode: 'production',
      buildFolder,
      commands,
      processes,
      progress: createProgress(),
      onLine: null,
    });
    const first = launched.at(-1);
    if (!first) throw new Error('The site was not started.');
    const running: [SupervisedProcess, SupervisedProcess] = [
      first,
      await startWebCopy(root, processes, environment, buildFolder, portOf[1]),
    ];
    edge = await startEdge(root, {
      hosts: HOSTS,
      httpPort: ports.http,
      httpsPort: ports.https,
      plainPort: ports.plain,
      web: portOf.map((port) => `localhost:${port}`),
      api: [`localhost:${environment.backendPort}`],
      trustedProxies: [],
      rate: 'off',
      policy: await policyOf(environment.port, new URL(environment.siteUrls.hk).host),
      workers: 1,
      cacheSize: '200m',
      folder,
    });
    return {
      environment,
      ports,
      ask: (host, path, asked) => requestEdge(ports.https, host, path, asked),
      copies: {
        stop: (at) => running[at].stop(10_000),
        async start(at) {
          running[at] = await startWebCopy(root, processes, environment, buildFolder, portOf[at]);
        },
      },
      accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
      folder,
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
