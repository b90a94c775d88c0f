/**
 * `npm run suite -- mutants`: mutation tests for lib/domain and the backend's payment code. `-- pricing backend/billing` selects folders;
 * unchanged code with unchanged tests is not run again (`-- --force` runs it). `-- outfit --sample=12` mutates only every twelfth line, for
 * folders whose tests take hours. Surviving mutants must be explained in tests/mutants/explained, or the run fails.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readExplanations } from './mutants/explanations';
import { mutantFolders, PARTS, TESTS, type MutantPart } from './mutants/folders';
import { sampledLines } from './mutants/sampled-lines';
import { scoreLine, scoreOf, sumOf, type MutationReport } from './mutants/score';
import { holdAgainst, survivorsOf } from './mutants/survivors';

const BAR = 85;
const RESULTS = '.cache/mutants';
const root = fileURLToPath(new URL('..', import.meta.url));

const args = process.argv.slice(2);
const isForced = args.includes('--force');
const every = Number(args.find((arg) => arg.startsWith('--sample='))?.split('=')[1] ?? 1);
if (!Number.isInteger(every) || every < 1) throw new Error('--sample takes a whole number: every how many lines');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const folders = mutantFolders(root).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (folders.length === 0) throw new Error(`No folder of that name: ${wanted.join(', ')}`);
mkdirSync(`${root}${RESULTS}`, { recursive: true });

/** All folders of a part at once, so that their tests are loaded once. */
function run(part: MutantPart): boolean {
  const files = folders.filter((folder) => folder.part === part).flatMap((folder) => folder.files);
  if (files.length === 0) return true;
  const results = resultsOf(part);
  const { status } = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      'tests/mutants/stryker.config.js',
      '--mutate',
      (every === 1 ? files : files.flatMap((file) => sampledLines(file, readFileSync(`${root}${file}`, 'utf8'), every))).join(','),
      '--incrementalFile',
      results,
      ...(isForced ? ['--force'] : []),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, MUTANTS_TESTS: TESTS[part].join(',') } },
  );
  return status === 0 && existsSync(`${root}${results}`);
}

function resultsOf(part: MutantPart): string {
  return `${RESULTS}/${part.replace('/', '-')}${every === 1 ? '' : `-${every}`}.json`;
}

const hasRun = new Map(PARTS.map((part) => [part, run(part)]));
const explanations = readExplanations(root);
const found = folders.map(({ name, part, files }) => {
  if (!hasRun.get(part)) return { name, score: null, unexplained: [], idle: [] };
  const report = JSON.parse(readFileSync(`${root}${resultsOf(part)}`, 'utf8')) as MutationReport;
  return { name, score: scoreOf(report, files), ...holdAgainst(survivorsOf(report, files), explanations, files) };
});

for (const { file, line, was, now } of found.flatMap(({ unexplained }) => unexplained)) {
  console.log(`\nnoticed by no test and not explained: ${file}:${line}\n  was ${was}\n  now ${now}`);
}
// In a sample, the other mutants were not run.
if (every === 1) {
  for (const { file, was, now } of found.flatMap(({ idle }) => idle)) {
    console.log(`\nexplained, but noticed or gone: ${file}\n  was ${was}\n  now ${now}`);
  }
}
console.log(`\n${scoreLine('folder', null)}`);
for (const { name, score } of found) console.log(score ? scoreLine(name, score) : `| ${name} | did not run |`);
const all = sumOf(found.flatMap(({ score }) => (score ? [score] : [])));
console.log(scoreLine('all', all));
const isExplained = found.every(({ unexplained, idle }) => unexplained.length === 0 && (every > 1 || idle.length === 0));
process.exitCode = isExplained && found.every(({ score }) => score) && all.percent >= BAR ? 0 : 1;
