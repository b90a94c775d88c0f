import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SortedMap } from '@/backend/twins/realtime/data/sorted-map';

const byNumber = (a: number, b: number): number => a - b;
type Step = { readonly kind: 'set' | 'delete'; readonly key: number };
const steps = fc.array(fc.record({ kind: fc.constantFrom<Step['kind']>('set', 'set', 'delete'), key: fc.integer({ min: 0, max: 60 }) }), {
  maxLength: 200,
});

function replay(list: readonly Step[]) {
  const plain = new Map<number, number>();
  let sorted = SortedMap.empty<number, number>(byNumber);
  list.forEach(({ kind, key }, index) => {
    if (kind === 'set') {
      plain.set(key, index);
      sorted = sorted.set(key, index);
    } else {
      plain.delete(key);
      sorted = sorted.delete(key);
    }
  });
  return { sorted, expected: [...plain].sort((a, b) => a[0] - b[0]) };
}

test('holds what a plain map holds, in order, both ways and from any key', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: -1, max: 61 }), (list, edge) => {
      const { sorted, expected } = replay(list);
      expect([...sorted.ascend()]).toEqual(expected);
      expect([...sorted.descend()]).toEqual([...expected].reverse());
      expect([...sorted.ascend((key) => key < edge)]).toEqual(expected.filter(([key]) => key >= edge));
      expect([...sorted.descend((key) => key > edge)]).toEqual(expected.filter(([key]) => key <= edge).reverse());
      expect(sorted.size).toBe(expected.length);
      expect(expected.every(([key, value]) => sorted.get(key) === value)).toBe(true);
    }),
  );
});

test('a change leaves the map it was made from as it was', () => {
  const before = SortedMap.from<number, string>(byNumber, [
    [2, 'b'],
    [1, 'a'],
  ]);
  before.set(3, 'c').delete(1);
  expect([...before.ascend()]).toEqual([
    [1, 'a'],
    [2, 'b'],
  ]);
});

test('stays shallow when filled in order: a look-up in 10,000 needs few comparisons', () => {
  let comparisons = 0;
  let map = SortedMap.empty<number, true>((a, b) => ((comparisons += 1), a - b));
  for (let key = 0; key < 10_000; key += 1) map = map.set(key, true);
  comparisons = 0;
  map.get(9_999);
  expect(comparisons).toBeLessThan(30);
});
