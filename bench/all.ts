/**
 * `npm run bench`: every bench in turn, each line with its target, and the report in `bench/report`; `-- --only part,part` for some of
 * them. A part that misses a target is repeated at most twice (of Lighthouse only the failed pages): a target is missed when two of its
 * runs miss it. Exits with 1 if one is. Two hours in total, on an otherwise idle machine.
 *
 * `npm run bench -- bundle / /faqs`: one bench with its own arguments, without a report.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { majorityOf, needsAnotherRun } from './majority';
import { PARTS, type BenchPart } from './parts';
import { barText, figureText, printLines } from './result';
import { runPart, type Attempt, type PartRun } from './run-part';
import { keptRuns, writeReport } from './write-report';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'bench', 'report');
const [name = ''] = process.argv.slice(2);
if (name !== '' && !name.startsWith('-')) {
  const part = PARTS.find((each) => each.name === name);
  if (!part) throw new Error(`There is no bench "${name}": ${PARTS.map((each) => each.name).join(', ')}.`);
  const given = process.argv.slice(3);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', part.file, ...(given.length > 0 ? given : part.args)], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');
const unknown = only?.find((name) => PARTS.every((part) => part.name !== name));
if (unknown !== undefined) throw new Error(`There is no part "${unknown}": ${PARTS.map(({ name }) => name).join(', ')}.`);
// Fails early if the kept results cannot be read.
keptRuns(folder);

/** The first run measures the whole part; later ones only what missed a target, if the part supports it. */
function argsOf({ args, argsFor }: BenchPart, attempts: readonly Attempt[]): readonly string[] {
  const missed = attempts.flatMap(({ result }) => result.lines.filter(({ met }) => !met));
  return (missed.length > 0 && argsFor?.(missed)) || args;
}

const runs: PartRun[] = [];
for (const part of PARTS.filter(({ name, isByName }) => only?.includes(name) ?? !isByName)) {
  const attempts: Attempt[] = [];
  do {
    console.log(`\n── ${part.title} (${part.name})${attempts.length === 0 ? '' : `, once more: run ${attempts.length + 1}`}`);
    attempts.push(await runPart(root, { ...part, args: argsOf(part, attempts) }));
  } while (needsAnotherRun(attempts));
  const last = attempts.at(-1);
  if (!last) continue;
  const result = majorityOf(attempts);
  if (attempts.length > 1) {
    console.log(`\n   as most of ${attempts.length} runs have it`);
    printLines(result);
  }
  runs.push({ ...last, name: part.name, title: part.title, result, attempts: attempts.length > 1 ? attempts : [] });
  // After each part, so that an interrupted run keeps its results.
  writeReport(folder, runs);
}

const missed = runs.flatMap(({ name, result }) =>
  result.lines.filter(({ met }) => !met).map((line) => `✗ ${name}: ${line.what} ${figureText(line)}, ${barText(line)}`),
);
console.log(missed.length === 0 ? '\nEvery bar is met.' : `\n${missed.length} BARS MISSED\n${missed.join('\n')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
