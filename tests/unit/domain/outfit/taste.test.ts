import { describe, expect, it } from 'vitest';
import type { Oklch } from '@/lib/domain/shared/oklch';
import type { Piece } from '@/components/outfit/model/piece';
import { personalMerits } from '@/components/outfit/model/suggest-looks';
import { affinity, colourWord, isLiked, leaning, lookKey, tasteOf, type Tally, type TasteWord } from '@/components/outfit/model/taste';
import { createPiece, strong } from '@/tests/builders/outfit-piece';
import { createRequest, NO_HISTORY, NO_TASTE } from '@/tests/builders/outfit-wardrobe';
import { readRows } from '@/tests/setup/read-rows';

describe('what a person would call one colour', () => {
  it.each<[colour: Oklch, word: string]>([
    [{ l: 0.751, c: 0, h: 0 }, 'light'],
    [{ l: 0.75, c: 0, h: 0 }, 'middle'],
    [{ l: 0.421, c: 0, h: 0 }, 'middle'],
    [{ l: 0.42, c: 0, h: 0 }, 'dark'],
    [strong(0), 'hue-0'],
    [strong(59.9), 'hue-0'],
    [strong(60), 'hue-1'],
    [strong(359.9), 'hue-5'],
  ])('%j is %s', (colour, word) => {
    expect(colourWord(createPiece({ colour }))).toBe(word);
  });
});

describe('the taste of a member', () => {
  const pieces = new Map(
    [createPiece({ id: 'a', kind: 'shirt', colour: strong(150) }), createPiece({ id: 'b', kind: 'jeans' })].map((piece) => [
      piece.id,
      piece,
    ]),
  );
  const word = (verdict: TasteWord['verdict'], itemIds: readonly string[], itemId: string | null = null): TasteWord => ({
    verdict,
    itemIds,
    itemId,
  });

  it('is none where nothing was said', () => {
    expect(tasteOf([], pieces)).toEqual(NO_TASTE);
  });

  it('counts likes and skips by kind and by colour', () => {
    expect(tasteOf([word('like', ['a', 'b']), word('skip', ['a']), word('like', ['a', 'x'])], pieces)).toEqual({
      kinds: { shirt: { likes: 2, skips: 1 }, jeans: { likes: 1, skips: 0 } },
      colours: { 'hue-2': { likes: 2, skips: 1 }, middle: { likes: 1, skips: 0 } },
      refused: {},
      skippedLooks: ['a'],
    });
  });

  it('counts only the newest word on the same pieces, in whatever order they are named', () => {
    const { kinds, skippedLooks } = tasteOf([word('skip', ['b', 'a']), word('like', ['a', 'b'])], pieces);
    expect(kinds).toEqual({ shirt: { likes: 0, skips: 1 }, jeans: { likes: 0, skips: 1 } });
    expect(skippedLooks).toEqual(['a b']);
  });

  it('counts a refused piece by its name and nothing else of the look', () => {
    const words = [
      word('not-this-item', ['a', 'b'], 'a'),
      word('not-this-item', ['a'], 'a'),
      word('not-this-item', ['a', 'b'], 'b'),
      word('not-this-item', ['a', 'b']),
    ];
    expect(tasteOf(words, pieces)).toEqual({ ...NO_TASTE, refused: { a: 2, b: 1 } });
  });

  it('takes a word on a look and on one of its pieces as two', () => {
    expect(tasteOf([word('not-this-item', ['a', 'b'], 'a'), word('like', ['a', 'b'])], pieces).kinds).toEqual({
      shirt: { likes: 1, skips: 0 },
      jeans: { likes: 1, skips: 0 },
    });
  });

  it('forgets what was said before the last five hundred words', () => {
    const words = Array.from({ length: 501 }, (_, at) => word('like', ['a', `other-${at}`]));
    expect(tasteOf(words, pieces).kinds.shirt).toEqual({ likes: 500, skips: 0 });
  });

  it('calls a look by its pieces in one order and leaves them as they were', () => {
    const ids = ['b', 'c', 'a'];
    expect(lookKey(ids)).toBe('a b c');
    expect(ids).toEqual(['b', 'c', 'a']);
  });

  it.each<[tally: Tally | undefined, value: number, isClear: boolean]>([
    [undefined, 0, false],
    [{ likes: 0, skips: 0 }, 0, false],
    [{ likes: 1, skips: 0 }, 0.3215, false],
    [{ likes: 2, skips: 0 }, 0.5828, true],
    [{ likes: 3, skips: 0 }, 0.7616, true],
    [{ likes: 2, skips: 1 }, 0.4621, true],
    [{ likes: 2, skips: 2 }, 0.3215, false],
    [{ likes: 3, skips: 4 }, 0.3215, false],
    [{ likes: 0, skips: 6 }, -0.7616, false],
  ])('leans for %j by %d, a clear liking: %s', (tally, value, isClear) => {
    expect(leaning(tally)).toBeCloseTo(value, 4);
    expect(isLiked(tally)).toBe(isClear);
  });

  it.each(readRows<[taste: Partial<typeof NO_TASTE>, value: number][]>(import.meta.url, 'taste.values.json'))(
    '%j draws to a piece by %d',
    (taste, value) => {
      expect(affinity(createPiece(), { ...NO_TASTE, ...taste })).toBeCloseTo(value, 4);
    },
  );
});

describe('what speaks for a look because of whom it is for', () => {
  const shirt = createPiece({ id: 'shirt', kind: 'shirt', slot: 'base', colour: strong(150) });
  const jeans = createPiece({ id: 'jeans', kind: 'jeans', slot: 'bottom' });
  const shoes = createPiece({ id: 'shoes', kind: 'loafers', slot: 'shoes' });
  const merits = (overrides: Parameters<typeof createRequest>[0], look: readonly Piece[] = [shirt, jeans, shoes]) =>
    personalMerits(look, createRequest({ pieces: [], ...overrides }));
  const liked = { likes: 2, skips: 0 };

  it('is nothing for a stranger', () => {
    expect(merits({})).toEqual([]);
  });

  it('is the piece that it was built around, of whatever place', () => {
    expect(merits({ lockedIds: ['elsewhere', 'shoes'] })).toEqual([{ code: 'built-around', weight: 0.3, pieceIds: ['shoes'] }]);
    expect(merits({ lockedIds: ['elsewhere'] })).toEqual([]);
  });

  it('is a liked kind and a liked colour of two pieces, or one of the two for one piece', () => {
    const kind = { code: 'liked-kind', weight: 0.15, pieceIds: ['shirt'] };
    expect(merits({ taste: { ...NO_TASTE, kinds: { shirt: liked } } })).toEqual([kind]);
    expect(merits({ taste: { ...NO_TASTE, colours: { middle: liked } } })).toEqual([
      { code: 'liked-colour', weight: 0.15, pieceIds: ['jeans'] },
    ]);
    expect(merits({ taste: { ...NO_TASTE, kinds: { shirt: liked }, colours: { middle: liked } } })).toEqual([
      kind,
      { code: 'liked-colour', weight: 0.15, pieceIds: ['jeans'] },
    ]);
    expect(merits({ taste: { ...NO_TASTE, kinds: { shirt: liked }, colours: { 'hue-2': liked } } })).toEqual([kind]);
  });

  it.each(readRows<[slot: Piece['slot'], counts: boolean][]>(import.meta.url, 'taste.slots.json'))(
    'asks %s for taste and history: %s',
    (slot, counts) => {
      const piece = createPiece({ id: 'a', slot });
      expect(merits({ taste: { ...NO_TASTE, kinds: { shirt: liked } } }, [piece])).toHaveLength(counts ? 1 : 0);
      expect(merits({ history: { ...NO_HISTORY, neverWorn: ['a'] } }, [piece])).toHaveLength(counts ? 1 : 0);
      expect(merits({ history: { ...NO_HISTORY, daysSince: { a: 60 } } }, [piece])).toHaveLength(counts ? 1 : 0);
    },
  );

  it('is a piece never worn, which says more than one long not worn', () => {
    expect(merits({ history: { ...NO_HISTORY, neverWorn: ['jeans'], daysSince: { shirt: 60 } } })).toEqual([
      { code: 'never-worn', weight: 0.12, pieceIds: ['jeans'] },
    ]);
    expect(merits({ lockedIds: ['shirt'], history: { ...NO_HISTORY, neverWorn: ['jeans'] } }).map(({ code }) => code)).toEqual([
      'built-around',
      'never-worn',
    ]);
  });

  it.each<[daysSince: Record<string, number>, id: string | null, days?: number]>([
    [{ shirt: 29, jeans: 29 }, null],
    [{ shirt: 30 }, 'shirt', 30],
    [{ shirt: 30, jeans: 45 }, 'jeans', 45],
    [{ shirt: 46, jeans: 45 }, 'shirt', 46],
    [{ jeans: 2 }, null],
    [{ shoes: 90 }, null],
  ])('is the piece not worn for longest, from a month on: %j', (daysSince, id, days) => {
    expect(merits({ history: { ...NO_HISTORY, daysSince } })).toEqual(
      id === null ? [] : [{ code: 'not-worn-lately', weight: 0.12, pieceIds: [id], days }],
    );
  });
});
