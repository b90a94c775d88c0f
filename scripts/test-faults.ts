/**
 * `npm run suite -- faults`: network and service failures at every caller, including timeouts. `-- --short` is the part that `npm test` runs as
 * well: its halves run at once, because one mostly waits.
 */
import { fileURLToPath } from 'node:url';
import { runCommand } from './gate/run-command';
import { memoryTmpdir } from './gate/memory-tmpdir';
import { createProcessGroup } from './process/process-group';
import { stopOnSignals } from './process/stop-signals';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The demonstration's wardrobe is divided between two workers (`tests/e2e/faults/owned-pieces.ts`). */
const WORKERS = '--workers=2';
const FAULTS = process.argv.includes('--short') ? 'short' : 'all';

const processes = createProcessGroup();
/** As in `npm test`: traces are off, which saves a tenth of the time. */
const env = { ...process.env, ...memoryTmpdir(), FAULTS, ...(FAULTS === 'short' && { GATE: '1' }) };
stopOnSignals(processes, () => console.log('Stopping …'));

async function passes(name: string, args: readonly string[]): Promise<boolean> {
  return (await runCommand(processes, { name, args, cwd: root, env })) === 0;
}
/** The browser uses the other core: a second worker would load everything again. */
const services = () =>
  passes('services', [
    'node_modules/vitest/vitest.mjs',
    'run',
    'tests/contract/faults/',
    ...(FAULTS === 'short' ? ['--maxWorkers=1'] : []),
  ]);
const pages = () => passes('pages', ['node_modules/@playwright/test/cli.js', 'test', 'tests/e2e/faults/', '--project=hk', WORKERS]);

const outcomes = FAULTS === 'short' ? await Promise.all([services(), pages()]) : [await services(), await pages()];
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
