import { describe, expect, it } from 'vitest';
import { bundleLines } from '@/bench/bundle-lines';

const blank = { total: 100_000 };
const shown = (...pages: Parameters<typeof bundleLines>[1]) =>
  bundleLines(blank, pages)
    .slice(1)
    .map(({ what, value, met }) => [what, value, met]);

describe('first loads', () => {
  it('of a visitor have the public bar, and none may fetch Firebase', () => {
    expect(shown({ route: '/faqs', who: 'visitor', bytes: { total: 125_000, firebase: 0 } })).toEqual([
      ['scripts of /faqs', 1.25, true],
      ['of 1 pages for everyone at the aim, 1.15 x', 0, true],
      ['pages of 1 with Firebase, signed out', 0, true],
    ]);
    expect(shown({ route: '/about-us', who: 'visitor', bytes: { total: 115_000, firebase: 0 } })[1]).toEqual([
      'of 1 pages for everyone at the aim, 1.15 x',
      1,
      true,
    ]);
    expect(shown({ route: '/no-such-page', who: 'visitor', bytes: { total: 126_000, firebase: 0 } })[0]).toEqual([
      'scripts of /no-such-page',
      1.26,
      false,
    ]);
    expect(shown({ route: '/items', who: 'visitor', bytes: { total: 126_000, firebase: 20_000 } })).toEqual([
      ['scripts of /items, signed out', 1.26, true],
      ['Firebase on /items, though nobody is signed in', 20, false],
      ['pages of 1 with Firebase, signed out', 1, false],
    ]);
  });

  it('of a member have the bar without Firebase, which stands apart', () => {
    expect(shown({ route: '/items', who: 'member', bytes: { total: 300_000, firebase: 90_000 } })).toEqual([
      ['scripts of /items, signed in, without Firebase', 2.1, true],
      ['Firebase on /items, signed in', 90, true],
    ]);
    expect(shown({ route: '/items', who: 'member', bytes: { total: 320_000, firebase: 90_000 } })[0]).toEqual([
      'scripts of /items, signed in, without Firebase',
      2.3,
      false,
    ]);
  });

  it('of a member without Firebase were not measured signed in', () => {
    expect(shown({ route: '/items', who: 'member', bytes: { total: 130_000, firebase: 0 } })[1]).toEqual([
      'Firebase on /items, signed in',
      null,
      false,
    ]);
  });
});
