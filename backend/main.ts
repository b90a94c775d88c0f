import { EnvError } from '@/lib/config/parse-env';
import { createFaultReport } from '@/lib/fault-report';
import { readBackendEnv } from './config/env';
import { StartError } from './config/start-error';
import { refuseLockedFolder } from './api/db/folder-lock';
import { refuseTakenPort, STOP_LIMITS } from './api/http/listen';
import type { Backend } from './server';
import { exitOnUncaughtException } from './uncaught-exceptions';

function fail(error: unknown): never {
  const isExpected = error instanceof StartError || error instanceof EnvError;
  process.stderr.write(
    isExpected ? `${error.message}\n` : `The backend ended unexpectedly.\n${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}

async function main(): Promise<void> {
  // Registered at once: process 1 of a container gets no signal without a listener.
  let starting: Promise<Backend> | null = null;
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMITS.exit).unref();
    // A failed start reports its own reason.
    Promise.resolve(starting)
      .then((backend) => backend?.close())
      .then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const env = readBackendEnv();
  exitOnUncaughtException(createFaultReport(env.errorReportUrl, 'backend'));
  await refuseTakenPort(env);
  if (env.database.kind === 'embedded') await refuseLockedFolder(env.database.folder);
  // Loaded late: the server's modules take a second or two, and the checks above should not wait for them.
  const { createBackend } = await import('./server');
  starting = createBackend(env);
  const backend = await starting;
  if (isStopping) return;
  await backend.listen().catch(async (error: unknown) => {
    await backend.close();
    throw error;
  });
  if (env.database.kind === 'embedded') {
    backend.context.log.info(
      'embedded database: survives a crash of the process, a power loss is not promised; PostgreSQL by DATABASE_URL promises it',
    );
  }
}

main().catch(fail);
