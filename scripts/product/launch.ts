import { join } from 'node:path';
import { buildHash } from '../build/build-hash';
import { isBuildFresh } from '../build/build-folder';
import { buildSite } from '../build/build-site';
import type { Progress } from '../console/progress';
import { describeEnd, type ProcessGroup } from '@/scripts/process/process-group';
import type { SupervisedProcess } from '../process/supervised-process';
import { waitForHttp } from '../process/wait-for-http';
import type { ProductCommands } from './commands';
import type { ProductEnvironment } from './environment';
import { requireFreePort } from './ports';
import { StartError } from './start-error';

export interface Launch {
  root: string;
  environment: ProductEnvironment;
  mode: 'production' | 'development';
  /** Folder of the build, from the root. */
  buildFolder: string;
  commands: ProductCommands;
  processes: ProcessGroup;
  progress: Progress;
  /** Gets every line of the running processes; null: only the log files do. */
  onLine: ((name: 'backend' | 'site', line: string) => void) | null;
}

const BACKEND_READY_MS = 90_000;
/** Development compiles the first page before it answers. */
const SITE_READY_MS = { production: 60_000, development: 180_000 };

/** Checks both ports first, so that nothing is started if one is taken. */
export async function requirePorts({ environment }: Pick<Launch, 'environment'>): Promise<void> {
  await requireFreePort('PORT', environment.port, environment.host);
  if (environment.api.kind === 'embedded') await requireFreePort('BACKEND_PORT', environment.backendPort, environment.host);
}

/** Everything that the site needs before it is served: artwork, the backend, and the build, which reads from it. */
export async function prepare(launch: Launch): Promise<SupervisedProcess[]> {
  const { environment, progress } = launch;
  // The backend starts first, because the build reads prices and content from it; meanwhile the artwork is checked.
  const backend = environment.api.kind === 'embedded' ? beginBackend(launch) : null;
  await renderArtwork(launch);
  if (backend) await backendReady(launch, backend);
  if (launch.mode === 'production') await buildWhenStale(launch);
  progress.done();
  return backend ? [backend] : [];
}

/** The build needs the artwork, and a running backend for prices and content. */
export async function buildWhenStale({
  root,
  environment,
  buildFolder,
  processes,
  progress,
  commands,
}: Omit<Launch, 'mode' | 'onLine'>): Promise<void> {
  const { variables, marks } = environment;
  const hash = buildHash(root, variables);
  if (isBuildFresh(root, buildFolder, hash, marks?.build)) return;
  progress.phase('Building the site (the first time takes a few minutes)');
  await buildSite({ root, folder: buildFolder, hash, variables, marks: marks?.build, processes, progress, command: commands.build });
}

/** @returns the running processes, which belong to the given group */
export async function launchProduct(launch: Launch): Promise<SupervisedProcess[]> {
  await requirePorts(launch);
  const running = await prepare(launch);
  running.push(await startSite(launch));
  launch.progress.done();
  return running;
}

export async function renderArtwork({
  root,
  environment,
  commands,
  processes,
  progress,
}: Omit<Launch, 'mode' | 'onLine' | 'buildFolder'>): Promise<void> {
  progress.phase('Making the pictures');
  const renderer = processes.start({
    name: 'Making the pictures',
    args: commands.artwork,
    cwd: root,
    env: environment.variables,
    logFile: null,
    onLine: (line) => progress.detail(line),
  });
  const end = await renderer.ended;
  if (end.code !== 0) throw new StartError(describeEnd(end));
}

function beginBackend({ root, environment, commands, processes, onLine }: Launch): SupervisedProcess {
  return processes.start({
    name: 'The backend',
    args: commands.backend,
    cwd: root,
    env: environment.variables,
    logFile: join(root, '.cache', 'logs', `backend-${environment.backendPort}.log`),
    onLine: (line) => onLine?.('backend', line),
  });
}

async function backendReady({ environment: { backendPort }, progress }: Launch, backend: SupervisedProcess): Promise<void> {
  progress.phase('Starting the backend');
  await waitForHttp({
    process: backend,
    port: backendPort,
    path: '/readyz',
    host: `localhost:${backendPort}`,
    timeoutMs: BACKEND_READY_MS,
    isReady: (status) => status === 200,
  });
}

async function startSite({
  root,
  environment,
  mode,
  buildFolder,
  commands,
  processes,
  progress,
  onLine,
}: Launch): Promise<SupervisedProcess> {
  progress.phase('Starting the site');
  const site = processes.start({
    name: 'The site',
    args: commands.site,
    cwd: root,
    env: {
      ...environment.variables,
      ...environment.marks?.site,
      NODE_ENV: mode,
      NEXT_DIST_DIR: mode === 'development' ? '.next-dev' : buildFolder,
      NEXT_TELEMETRY_DISABLED: '1',
    },
    logFile: join(root, '.cache', 'logs', `site-${environment.port}.log`),
    onLine: (line) => onLine?.('site', line),
  });
  const host = new URL(environment.siteUrls.hk).host;
  await waitForHttp({
    process: site,
    port: environment.port,
    path: '/',
    host,
    timeoutMs: SITE_READY_MS[mode],
    isReady: (status) => status < 500,
  });
  return site;
}
