import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import levels from './asvs-levels.json';

const VERDICTS = ['held', 'N/A', 'deviates', 'owed'];

/** What level 1 and 2 of version 4.0.3 ask for, by section; the numbers between are level 3 or were taken out. */
const ASKED: Readonly<Record<string, string>> = levels;

function span(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_unused, index) => first + index);
}

const asked = Object.entries(ASKED).flatMap(([section, numbers]) =>
  numbers.split(' ').flatMap((part) => {
    const [first, last] = part.split('-').map(Number);
    return span(first ?? 0, last ?? first ?? 0).map((number) => `${section}.${number}`);
  }),
);

/** `2.6.1–2.6.3, 2.7.1` as single numbers. */
function numbersOf(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–');
    const section = first.slice(0, first.lastIndexOf('.'));
    const [from, to] = [first, last].map((number) => Number(number.slice(number.lastIndexOf('.') + 1)));
    return span(from ?? 0, to ?? 0).map((number) => `${section}.${number}`);
  });
}

const lines = readFileSync('docs/asvs.md', 'utf8').split('\n');
const rows = lines
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [numbers = '', requirement = '', verdict = '', proof = '', ...more] = line.slice(2, -2).split(' | ');
    return { numbers, requirement, verdict, proof, more };
  });

/** What stands in code marks and is a place of the repository. */
const TOP =
  /^(\.ci|backend|bench|components|content|deploy|docs|lib|locales|middleware\.ts|next\.config\.js|eslint\.config\.js|package-lock\.json|pages|public|scripts|services|stores|tests)(\/|$)/;
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name).filter((name) => TOP.test(name) && name !== 'deploy/.env');
const isTest = (file: string): boolean => file.startsWith('tests/');

describe('docs/asvs.md', () => {
  it('says something of every requirement of the two levels, once', () => {
    expect(rows.flatMap(({ numbers }) => numbersOf(numbers)).sort()).toEqual([...asked].sort());
  });

  it.each(rows)('$numbers has one of the four verdicts, a few words and a reason', ({ requirement, verdict, proof, more }) => {
    expect(VERDICTS).toContain(verdict);
    expect(requirement.split(' ').length).toBeLessThanOrEqual(14);
    expect(proof).not.toBe('');
    expect(more).toEqual([]);
  });

  it.each(rows.filter(({ verdict }) => verdict === 'held'))(
    '$numbers is held by files, a test among them; V1 by papers',
    ({ numbers, proof }) => {
      const files = filesIn(proof);
      expect(files.filter((file) => !isTest(file) || !/\.(test|spec)\.ts/.test(file)).length).toBeGreaterThan(0);
      if (!numbers.startsWith('1.')) expect(files.filter(isTest).length).toBeGreaterThan(0);
    },
  );

  it.each([...new Set(filesIn(lines.join('\n')))])('names %s, which is there', (file) => {
    expect(existsSync(file), file).toBe(true);
  });

  it('is named by the page on security and by the README', () => {
    for (const page of ['docs/security.md', 'docs/README.md']) expect(readFileSync(page, 'utf8'), page).toMatch(/\]\((docs\/)?asvs\.md\)/);
  });
});
