import { expect, it } from 'vitest';
import { charactersBySource, numbersOf, withoutSources } from '@/bench/source-map-cut';

it.each([
  ['A', [0]],
  ['C', [1]],
  ['D', [-1]],
  ['gB', [16]],
  ['AAgBC', [0, 0, 16, 1]],
  ['2HwcqxB', [123, 456, 789]],
])('reads %s as %j', (segment, numbers) => {
  expect(numbersOf(segment)).toEqual(numbers);
});

it('cuts what comes from a source and leaves the rest, over lines and back and forth', () => {
  // Columns 0, 4 and 8 of the first line come from a, b and a; the second line from b, with a frame of nobody's before it.
  const map = JSON.stringify({ version: 3, sources: ['a.ts', 'b.ts'], mappings: 'AAAA,ICAA,IDAA;GCAA' });
  const code = 'aaaabbbbaaaa\nxxxbbb';
  expect(withoutSources(code, map, (source) => source === 'b.ts')).toEqual({ code: 'aaaaaaaa\nxxx', sources: ['b.ts'] });
  expect(withoutSources(code, map, (source) => source === 'a.ts')).toEqual({ code: 'bbbb\nxxxbbb', sources: ['a.ts'] });
  expect(withoutSources(code, map, () => false)).toEqual({ code, sources: [] });
});

it('counts the characters of each source, and those of none', () => {
  const map = JSON.stringify({ version: 3, sources: ['a.ts', 'b.ts'], mappings: 'AAAA,ICAA,IDAA;GCAA' });
  expect(Object.fromEntries(charactersBySource('aaaabbbbaaaa\nxxxbbb', map))).toEqual({ '': 3, 'a.ts': 8, 'b.ts': 7 });
});
