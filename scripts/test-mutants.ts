/** `npm run suite -- mutants [arguments of Stryker]`: mutation tests, by a Stryker that its first run installs. */
import { spawnSync } from 'node:child_process';
import { installApart } from './lock/install-apart';

installApart('tests/mutants', '@stryker-mutator/core');
const stryker = 'tests/mutants/node_modules/@stryker-mutator/core/bin/stryker.js';
const { status } = spawnSync(process.execPath, [stryker, 'run', 'tests/mutants/stryker.config.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
