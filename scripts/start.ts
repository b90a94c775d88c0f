/** `npm start` and `npm run dev` (`--dev`): the site and everything it needs, from one command. */
import { fileURLToPath } from 'node:url';
import { EnvError } from '@/lib/config/parse-env';
import { createProgress } from './console/progress';
import { createProcessGroup, describeEnd } from './process/process-group';
import { stopOnSignals } from './process/stop-signals';
import { announcement } from './product/announcement';
import { productCommands } from './product/commands';
import { deriveEnvironment, loadEnvironmentFile } from './product/environment';
import { launchProduct } from './product/launch';
import { StartError } from './product/start-error';

const root = fileURLToPath(new URL('..', import.meta.url));
const mode = process.argv.includes('--dev') ? 'development' : 'production';
const startedAt = Date.now();
const processes = createProcessGroup();
const progress = createProgress();

stopOnSignals(processes, () => progress.note('Stopping …'));

async function run(): Promise<number> {
  loadEnvironmentFile(root);
  const environment = deriveEnvironment(process.env);
  Object.assign(process.env, environment.variables);
  // Imported late: the site's configuration reads the environment when it is loaded.
  const { serverEnv } = await import('@/lib/config/server-env');
  serverEnv();

  const running = await launchProduct({
    root,
    environment,
    mode,
    buildFolder: process.env.NEXT_DIST_DIR || '.next',
    commands: productCommands(environment, mode),
    processes,
    progress,
    onLine: mode === 'development' ? (name, line) => console.log(`[${name}] ${line}`) : null,
  });
  progress.note(announcement(environment, (Date.now() - startedAt) / 1000));

  const end = await Promise.race(running.map((member) => member.ended));
  if (processes.isStopping()) return 0;
  console.error(`${describeEnd(end)}\nThe rest is stopped too.`);
  return 1;
}

async function main(): Promise<void> {
  let code = 1;
  try {
    code = await run();
  } catch (error) {
    if (processes.isStopping()) return; // The signal's handler ends the process.
    progress.fail();
    const isExpected = error instanceof StartError || error instanceof EnvError;
    console.error(isExpected ? `\n${error.message}` : error);
  } finally {
    if (!processes.isStopping()) {
      await processes.stop();
      process.exit(code);
    }
  }
}

void main();
