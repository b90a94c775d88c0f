/**
 * `npm run suite -- edge [arguments]`: one of the suites that `npm test` has no time for.
 * `npm run suite -- nightly` and `weekly` run all of that night or week, also after a failure, and name what failed at the end.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SUITES, type Suite } from './suites';

const root = fileURLToPath(new URL('..', import.meta.url));

function passes({ command, env = {} }: Suite, args: readonly string[]): boolean {
  const [file = '', ...own] = command;
  const isScript = file.startsWith('scripts/') || file.startsWith('bench/');
  const { status } = spawnSync(process.execPath, [...(isScript ? ['--import', 'tsx'] : []), file, ...own, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...process.env },
  });
  return status === 0;
}

const [name = '', ...args] = process.argv.slice(2);
const single = SUITES.find((suite) => suite.name === name);
const all = SUITES.filter(({ when }) => when === name);
if (single) process.exitCode = passes(single, args) ? 0 : 1;
else if (all.length > 0) {
  const failed = all.filter((suite) => {
    console.log(`\n── ${suite.name}`);
    return !passes(suite, []);
  });
  if (failed.length > 0) console.error(`\nFailed: ${failed.map((suite) => suite.name).join(', ')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} else {
  console.error(`Name a suite, or nightly or weekly:\n${SUITES.map((suite) => `  ${suite.name.padEnd(12)} ${suite.what}`).join('\n')}`);
  process.exitCode = 1;
}
