import { expect, it } from 'vitest';
import { wrongTime } from '@/bench/presence-desk';

const notes = (...all: [at: number, state: 'online' | 'offline'][]) => all.map(([at, state]) => ({ at, state }));

it.each([
  ['nothing changes and it is so', 'online', 'online', notes(), 0],
  ['one change', 'online', 'offline', notes([1_400, 'offline']), 400],
  ['a flicker', 'online', 'online', notes([1_200, 'offline'], [1_500, 'online']), 300],
  ['right, wrong and right again', 'online', 'offline', notes([1_100, 'offline'], [1_200, 'online'], [1_350, 'offline']), 250],
  ['what came before does not count', 'offline', 'online', notes([400, 'online'], [900, 'offline'], [1_700, 'online']), 700],
  ['never right', 'online', 'offline', notes(), 4_000],
] as const)('adds up how long something else was shown: %s', (_, before, is, seen, wrong) => {
  expect(wrongTime({ before, is, since: 1_000, notes: seen, until: 5_000 })).toBe(wrong);
});
