import { describe, expect, it } from 'vitest';
import { isDateUnexpired } from '@/backend/api/db/expiry';

const MINUTE = 60_000;
const NOW = new Date('2026-11-26T12:00:00Z');
const endIn = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);

describe('what was begun for five minutes', () => {
  it.each<[why: string, minutes: number, runs: boolean]>([
    ['has not ended', 2, true],
    ['ends now', 0, false],
    ['has ended', -1, false],
    ['was begun by a copy whose clock is a quarter of an hour ahead', 20, true],
    ['was begun by a clock that was farther ahead than those of copies are', 21, false],
    ['was begun by a clock that was a day ahead', 24 * 60, false],
  ])('%s', (_why, minutes, runs) => {
    expect(isDateUnexpired(endIn(minutes), NOW, 5 * MINUTE)).toBe(runs);
  });
});
