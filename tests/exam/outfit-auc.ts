import { colourDistance } from '@/lib/domain/shared/oklch';
import { judgeLook } from '@/components/outfit/model/judge-look';
import type { Day } from '@/components/outfit/model/day';
import type { Piece } from '@/components/outfit/model/piece';
import { dayOfExamLook, pieceOfExamGarment } from './exam-piece';
import type { ExamLook, OutfitExam } from './outfit-looks';

export type LookScorer = (pieces: readonly Piece[], day: Day) => number;

/** The chance that a good look is scored above a bad one; ties count half. */
export function areaUnderCurve(good: readonly number[], bad: readonly number[]): number {
  const wins = good.reduce((sum, one) => sum + bad.reduce((inner, other) => inner + (one > other ? 1 : one === other ? 0.5 : 0), 0), 0);
  return wins / (good.length * bad.length);
}

/** What somebody would do who knows one rule: wear one colour. */
export const sameColourScorer: LookScorer = (pieces) => {
  const pairs = pieces.flatMap((one, at) => pieces.slice(at + 1).map((other) => colourDistance(one.colour, other.colour)));
  return pairs.length === 0 ? 0 : -pairs.reduce((sum, distance) => sum + distance, 0) / pairs.length;
};

export function examAuc(
  { garments, looks }: OutfitExam,
  split: ExamLook['split'],
  scorer: LookScorer = (pieces, day) => judgeLook(pieces, day).score,
): number {
  const pieces = new Map(garments.map((garment) => [garment.id, pieceOfExamGarment(garment)]));
  const scores = (label: ExamLook['label']) =>
    looks
      .filter((look) => look.split === split && look.label === label)
      .map((look) =>
        scorer(
          look.itemIds.flatMap((id) => pieces.get(id) ?? []),
          dayOfExamLook(look),
        ),
      );
  return areaUnderCurve(scores('good'), scores('bad'));
}
