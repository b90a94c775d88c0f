import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { PARTS } from './parts';
import { partRun, type PartRun } from './run-part';
import { barText, figureText, type BenchLine } from './result';

const ROW = 26;
const LABEL = 430;
const PLOT = 360;
/** The bar's place; what is further right than twice the bar is cut there. */
const AT_BAR = PLOT / 2;
const COLOURS = { met: '#2f6f4f', missed: '#b3261e', bar: '#1f1b16', text: '#1f1b16', paper: '#fffdf9' };

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Each figure as a share of its bar: left of the line is good where the bar is a most, right of it where it is a least. */
export function plotOf(title: string, lines: readonly BenchLine[]): string | null {
  const rows = lines.filter(({ bar, value }) => bar !== null && bar > 0 && Number.isFinite(value));
  if (rows.length === 0) return null;
  const height = (rows.length + 2) * ROW;
  const drawn = rows.map((line, at) => {
    const y = (at + 1) * ROW;
    const width = Math.max(1, Math.min(PLOT, (line.value / (line.bar ?? 1)) * AT_BAR));
    const side = line.kind === 'most' ? '≤' : '≥';
    return `<text x="${LABEL - 10}" y="${y + 17}" text-anchor="end">${escape(line.what)}</text><rect x="${LABEL}" y="${y + 5}" width="${width.toFixed(1)}" height="${ROW - 10}" fill="${line.met ? COLOURS.met : COLOURS.missed}"/><text x="${LABEL + PLOT + 10}" y="${y + 17}">${escape(figureText(line))} (${side} ${line.bar})</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LABEL + PLOT + 200}" height="${height}" font-family="sans-serif" font-size="13" fill="${COLOURS.text}" role="img" aria-label="${escape(title)}">`,
    `<rect width="100%" height="100%" fill="${COLOURS.paper}"/><text x="10" y="18" font-weight="bold">${escape(title)}</text>`,
    ...drawn,
    `<line x1="${LABEL + AT_BAR}" x2="${LABEL + AT_BAR}" y1="${ROW}" y2="${height - ROW + 5}" stroke="${COLOURS.bar}" stroke-dasharray="3 3"/><text x="${LABEL + AT_BAR}" y="${height - 6}" text-anchor="middle">the bar</text>`,
    '</svg>\n',
  ].join('\n');
}

function sectionOf({ name, title, result, day, commit, machine, times, seconds, busy, said }: PartRun, plot: string | null): string {
  const rows = result.lines.map((line) => `| ${line.what} | ${figureText(line)} | ${barText(line) || '–'} | ${line.kind === 'none' ? '' : line.met ? 'met' : '**missed**'} |`);
  const spoken = said.length === 0 ? '' : `\n\`\`\`\n${said.join('\n')}\n\`\`\`\n`;
  const image = plot === null ? '' : `\n![${title}](${plot})\n`;
  return `## ${title}\n\n\`npm run bench -- --only ${name}\`, ${day}, commit ${commit}, ${machine}, ${times === 1 ? '' : `the middle of ${times} runs, `}${seconds} s, ${busy.toFixed(1)} processes at work on the machine\n\n| what | figure | bar | |\n|---|---|---|---|\n${rows.join('\n')}\n${spoken}${image}`;
}

const RESULTS = 'results.json';

/** What earlier runs of other parts have measured. */
function keptRuns(folder: string): PartRun[] {
  const file = join(folder, RESULTS);
  return existsSync(file) ? z.parse(z.array(partRun), JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** `report.md` and a plot a part, of these runs and of the last one of each other part; a machine is named by its cores and memory only. */
export function writeReport(folder: string, runs: readonly PartRun[]): void {
  mkdirSync(folder, { recursive: true });
  const names = PARTS.map(({ name }) => name);
  const all = [...keptRuns(folder).filter(({ name }) => !runs.some((run) => run.name === name)), ...runs]
    .filter(({ name }) => names.includes(name))
    .sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
  writeFileSync(join(folder, RESULTS), `${JSON.stringify(all, null, 1)}\n`);
  const sections = all.map((run) => {
    const svg = plotOf(run.title, run.result.lines);
    const name = `${run.name}.svg`;
    if (svg !== null) writeFileSync(join(folder, name), svg);
    return sectionOf(run, svg === null ? null : name);
  });
  const lines = all.flatMap(({ result }) => result.lines).filter(({ kind }) => kind !== 'none');
  const missed = lines.filter(({ met }) => !met).length;
  const unmeasured = names.filter((name) => all.every((run) => run.name !== name));
  writeFileSync(
    join(folder, 'report.md'),
    `# What was measured\n\nBy \`npm run bench\`; each part names its day, code and machine. ${lines.length - missed} bars met, ${missed} missed.${unmeasured.length === 0 ? '' : ` Not measured: ${unmeasured.join(', ')}.`} Where more processes were at work than there are cores, times are upper bounds.\n\n${sections.join('\n')}`,
  );
}
