import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessGroup } from '@/scripts/process/process-group';
import { waitForHttp } from '../process/wait-for-http';
import { writeContentEntries } from './write-project';

/** Only the API: building the admin pages takes minutes and tests nothing of ours. */
const SERVE =
  "require('@strapi/strapi').createStrapi({ serveAdminPanel: false }).start().catch((error) => { console.error(error); process.exit(1); });\n";
/** Creates an API token with an editor's rights. */
const GIVE_EDITOR = `require('@strapi/strapi').createStrapi().load().then(async (strapi) => {
  strapi.log.level = 'error';
  const { accessKey } = await strapi.service('admin::api-token').create({ name: 'editor', description: '', type: 'full-access', lifespan: null });
  console.log('EDITOR_TOKEN=' + accessKey);
  await strapi.destroy();
  process.exit(0);
}).catch((error) => { console.error(error); process.exit(1); });
`;
const SECRETS = ['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT'];

export interface RunningStrapi {
  /** Value for CMS_URL. */
  url: string;
  token: string;
  /** Token with full access. */
  editorToken: string;
}

/** Installs `deploy/strapi` into a folder, imports the content and serves it. */
export async function startStrapi(root: string, folder: string, port: number, processes: ProcessGroup): Promise<RunningStrapi> {
  cpSync(join(root, 'deploy', 'strapi'), folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  // A reused folder keeps its packages; content and secrets are from the last run.
  rmSync(join(folder, '.tmp'), { recursive: true, force: true });
  mkdirSync(join(folder, '.tmp'), { recursive: true });
  mkdirSync(join(folder, 'public', 'uploads'), { recursive: true });
  const secrets = SECRETS.map((name) => `${name}=${randomBytes(16).toString('hex')}`);
  writeFileSync(
    join(folder, '.env'),
    [
      ...secrets,
      `ENCRYPTION_KEY=${randomBytes(16).toString('hex')}`,
      'HOST=127.0.0.1',
      `PORT=${port}`,
      'STRAPI_TELEMETRY_DISABLED=true',
      '',
    ].join('\n'),
  );
  writeFileSync(join(folder, 'serve.js'), SERVE);
  writeFileSync(join(folder, 'give-editor.js'), GIVE_EDITOR);

  // Strapi supports Node 20; one of its packages asks for more in `engines`, which is only a warning elsewhere, but `npm run` passes on
  // this project's strict setting.
  run('npm', folder, ['install', '--engine-strict=false', '--no-audit', '--no-fund', '--loglevel=error']);
  await writeContentEntries(folder);
  const token = tokenIn('CMS_TOKEN', run('npm', folder, ['run', '--silent', 'import']));
  const editorToken = tokenIn('EDITOR_TOKEN', run(process.execPath, folder, ['give-editor.js']));

  const server = processes.start({
    name: 'Strapi',
    args: ['serve.js'],
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    logFile: join(folder, 'strapi.log'),
  });
  await waitForHttp({
    process: server,
    port,
    path: '/_health',
    host: `127.0.0.1:${port}`,
    timeoutMs: 180_000,
    isReady: (status) => status === 204,
  });
  return { url: `http://127.0.0.1:${port}/api`, token, editorToken };
}

function tokenIn(name: string, printed: string): string {
  const token = new RegExp(`^${name}=(\\w+)$`, 'm').exec(printed)?.[1];
  if (token === undefined) throw new Error(`No ${name} was printed:\n${printed.slice(-2000)}`);
  return token;
}

/** @returns its output */
function run(program: string, folder: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed in ${folder}:\n${`${stdout}${stderr}`.slice(-3000)}`);
  return stdout;
}
