import { describe, expect, it } from 'vitest';
import { lineOfRow } from '@/bench/presence-lines';
import { atMost, figureText, plainFigure } from '@/bench/result';

const CLEAN = { what: 'closed, offline', isClean: true };
const CRASH = { what: 'crashed, offline', isClean: false };
const seen = (wrongMs: number, isRight = true) => ({ wrongMs, isRight });
const NOT_KEPT = 'the browser made the page anew: no reason given';

describe('a row of coming and going', () => {
  it('is the middle of its rounds, beside the bar where the page was told that it ends', () => {
    expect(lineOfRow(CLEAN, [seen(90), seen(1_500), seen(1_600)])).toEqual(atMost(CLEAN.what, 1_500, 'ms', 2_000));
    expect(lineOfRow(CRASH, [seen(9_000)])).toEqual(plainFigure(CRASH.what, 9_000, 'ms'));
    expect(lineOfRow(CLEAN, [NOT_KEPT, seen(100)])).toEqual(atMost(CLEAN.what, 100, 'ms', 2_000));
  });

  it('that the browser cannot have is a line that says so, and no miss', () => {
    const line = lineOfRow(CLEAN, [NOT_KEPT, NOT_KEPT, NOT_KEPT]);
    expect([line.what, figureText(line), line.met]).toEqual([CLEAN.what, 'not measured here', true]);
  });

  it.each([
    ['broke in every round', CLEAN, ['it broke: no such tab', 'it broke: no such tab']],
    ['broke, without a bar', CRASH, ['it broke: no such tab']],
    ['was never run', CLEAN, []],
    ['ended with the team seeing something else', CLEAN, [seen(10), seen(10, false)]],
  ])('that %s has missed', (_name, row, rounds) => {
    expect(lineOfRow(row, rounds).met).toBe(false);
  });
});
