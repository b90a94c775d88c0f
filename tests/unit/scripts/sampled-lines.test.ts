import { expect, test } from 'vitest';
import { sampledLines } from '@/scripts/mutants/sampled-lines';

test('takes whole lines at equal distances, none of a file that is shorter than the first', () => {
  expect(sampledLines('lib/a.ts', 'one\ntwo\nthree\nfour\nfive', 3)).toEqual(['lib/a.ts:2:0-2:3', 'lib/a.ts:5:0-5:4']);
  expect(sampledLines('lib/a.ts', 'one', 3)).toEqual([]);
});
