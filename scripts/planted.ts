/**
 * `npm run suite -- planted`: breaks one promise at a time in a copy of the last commit, and shows that the suite notices. A
 * fault that no test finds, or whose place is gone from the code, fails the run. Words name the promises that are wanted.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './gate/run-command';
import { PLANTED, type PlantedFault } from './planted/faults';
import { createProcessGroup, StoppedError } from './process/process-group';
import { stopOnSignals } from './process/stop-signals';

const root = fileURLToPath(new URL('..', import.meta.url));
const only = process.argv.slice(2);
const processes = createProcessGroup();

function git(...args: string[]): void {
  const { status, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

type Proof = Pick<PlantedFault, 'test' | 'named'>;

function commandOf({ test, named }: Proof): string[] {
  // One site is enough to see it, and a second try would only hide it.
  if (test.startsWith('tests/e2e/')) {
    return ['node_modules/@playwright/test/cli.js', 'test', test, '--project=hk', '--retries=0', '--reporter=line', '-g', named];
  }
  return ['node_modules/vitest/vitest.mjs', 'run', test, '--reporter=dot', '-t', named];
}

async function passes(copy: string, proof: Proof): Promise<boolean> {
  const lines: string[] = [];
  const env = { ...process.env, CI: 'true' };
  const code = await runCommand(processes, { name: 'proof', args: commandOf(proof), cwd: copy, env, onLine: (line) => lines.push(line) });
  if (processes.isStopping()) throw new StoppedError('The run is being stopped.');
  // A runner that found nothing to run, or could not load or build it ("Tests  no tests"), has proven nothing.
  const output = lines.join('\n');
  if (!/Tests {2}\d|^ +\d+ (passed|failed)/m.test(output.replace(/\u001b\[\d+m/g, ''))) {
    throw new Error(`${proof.test} did not run:\n${output}`);
  }
  return code === 0;
}

type Outcome = 'found' | 'missed' | 'no such place';

async function plant(copy: string, { file, find, replace, ...proof }: PlantedFault): Promise<Outcome> {
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(find).length !== 2) return 'no such place';
  writeFileSync(
    path,
    sound.replace(find, () => replace),
  );
  try {
    return (await passes(copy, proof)) ? 'missed' : 'found';
  } finally {
    writeFileSync(path, sound);
  }
}

async function run(copy: string): Promise<boolean> {
  for (const folder of ['node_modules', 'backend/node_modules']) {
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(copy, folder));
  }
  const chosen = PLANTED.filter(({ promise }) => only.length === 0 || only.some((word) => promise.includes(word)));
  if (chosen.length === 0) throw new Error(`No planted fault has one of these words in its promise: ${only.join(', ')}`);
  const proofs = new Map(chosen.map(({ test, named }) => [`${test} ${named}`, { test, named }]));
  for (const proof of proofs.values()) {
    if (!(await passes(copy, proof))) throw new Error(`${proof.test} fails before anything is planted`);
  }
  let found = 0;
  for (const fault of chosen) {
    const outcome = await plant(copy, fault);
    found += outcome === 'found' ? 1 : 0;
    console.log(`${outcome === 'found' ? '✓' : '✗'} ${fault.promise}: ${outcome} (${fault.test})`);
  }
  console.log(`\n${found} of ${chosen.length} planted faults found`);
  return found === chosen.length;
}

const folder = mkdtempSync(join(tmpdir(), 'planted-'));
const copy = join(folder, 'copy');
// However it ends: a worktree that is left behind is known to git for ever.
process.on('exit', () => {
  git('worktree', 'remove', '--force', copy);
  rmSync(folder, { recursive: true, force: true });
});
stopOnSignals(processes, () => console.log('Stopping …'));
git('worktree', 'add', '--detach', copy, 'HEAD');
try {
  process.exitCode = (await run(copy)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof StoppedError)) throw error;
}
