/**
 * `npm run suite -- versions`: the whole suite on other versions of Node: the oldest ones that `engines` in package.json allows, where newer
 * functions are missing, and the newest of each line except the current one. Each builds the site and runs the browser tests pairwise over
 * the two sites as in `npm test`. Downloads each into `.cache/node`. `-- 24` for one of them, `-- 22.13.0 tests/unit/lib` for some of the
 * tests.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { major, minVersion } from 'semver';

const SUITES = ['tests/unit/', 'tests/contract/', 'tests/e2e/'];
const root = fileURLToPath(new URL('..', import.meta.url));

const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
const oldest = engines.node.split('||').map((part) => minVersion(part)?.version ?? '');
const newest = oldest.map((version) => String(major(version)));

const args = process.argv.slice(2);
const isVersion = (arg: string): boolean => /^\d+(\.\d+){0,2}$/.test(arg);
const named = args.filter(isVersion);
const suites = args.filter((arg) => !isVersion(arg));

/** The npm package `node` contains the binary of this platform. */
function nodeOf(version: string): string {
  const folder = path.join(root, '.cache/node', version);
  const program = path.join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-package-lock', '--engine-strict=false', '--ignore-scripts=false', `node@${version}`],
    { cwd: folder, stdio: 'inherit' },
  );
  if (status !== 0 || !existsSync(program)) throw new Error(`Node ${version} could not be fetched`);
  return program;
}

/** Test runner of a folder. */
const runnerOf = (suite: string): string[] =>
  suite.startsWith('tests/e2e')
    ? ['node_modules/@playwright/test/cli.js', 'test', suite, '--reporter=dot']
    : ['node_modules/vitest/vitest.mjs', 'run', suite, '--reporter=dot'];

let isSound = true;
const others = [...oldest, ...newest.filter((line) => line !== String(major(process.versions.node)))];
for (const asked of named.length > 0 ? named : others) {
  const program = nodeOf(asked);
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim();
  for (const suite of suites.length > 0 ? suites : SUITES) {
    console.log(`\n${suite} on ${version}`);
    const env = { ...process.env, PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH ?? ''}`, GATE: '1' };
    const { status } = spawnSync(program, runnerOf(suite), { cwd: root, stdio: 'inherit', env });
    isSound &&= status === 0;
  }
}
process.exitCode = isSound ? 0 : 1;
