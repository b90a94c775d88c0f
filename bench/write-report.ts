import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { PARTS } from './parts';
import { END_LINE, partRun, type Attempt, type PartRun } from './run-part';
import { barText, figureText, type BenchCurve, type BenchLine, type BenchTable } from './result';

const verdictOf = ({ kind, met }: BenchLine): string => (!met ? '**missed**' : kind === 'none' ? '' : 'met');

/** Circumstances of a figure, if parts were run on other days or code. */
function circumstancesOf({ day, seconds, busy, commit, machine }: Attempt): string {
  const code = commit === null ? 'commit not recorded' : `commit ${commit}`;
  const place =
    machine === null ? 'machine not recorded' : `${machine.cores} cores, ${machine.memoryGb} GB of memory, Node ${machine.node}`;
  return `${day}, ${code}, ${place}, load ${busy.toFixed(1)}, ${seconds} s`;
}

/** The value of a line in each run, if there were several. */
const inEachRun = (attempts: readonly Attempt[], what: string): string =>
  attempts
    .map(({ result }) => result.lines.find((line) => line.what === what))
    .map((line) => (line ? figureText(line) : '–'))
    .join('; ');

function linesTable({ result: { lines }, attempts }: PartRun): string {
  const isRepeated = attempts.length > 0;
  const rows = lines.map(
    (line) =>
      `| ${line.what} | ${figureText(line)} | ${barText(line) || '–'} | ${verdictOf(line)} |${isRepeated ? ` ${inEachRun(attempts, line.what)} |` : ''}`,
  );
  return `| what | figure | bar | |${isRepeated ? ' in each run |' : ''}\n|---|---|---|---|${isRepeated ? '---|' : ''}\n${rows.join('\n')}\n`;
}

const tableText = ({ title, columns, rows }: BenchTable): string =>
  `\n${title}\n\n| ${columns.join(' | ')} |\n|${columns.map(() => '---|').join('')}\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;

const curveText = ({ what, unit, points }: BenchCurve): string =>
  `- ${what}: ${points.map(({ size, value }) => `${size.toLocaleString('en')} → ${figureText({ value, unit })}`).join(', ')}`;

function sectionOf(run: PartRun): string {
  const { name, title, result, said, attempts } = run;
  const when =
    attempts.length === 0
      ? `\`npm run bench -- --only ${name}\`: ${circumstancesOf(run)}`
      : `\`npm run bench -- --only ${name}\`, as most of ${attempts.length} runs have it:\n\n${attempts.map((each) => `- ${circumstancesOf(each)}`).join('\n')}`;
  const spoken = said.length === 0 ? '' : `\n\`\`\`\n${said.join('\n')}\n\`\`\`\n`;
  const curves = (result.curves ?? []).map(curveText);
  return `## ${title}\n\n${when}\n\n${linesTable(run)}${spoken}${curves.length === 0 ? '' : `\n${curves.join('\n')}\n`}${(result.tables ?? []).map(tableText).join('')}`;
}

const RESULTS = 'results.json';

/** Results of earlier runs. */
export function keptRuns(folder: string): PartRun[] {
  const file = join(folder, RESULTS);
  return existsSync(file) ? z.parse(z.array(partRun), JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** The line about a part's end is no figure. */
const isMeasured = ({ result }: PartRun): boolean => result.lines.some(({ what, value }) => what !== END_LINE && value !== null);

/**
 * `report.md` from these runs and the last run of each other part; machines are described by cores and memory
 * only.
 */
export function writeReport(folder: string, runs: readonly PartRun[]): void {
  mkdirSync(folder, { recursive: true });
  const known = [...keptRuns(folder).filter(({ name }) => !runs.some((run) => run.name === name)), ...runs];
  const all = PARTS.flatMap(({ name }) => known.findLast((run) => run.name === name) ?? []);
  writeFileSync(join(folder, RESULTS), `${JSON.stringify(all, null, 1)}\n`);
  const sections = all.map(sectionOf);
  const measured = new Set(all.filter(isMeasured).map(({ name }) => name));
  const unmeasured = PARTS.filter(({ name }) => !measured.has(name)).map(
    ({ name, title }) => `- ${title}: \`npm run bench -- --only ${name}\``,
  );
  const lines = all.filter(({ name }) => measured.has(name)).flatMap(({ result }) => result.lines);
  const missed = lines.filter(({ met }) => !met).length;
  const met = lines.filter((line) => line.kind !== 'none' && line.met).length;
  writeFileSync(
    join(folder, 'report.md'),
    `# What was measured\n\nBy \`npm run bench\`. ${met} bars met, ${missed} missed; ${measured.size} of ${PARTS.length} parts measured. Each part says of which day, commit and machine its figures are: only those of one commit and one machine go together. The load is the number of processes that wanted to run; where it is above the number of cores, times are upper bounds.\n\n${unmeasured.length === 0 ? '' : `Not measured by this command yet:\n\n${unmeasured.join('\n')}\n\n`}${sections.join('\n')}`,
  );
}
