import { describe, expect, it } from 'vitest';
import { DRESS_OCCASIONS, isCelebration, isOutdoors } from '@/components/outfit/model/day';
import { OUTFIT_RULES, type Merit, type OutfitRule } from '@/components/outfit/model/finding';
import { breaksConstraint, judgeLook } from '@/components/outfit/model/judge-look';
import { type Piece, type Slot, lookOf } from '@/components/outfit/model/piece';
import { anchorOf, meritsOf } from '@/components/outfit/model/rules/merits';
import { seededShare } from '@/components/outfit/model/shortlist';
import { createDay, createPiece, quiet, strong } from '@/tests/builders/outfit-piece';
import { readRows } from '@/tests/setup/read-rows';

const at = (slot: Slot, more: Partial<Piece> = {}) => createPiece({ id: slot, slot, ...more });
const light = (l: number) => ({ l, c: 0, h: 0 });

describe('what is never suggested', () => {
  const never: readonly OutfitRule[] = [
    'complete',
    'occasion',
    'heat',
    'cold',
    'rain',
    'air-conditioning',
    'humidity',
    'footwear',
    'movement',
    'decorum',
    'custom',
  ];

  it.each(OUTFIT_RULES.map((rule) => [rule, never.includes(rule) ? 0.5 : 0.9] as const))('a fault in %s of %d or more', (rule, weight) => {
    expect(breaksConstraint([{ rule, weight }])).toBe(true);
    expect(breaksConstraint([{ rule, weight: weight - 0.01 }])).toBe(false);
  });

  it('is a look of which one fault of several is clear, not one of small faults', () => {
    expect(
      breaksConstraint([
        { rule: 'colour', weight: 0.1 },
        { rule: 'rain', weight: 1 },
      ]),
    ).toBe(true);
    expect(
      breaksConstraint([
        { rule: 'colour', weight: 0.7 },
        { rule: 'rain', weight: 0.4 },
      ]),
    ).toBe(false);
    expect(breaksConstraint([])).toBe(false);
  });
});

describe('the score of a look', () => {
  const plain = [at('base'), at('bottom', { kind: 'trousers' }), at('shoes', { kind: 'loafers' })];

  it('is its merits less its faults', () => {
    expect(judgeLook(plain, createDay())).toMatchObject({
      faults: [],
      merits: [{ code: 'same-level', weight: 0.1, pieceIds: [] }],
      score: 0.1,
    });
    const barefoot = judgeLook(plain.slice(0, 2), createDay());
    expect(barefoot.faults).toEqual([{ rule: 'complete', weight: 1 }]);
    expect(barefoot.score).toBeCloseTo(-0.9, 10);
    expect(barefoot.look.pieces).toEqual(plain.slice(0, 2));
  });
});

describe('the occasions', () => {
  it('of which some are celebrations, and all but one are out of doors', () => {
    expect(DRESS_OCCASIONS.filter(isCelebration)).toEqual(['wedding', 'lunar-new-year', 'deepavali']);
    expect(DRESS_OCCASIONS.filter((occasion) => !isOutdoors(occasion))).toEqual(['home']);
  });
});

describe('the merits of a look', () => {
  const colours = ['one-accent', 'related-colours', 'opposite-colours', 'tonal', 'repeated-colour', 'shoes-match-bag', 'one-pattern'];
  const ofColour = (look: readonly Piece[]) => meritsOf(lookOf(look), createDay()).filter(({ code }) => colours.includes(code));
  const merit = (code: Merit['code'], weight: number, ...pieceIds: readonly string[]): Merit => ({ code, weight, pieceIds });

  type Written = ['strong' | 'quiet' | 'light', number];
  type Row = [
    why: string,
    look: [Slot, { colour?: Written; accent?: Written; pattern?: Piece['pattern'] }][],
    merits: [Merit['code'], number, ...string[]][],
  ];
  const TONES = { strong, quiet, light };
  const toneOf = (written?: Written) => written && TONES[written[0]](written[1]);

  it.each(readRows<Row[]>(import.meta.url, 'judge-look.rows.json'))('%s', (_, look, merits) => {
    const pieces = look.map(([slot, { colour, accent, ...more }]) =>
      at(slot, { ...more, ...(colour && { colour: toneOf(colour) }), ...(accent && { accent: toneOf(accent) }) }),
    );
    expect(ofColour(pieces)).toEqual(merits.map(([code, weight, ...pieceIds]) => merit(code, weight, ...pieceIds)));
  });

  it('are carried by the most formal of the clothes, where one is formal enough', () => {
    const idOf = (look: readonly Piece[]) => anchorOf(lookOf(look))?.id ?? null;
    expect(idOf([at('base', { formality: 4 }), at('bottom', { formality: 5 })])).toBe('bottom');
    expect(idOf([at('base', { formality: 4 }), at('bottom', { formality: 3 })])).toBe('base');
    expect(idOf([at('base', { formality: 3 }), at('outer', { formality: 5 }), at('shoes', { formality: 5 })])).toBeNull();
    expect(idOf([])).toBeNull();
  });
});

describe('the seeded throw', () => {
  it('is the same for the same seed and word, and another for each other', () => {
    const words = Array.from({ length: 500 }, (_, index) => `piece-${index}`);
    const thrown = words.map((word) => seededShare(7, word));
    expect(words.map((word) => seededShare(7, word))).toEqual(thrown);
    expect(new Set([...thrown, ...words.map((word) => seededShare(8, word))]).size).toBe(1_000);
    expect(thrown.every((share) => share >= 0 && share < 1)).toBe(true);
    const mean = thrown.reduce((sum, share) => sum + share, 0) / thrown.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
  });
});
