import { describe, expect, it } from 'vitest';
import { areaUnderCurve, examAuc, sameColourScorer } from '@/tests/exam/outfit-auc';
import { readOutfitExam } from '@/tests/exam/outfit-looks';

describe('the outfit exam', () => {
  it('counts the pairs in which the good look is above the bad one', () => {
    expect(areaUnderCurve([2, 3], [1, 0])).toBe(1);
    expect(areaUnderCurve([1], [1])).toBe(0.5);
    expect(areaUnderCurve([0], [1, -1])).toBe(0.5);
  });

  it('is passed on the half that nobody tuned on', () => {
    const exam = readOutfitExam();
    const own = examAuc(exam, 'held-out');
    expect(own).toBeGreaterThanOrEqual(0.8);
    expect(own - examAuc(exam, 'held-out', sameColourScorer)).toBeGreaterThanOrEqual(0.15);
  });
});
