import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { APART, PARTS } from '@/bench/parts';
import { SUITES } from '@/scripts/suites';

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'CODE_OF_CONDUCT.md'],
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

describe('the tree of the README', () => {
  const text = readFileSync('README.md', 'utf8');
  const tree = text.slice(text.indexOf('## The tree')).split('```')[1] ?? '';

  it('names every folder, and every file at the top that the site runs', () => {
    const entries = readdirSync('.', { withFileTypes: true });
    const folders = entries.filter(
      (entry) => entry.isDirectory() && !/^(node_modules|screens|test-results|playwright-report|coverage|\..*)$/.test(entry.name),
    );
    expect(folders.length).toBeGreaterThan(10);
    for (const { name } of folders) expect(tree).toMatch(new RegExp(`^${name}/ `, 'm'));
    for (const name of ['middleware.ts', 'instrumentation.ts', 'next.config.js', '.ci/']) expect(tree).toContain(`\n${name} `);
  });

  it('names nothing that is not there', () => {
    const named = [...tree.matchAll(/^([.\w-]+\/?) +\S/gm)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !existsSync(name))).toEqual([]);
  });

  it('says that the middleware finds the visitor’s country', () => {
    expect(/^middleware\.ts .*$/m.exec(tree)?.[0]).toMatch(/geolocation/);
  });
});

describe('what was asked for', () => {
  it('is in the repository, with what holds where it leaves room, and the index leads there', () => {
    const index = readFileSync('docs/README.md', 'utf8');
    for (const page of ['specification.md', 'rulings.md', 'third-party.md']) expect(index).toContain(`](${page})`);
    const rulings = readFileSync('docs/rulings.md', 'utf8');
    const numbers = [...rulings.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_unused, index) => index + 1));
    expect(numbers.length).toBeGreaterThanOrEqual(54);
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

describe('docs/commands.md', () => {
  const page = readFileSync('docs/commands.md', 'utf8');

  it('names every script, suite and benchmark', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const commands = Object.keys(scripts).map((name) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`));
    expect(commands.length).toBeLessThanOrEqual(24);
    expect(commands.filter((command) => !page.includes(command))).toEqual([]);
    for (const { name, when, what } of SUITES) expect(page).toContain(`| \`${name}\` | ${when} | ${what} |`);
    for (const { name } of [...PARTS, ...APART]) expect(page).toContain(`| \`${name}\` |`);
  });
});
