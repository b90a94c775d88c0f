import { describe, expect, it } from 'vitest';
import { type Piece, type Slot, lookOf } from '@/components/outfit/model/piece';
import { layering, patternMixing } from '@/components/outfit/model/rules/composition';
import { createDay, createPiece, GREY, strong } from '@/tests/builders/outfit-piece';

const at = (slot: Slot, more: Partial<Piece> = {}) => createPiece({ id: slot, slot, ...more });
const weights = (rule: typeof layering, look: readonly Piece[]) => rule(lookOf(look), createDay()).map(({ weight }) => weight);

describe('tops over each other', () => {
  const tee = (id: string) => at('base', { id, kind: 't-shirt' });

  it('two without a collar pass, three do not', () => {
    expect(weights(layering, [tee('a'), tee('b')])).toEqual([0.4]);
    expect(weights(layering, [tee('a'), tee('b'), tee('c')])).toEqual([1]);
  });
});

describe('patterns beside each other', () => {
  const accent = (hue: number): Partial<Piece> => ({ colour: GREY, accent: strong(hue) });

  it.each<[why: string, look: readonly Piece[], weights: readonly number[]]>([
    [
      'a kebaya over its batik skirt, as custom has it',
      [at('base', { kind: 'kebaya', pattern: 'peranakan' }), at('bottom', { kind: 'batik-skirt', pattern: 'batik' })],
      [],
    ],
    [
      'another top over a batik skirt',
      [at('base', { kind: 'blouse', pattern: 'floral' }), at('bottom', { kind: 'batik-skirt', pattern: 'batik' })],
      [1],
    ],
    [
      'a kebaya over batik trousers',
      [at('base', { kind: 'kebaya', pattern: 'peranakan' }), at('bottom', { kind: 'trousers', pattern: 'batik' })],
      [1],
    ],
    [
      'one that the rules do not know counts as of a middle scale',
      [at('base', { pattern: 'paisley' }), at('bottom', { pattern: 'floral' })],
      [1],
    ],
    ['and so it does named second', [at('base', { pattern: 'floral' }), at('bottom', { pattern: 'paisley' })], [1]],
    [
      'fine beside large with a colour in common',
      [at('base', { pattern: 'dots', ...accent(150) }), at('bottom', { pattern: 'floral', ...accent(150) })],
      [0.1],
    ],
  ])('%s', (_why, look, expected) => {
    expect(weights(patternMixing, look)).toEqual(expected);
  });
});
