/**
 * `npm run suite -- postgres [files]`: the contract suite, and server-only tests, on a temporary PostgreSQL; with TEST_DATABASE_URL on an
 * existing one. Each test file uses its own databases.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './servers/free-port';
import { startPostgres } from './servers/postgres-server';

const VITEST = 'node_modules/vitest/vitest.mjs';
const files = process.argv.slice(2);

async function run(url: string): Promise<number> {
  const child = spawn(process.execPath, [VITEST, 'run', ...(files.length > 0 ? files : ['tests/contract/', 'tests/postgres/'])], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

const given = process.env.TEST_DATABASE_URL;
if (given) {
  process.exitCode = await run(given);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  // PostgreSQL runs as another user, who needs access to its data.
  chmodSync(folder, 0o755);
  const server = await startPostgres(await freePort(), folder);
  console.log(server.version);
  try {
    process.exitCode = await run(server.url);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
