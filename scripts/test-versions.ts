/**
 * `npm run test:versions`: the whole suite on the other versions of Node that the product is meant for than the one that runs this.
 * Each builds the site and starts it for the browser tests, which cover the two sites pairwise as in `npm test`.
 * Fetches each into `.cache/node`. `-- 24` for one of them, `-- 22 tests/unit/lib` for some of the tests.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MAJORS = ['20', '22', '24'];
const SUITES = ['tests/unit/', 'tests/contract/', 'tests/e2e/'];
const root = fileURLToPath(new URL('..', import.meta.url));

const args = process.argv.slice(2);
const majors = args.filter((arg) => MAJORS.includes(arg));
const suites = args.filter((arg) => !MAJORS.includes(arg));

/** The package `node` of npm carries the program of this platform. */
function nodeOf(major: string): string {
  const folder = path.join(root, '.cache/node', major);
  const program = path.join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-package-lock', '--engine-strict=false', '--ignore-scripts=false', `node@${major}`],
    { cwd: folder, stdio: 'inherit' },
  );
  if (status !== 0 || !existsSync(program)) throw new Error(`Node ${major} could not be fetched`);
  return program;
}

/** By what a folder's tests are run. */
const runnerOf = (suite: string): string[] =>
  suite.startsWith('tests/e2e')
    ? ['node_modules/@playwright/test/cli.js', 'test', suite, '--reporter=dot']
    : ['node_modules/vitest/vitest.mjs', 'run', suite, '--reporter=dot'];

let isSound = true;
const others = MAJORS.filter((major) => major !== process.versions.node.split('.')[0]);
for (const major of majors.length > 0 ? majors : others) {
  const program = nodeOf(major);
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim();
  for (const suite of suites.length > 0 ? suites : SUITES) {
    console.log(`\n${suite} on ${version}`);
    const env = { ...process.env, PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH ?? ''}`, GATE: '1' };
    const { status } = spawnSync(program, runnerOf(suite), { cwd: root, stdio: 'inherit', env });
    isSound &&= status === 0;
  }
}
process.exitCode = isSound ? 0 : 1;
