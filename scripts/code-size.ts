/** `node --import tsx scripts/code-size.ts`: counts files and lines of code beside their limits (decision 47). Reads the files tracked by git. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LOCALE_CODES } from '@/lib/config/locales';

const PRODUCT = ['components', 'lib', 'services', 'pages', 'stores', 'backend'];
const SUPPORT = ['tests', 'scripts', 'bench'];
const SMALL_LINES = 30;

interface Source {
  file: string;
  text: string;
  lines: number;
}

const sources: Source[] = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.d.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .map(({ file, text }) => ({ file, text, lines: text.split('\n').length - 1 }));

const within = (folders: readonly string[]) => sources.filter(({ file }) => folders.includes(file.split('/')[0] ?? ''));
const linesOf = (some: readonly Source[]) => some.reduce((sum, { lines }) => sum + lines, 0);
const quantile = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

function largestFolder(some: readonly Source[]): [name: string, count: number] {
  const counts = new Map<string, number>();
  for (const { file } of some) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
}

/** Files that contain a locale code as a string, outside of configuration and localised data. */
function localeFiles(some: readonly Source[]): string[] {
  const code = new RegExp(`['"](${LOCALE_CODES.filter((locale) => locale.includes('-') || locale === 'zh').join('|')})['"]`);
  return some.filter(({ file, text }) => !/^lib\/config\//.test(file) && code.test(text)).map(({ file }) => file);
}

const product = within(PRODUCT);
const sizes = product.map(({ lines }) => lines).sort((a, b) => a - b);
const smallShare = sizes.filter((lines) => lines <= SMALL_LINES).length / sizes.length;
/** Programs: not tests, nor what tests are about. */
const tools = sources.filter(
  ({ file }) =>
    /^(scripts|bench|tests\/(setup|mutants|screens|exam|copies|edge|disk|dev|cms|faults|faulty-cms))\//.test(file) &&
    !/\.(test|spec)\.tsx?$/.test(file),
);
const [folder, filesThere] = largestFolder(within([...PRODUCT, ...SUPPORT]));
const named = localeFiles(product);

const rows: [what: string, figure: number, least: number, most: number, note?: string][] = [
  ['files of the product', product.length, 0, 1_200],
  ['lines of the product', linesOf(product), 0, 106_000],
  ['lines of tests, scripts and bench', linesOf(within(SUPPORT)), 0, 97_000],
  ['lines of tools', linesOf(tools), 0, 12_000],
  [`files of at most ${SMALL_LINES} lines, %`, Math.round(smallShare * 100), 0, 20],
  ['lines of a file, median', quantile(sizes, 0.5), 65, 95],
  ['lines of a file, 90 %', quantile(sizes, 0.9), 0, 220],
  ['lines of a file, most', quantile(sizes, 1), 0, 450],
  ['files in the largest folder', filesThere, 0, 35, folder],
  ['files that name a locale', named.length, 0, 4, named.join(' ')],
];
for (const [what, figure, least, most, note = ''] of rows) {
  const isMet = figure >= least && figure <= most;
  console.log(
    `${isMet ? '✓' : '✗'} ${what.padEnd(36)}${String(figure).padStart(8)}   limit ${least > 0 ? `${least} to ` : 'at most '}${most}   ${note}`,
  );
}
