/**
 * `npm run suite -- cms`: installs the Strapi 5 of `deploy/strapi` into a temporary folder (CMS_TEST_FOLDER keeps one for reuse), imports the
 * seed content, and reads all of it through the site's client; drafts, and an article with its own pictures, through the built site, too.
 * Needs the package registry; ten minutes the first time.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProgress } from './console/progress';
import { ensureFreshBuild } from './gate/fresh-build';
import { runCommand } from './gate/run-command';
import { testEnvironment } from './gate/test-environment';
import { createProcessGroup } from './process/process-group';
import { stopOnSignals } from './process/stop-signals';
import { waitForHttp } from './process/wait-for-http';
import { productCommands } from './product/commands';
import { freePortPair } from './product/ports';
import { startStrapi } from './strapi/temporary-strapi';
import { ofServers } from './suites';

const root = fileURLToPath(new URL('..', import.meta.url));
const kept = process.env.CMS_TEST_FOLDER;
const folder = kept ?? mkdtempSync(join(tmpdir(), 'strapi-'));
const processes = createProcessGroup();
const progress = createProgress();
stopOnSignals(processes, () => progress.note('Stopping …'));

async function test(): Promise<number> {
  const environment = await testEnvironment(root, process.env, '');
  const buildFolder = await ensureFreshBuild(root, environment, processes);
  progress.phase(existsSync(join(folder, 'node_modules')) ? 'Bringing the Strapi up to date' : 'Installing a Strapi (some minutes)');
  const { port: strapiPort } = await freePortPair({ port: environment.port + 20, backendPort: environment.backendPort + 20 });
  const strapi = await startStrapi(root, folder, strapiPort, processes);
  progress.phase('Starting the site');
  const env = { ...environment.variables, CMS_URL: strapi.url, CMS_TOKEN: strapi.token };
  const site = processes.start({
    name: 'The site',
    args: productCommands(environment, 'production').site,
    cwd: root,
    env: { ...env, NODE_ENV: 'production', NEXT_DIST_DIR: buildFolder, NEXT_TELEMETRY_DISABLED: '1' },
    logFile: join(root, '.cache', 'logs', `site-${environment.port}.log`),
  });
  await waitForHttp({
    process: site,
    port: environment.port,
    path: '/',
    host: new URL(environment.siteUrls.hk).host,
    timeoutMs: 60_000,
    isReady: (status) => status < 500,
  });
  progress.done();
  return (
    (await runCommand(processes, {
      name: 'The CMS test',
      args: [...ofServers('cms', 60_000)],
      cwd: root,
      env: { ...env, CMS_EDITOR_TOKEN: strapi.editorToken },
    })) ?? 1
  );
}

try {
  process.exitCode = await test();
} catch (error) {
  progress.fail();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await processes.stop();
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}
