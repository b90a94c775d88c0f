import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readExplanations } from '@/scripts/mutants/explanations';
import { holdAgainst, regardlessOfLayout, survivorsOf } from '@/scripts/mutants/survivors';

const at = (line: number, column: number) => ({ line, column });
const SOURCE = 'const a = b <\n    c;\nreturn d;\n';
const mutant = (status: string, start: [number, number], end: [number, number], replacement: string) => ({
  status,
  replacement,
  location: { start: at(...start), end: at(...end) },
});
const report = {
  files: {
    'a.ts': {
      source: SOURCE,
      mutants: [
        mutant('Survived', [1, 11], [2, 6], 'b <=\n    c'),
        mutant('NoCoverage', [3, 8], [3, 9], '{}'),
        mutant('Killed', [1, 11], [2, 6], 'true'),
        mutant('Ignored', [3, 1], [3, 10], ''),
      ],
    },
  },
};
const compared = { file: 'a.ts', was: 'b < c', now: 'b <= c' };
const returned = { file: 'a.ts', was: 'd', now: '{}' };

describe('what no test noticed', () => {
  it('is told as it stood and as it was changed, in a line each', () => {
    expect(survivorsOf(report, ['a.ts', 'new.ts'])).toEqual([
      { ...compared, line: 1 },
      { ...returned, line: 3 },
    ]);
  });

  it('is unexplained until each change is explained; an explanation that none needs any more is idle', () => {
    const survivors = survivorsOf(report, ['a.ts']);
    const gone = { file: 'a.ts', was: 'e', now: 'f' };
    const elsewhere = { file: 'b.ts', was: 'e', now: 'f' };
    expect(holdAgainst(survivors, [{ why: 'the same', mutants: [compared, gone, elsewhere] }], ['a.ts'])).toEqual({
      unexplained: [{ ...returned, line: 3 }],
      idle: [gone],
    });
    expect(
      holdAgainst(
        survivors,
        [
          { why: 'the same', mutants: [compared] },
          { why: 'nobody reads it', mutants: [returned] },
        ],
        ['a.ts'],
      ),
    ).toEqual({ unexplained: [], idle: [] });
  });

  it('is explained however either is broken into lines', () => {
    const survivor = { file: 'a.ts', line: 1, was: 'call( one, two, )', now: 'call( one, )' };
    expect(
      holdAgainst([survivor], [{ why: 'the same', mutants: [{ file: 'a.ts', was: 'call(one, two)', now: 'call(one)' }] }], ['a.ts']),
    ).toEqual({
      unexplained: [],
      idle: [],
    });
  });

  it('is explained once by each explanation: the same change of the same words elsewhere in the file needs its own', () => {
    const twice = [
      { ...compared, line: 1 },
      { ...compared, line: 9 },
    ];
    expect(holdAgainst(twice, [{ why: 'the same', mutants: [compared] }], ['a.ts'])).toEqual({
      unexplained: [{ ...compared, line: 9 }],
      idle: [],
    });
    expect(holdAgainst(twice, [{ why: 'the same', mutants: [compared, compared] }], ['a.ts'])).toEqual({ unexplained: [], idle: [] });
  });
});

describe('each explanation', () => {
  const root = process.cwd();
  it('says why, and stands for code that is there', () => {
    for (const { why, mutants } of readExplanations(root)) {
      expect(why.length).toBeGreaterThan(20);
      for (const { file, was } of mutants) {
        const source = regardlessOfLayout(readFileSync(path.join(root, file), 'utf8'));
        expect(source.includes(regardlessOfLayout(was)), `${file}: ${was}`).toBe(true);
      }
    }
  });
});
