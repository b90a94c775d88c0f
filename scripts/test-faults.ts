/**
 * `npm run test:faults`: what networks and services can do, at every caller; those that wait out a time limit included.
 * `-- --short` is the part that `npm test` runs as well.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The wardrobe of the demonstration is shared out between two workers (`tests/e2e/faults/owned-pieces.ts`). */
const WORKERS = '--workers=2';
const FAULTS = process.argv.includes('--short') ? 'short' : 'all';

function run(args: readonly string[]): boolean {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, FAULTS } }).status === 0;
}

const services = run(['node_modules/vitest/vitest.mjs', 'run', 'tests/contract/faults/']);
const pages = run(['node_modules/@playwright/test/cli.js', 'test', 'tests/e2e/faults/', '--project=hk', WORKERS]);
process.exitCode = services && pages ? 0 : 1;
