import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PARTS } from '@/bench/parts';
import { SUITES } from '@/scripts/suites';

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'CODE_OF_CONDUCT.md'],
  ...[
    'artwork/README.md',
    'artwork/studio/README.md',
    'artwork/studio/SCENES.md',
    'components/outfit/model/README.md',
    'tests/outside-reports.md',
    'tests/exam/outfit-labels.md',
  ],
  ...['README.md', 'operations/README.md', 'realtime/README.md'].map((name) => `backend/twins/${name}`),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).flatMap((name) => (name.endsWith('.md') ? [join('docs', name)] : [])),
];

const withoutCode = (text: string): string => text.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/`[^`\n]*`/g, '');

/** As GitHub makes it of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe.each(pages)('%s', (page) => {
  it('links to what is there', () => {
    const links = [...withoutCode(readFileSync(page, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const own = links.filter((link) => !/^[a-z]+:/.test(link));
    const missing = own.filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? page : join(dirname(page), file);
      return !existsSync(target) || (anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).includes(anchor));
    });
    expect(missing).toEqual([]);
  });
});

/** Every file of the project, without what is installed or built. */
const files = readdirSync('.', { withFileTypes: true })
  .filter((entry) => !/^(\.|node_modules$)/.test(entry.name))
  .flatMap((entry) =>
    entry.isDirectory() ? readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map((name) => join(entry.name, name)) : entry.name,
  )
  .filter((name) => !/\/(node_modules|\.\w+)\//.test(name));

it('comments and documents name files that are there', () => {
  const named = [...files.filter((file) => /\.(tsx?|js)$/.test(file) && !file.startsWith('tests/')), ...pages].flatMap((file) => {
    const text = file === 'CHANGELOG.md' ? '' : readFileSync(file, 'utf8');
    const comments = file.endsWith('.md') ? [text] : (text.match(/\/\*\*[\s\S]*?\*\/|\/\/ .*$/gm) ?? []);
    return [...comments.join('\n').matchAll(/`([\w./[\]-]+\.(?:tsx?|mjs|sql))`/g)].map(([, name = '']) => [file, name] as const);
  });
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(([, name]) => !files.some((file) => file === name || file.endsWith(`/${name}`)))).toEqual([]);
});

describe('the tree of the README', () => {
  const text = readFileSync('README.md', 'utf8');
  const tree = text.slice(text.indexOf('## The tree')).split('```')[1] ?? '';
  /** What stands before its words. */
  const names = tree
    .trim()
    .split('\n')
    .flatMap((line) => line.split(/ {2,}/)[0]?.split(' ') ?? []);

  it('names every folder, and every file at the top that the site runs', () => {
    const entries = readdirSync('.', { withFileTypes: true });
    const folders = entries.filter(
      (entry) => entry.isDirectory() && !/^(node_modules|screens|test-results|playwright-report|coverage|\..*)$/.test(entry.name),
    );
    expect(folders.length).toBeGreaterThan(10);
    for (const name of [...folders.map((folder) => `${folder.name}/`), 'middleware.ts', '.ci/']) expect(names).toContain(name);
    for (const name of ['instrumentation.ts', 'next.config.js']) expect(tree).toContain(` ${name} `);
  });

  it('names nothing that is not there, in ten lines', () => {
    expect(tree.trim().split('\n')).toHaveLength(10);
    expect(names.filter((name) => !existsSync(name))).toEqual([]);
  });

  it('says that the middleware finds the visitor’s country', () => expect(tree).toMatch(/^middleware\.ts .*geolocation/m));
});

describe('docs/requirements.md', () => {
  const rows = readFileSync('docs/requirements.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| [SR]\d+ /.test(line))
    .map((line) => line.slice(2, -2).split(' | '));

  it('has every requirement and ruling once, with its file and its test', () => {
    expect(rows.filter((cells) => cells.length !== 4 || cells.some((cell) => cell === ''))).toEqual([]);
    for (const kind of ['S', 'R']) {
      const numbers = rows.flatMap(([name = '']) => (name.startsWith(kind) ? [Number(name.slice(1))] : [])).sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: numbers.length }, (_unused, index) => index + 1));
      expect(numbers.length).toBeGreaterThanOrEqual(40);
    }
  });

  it('names files that are there', () => {
    const named = rows.flatMap(([, , where = '', test = '']) =>
      [...`${where} ${test}`.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    );
    expect(named.length).toBeGreaterThanOrEqual(rows.length * 2);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('docs/ and the README', () => {
  it('have at most 25,000 words, so that somebody reads them', () => {
    const texts = pages.filter((page) => page === 'README.md' || page.startsWith('docs/')).map((page) => readFileSync(page, 'utf8'));
    const words = texts
      .join('\n')
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word));
    expect(words.length).toBeLessThanOrEqual(25_000);
  });
});

describe('the index of the documentation', () => {
  it('names every document and every decision', () => {
    const index = readFileSync('docs/README.md', 'utf8');
    const documents = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.md') && name !== 'README.md',
    );
    expect(documents.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });
});

describe('the commands that documents name', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const writers = [...readFileSync('scripts/write-docs.ts', 'utf8').matchAll(/^ {2}'?([\w-]+)'?: (?:async )?\(\)/gm)].map(
    ([, name]) => name,
  );
  const ARGUMENTS: Readonly<Record<string, readonly (string | undefined)[]>> = {
    suite: ['nightly', 'weekly', ...SUITES.map(({ name }) => name)],
    bench: PARTS.map(({ name }) => name),
    docs: writers,
  };
  /** What stands in code marks. The names of scripts that are gone stand in the history alone. */
  const codeOf = (page: string) => [...readFileSync(page, 'utf8').matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([code]) => code).join('\n');
  const now = pages.filter((page) => page !== 'CHANGELOG.md' && !page.startsWith('docs/decisions/'));

  it('are scripts, suites, benches and documents that there are', () => {
    expect(writers.length).toBeGreaterThan(3);
    const unknown = now.flatMap((page) =>
      [...codeOf(page).matchAll(/npm run (?:--silent |-s )?([a-z][\w:-]*)(?: -- ([a-z][\w-]*))?/g)].flatMap(
        ([command, name = '', argument]) => {
          const known = ARGUMENTS[name];
          return name in scripts && (argument === undefined || known === undefined || known.includes(argument))
            ? []
            : [`${page}: ${command}`];
        },
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('name files and folders that there are', () => {
    const missing = now.flatMap((page) =>
      [...codeOf(page).matchAll(/(?:npx (?:vitest|playwright)|node(?: --import tsx)?|npm run test:\w+ --)((?: +[\w./-]+)+)/g)].flatMap(
        ([command, words = '']) =>
          words.split(/ +/).some((word) => /^(tests|scripts|bench|backend\/(?!\.bundle)|deploy)/.test(word) && !existsSync(word))
            ? [`${page}: ${command}`]
            : [],
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe('docs/commands.md', () => {
  const page = readFileSync('docs/commands.md', 'utf8');

  it('names every script, suite and benchmark', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const commands = Object.keys(scripts).map((name) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`));
    expect(commands.length).toBeLessThanOrEqual(24);
    expect(commands.filter((command) => !page.includes(command))).toEqual([]);
    for (const { name, when, what } of SUITES) expect(page).toContain(`| \`${name}\` | ${when} | ${what} |`);
    for (const { name } of PARTS) expect(page).toContain(`| \`${name}\` |`);
  });
});
