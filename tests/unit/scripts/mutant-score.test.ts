import { describe, expect, it } from 'vitest';
import { mutantFolders } from '@/scripts/mutants/folders';
import { scoreLine, scoreOf, sumOf } from '@/scripts/mutants/score';

const NOWHERE = { replacement: '', location: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } } };
const report = (files: Record<string, string[]>) => ({
  files: Object.fromEntries(
    Object.entries(files).map(([file, statuses]) => [file, { source: '', mutants: statuses.map((status) => ({ status, ...NOWHERE })) }]),
  ),
});

describe('the score of mutants', () => {
  it('counts what a test noticed, of what could be noticed, in the files that are there', () => {
    const score = scoreOf(
      report({ 'a.ts': ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError'], 'gone.ts': ['Survived'] }),
      ['a.ts', 'new.ts'],
    );
    expect(score).toEqual({ mutants: 4, noticed: 2, percent: 50 });
    expect(scoreLine('pricing', score)).toBe('| pricing | 4 | 50.0 % |');
  });

  it('of several folders weighs each mutant alike, and of none is whole', () => {
    const [small, large] = [scoreOf(report({ a: ['Killed'] }), ['a']), scoreOf(report({ a: ['Killed', 'Survived', 'Survived'] }), ['a'])];
    expect(sumOf([small, large])).toEqual({ mutants: 4, noticed: 2, percent: 50 });
    expect(sumOf([]).percent).toBe(100);
  });
});

describe('the folders of mutants', () => {
  const folders = mutantFolders(process.cwd());
  it('are those of the rules and of the backend’s money, without tables of samples', () => {
    expect(folders.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['pricing', 'outfit', 'backend/pricing', 'backend/billing', 'backend/payments']),
    );
    const files = folders.flatMap((folder) => folder.files);
    expect(files).toContain('lib/domain/outfit/rules/colour.ts');
    expect(files.filter((file) => file.includes('/sample-') || !file.endsWith('.ts'))).toEqual([]);
  });
});
