import { describe, expect, it } from 'vitest';
import { bundleLines } from '@/bench/bundle-lines';
import { readRows } from '@/tests/setup/read-rows';

const floors = { blank: 100_000, stack: 150_000 };
const shown = (...pages: Parameters<typeof bundleLines>[1]) =>
  bundleLines(floors, pages)
    .slice(2)
    .map(({ what, value, met }) => [what, value, met]);

describe('first loads', () => {
  it.each(readRows<[route: string, needed: number, ratio: number, met: boolean][]>(import.meta.url, 'bundle-lines.rows.json'))(
    'of %s with %i bytes are %f of bench/stack: %s',
    (route, needed, ratio, met) => {
      expect(shown({ route, who: 'visitor', bytes: { needed, prefetched: 7_000, firebase: 0 } })).toEqual([
        [`scripts of ${route}, beside the blank page`, needed / 100_000, true],
        [`prefetched on ${route}`, 7, true],
        [`scripts of ${route}, beside bench/stack`, ratio, met],
      ]);
    },
  );

  it('below the blank page were not measured', () => {
    expect(shown({ route: '/faqs', who: 'visitor', bytes: { needed: 1_000, prefetched: 0, firebase: 0 } })[0]).toEqual([
      'scripts of /faqs, beside the blank page',
      0.01,
      false,
    ]);
  });

  it('of a visitor have no Firebase', () => {
    expect(shown({ route: '/items', who: 'visitor', bytes: { needed: 126_000, prefetched: 0, firebase: 20_000 } }).slice(2)).toEqual([
      ['scripts of /items, signed out', 1.26, true],
      ['Firebase on /items, though nobody is signed in', 20, false],
    ]);
  });

  it.each([
    [350_000, 2.6, true],
    [360_000, 2.7, false],
  ])('of a member with %i bytes are %f of the blank page without Firebase: %s', (needed, ratio, met) => {
    expect(shown({ route: '/items', who: 'member', bytes: { needed, prefetched: 0, firebase: 90_000 } }).slice(2)).toEqual([
      ['scripts of /items, signed in, without Firebase', ratio, met],
      ['Firebase on /items, signed in', 90, true],
    ]);
  });

  it('of a member without Firebase were not measured signed in', () => {
    expect(shown({ route: '/items', who: 'member', bytes: { needed: 130_000, prefetched: 0, firebase: 0 } })[3]).toEqual([
      'Firebase on /items, signed in',
      null,
      false,
    ]);
  });
});
