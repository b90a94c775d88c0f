/**
 * `npm run bench [-- --only part,part]`: every bench in turn, each line with its bar, and the report in `bench/report`.
 * Ends with 1 where a bar is missed in two of three runs: a part with a missed bar runs again. An hour and a half for all of it, on a machine that does nothing else.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { PARTS } from './parts';
import { barText, figureText } from './result';
import { runPart, type PartRun } from './run-part';
import { isUndecided, twoOfThree } from './two-of-three';
import { writeReport } from './write-report';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');
const unknown = only?.find((name) => PARTS.every((part) => part.name !== name));
if (unknown !== undefined) throw new Error(`There is no part "${unknown}": ${PARTS.map(({ name }) => name).join(', ')}.`);

const runs: PartRun[] = [];
for (const part of PARTS.filter(({ name }) => only?.includes(name) ?? true)) {
  console.log(`\n── ${part.title} (${part.name})`);
  const ofPart: [PartRun, ...PartRun[]] = [await runPart(root, part)];
  while (isUndecided(ofPart)) {
    console.log(`\n── ${part.title} again: a bar was missed`);
    ofPart.push(await runPart(root, part));
  }
  runs.push(twoOfThree(ofPart));
  // After each part: a run that is broken off leaves what it has measured.
  writeReport(join(root, 'bench', 'report'), runs);
}

const missed = runs.flatMap(({ name, result }) => result.lines.filter(({ met }) => !met).map((line) => `✗ ${name}: ${line.what} ${figureText(line)}, ${barText(line)}`));
console.log(missed.length === 0 ? '\nEvery bar is met.' : `\n${missed.length} BARS MISSED\n${missed.join('\n')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
