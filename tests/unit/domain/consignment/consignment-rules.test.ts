import { describe, expect, it } from 'vitest';
import { blankDraft, readDraft } from '@/components/consignment/use-consignment-draft';
import { assess } from '@/components/consignment/model/estimate';
import { blankPiece, isBlank, isComplete, missingFields, PHOTOS_MAXIMUM, PIECES_MAXIMUM, type Piece } from '@/lib/domain/consignment/piece';
import { checkProblem, nextStep, visibleSteps } from '@/components/consignment/model/steps';
import { consignedCategory, consignedCondition } from '@/lib/domain/consignment/wardrobe-mapping';
import { arrivingItems } from '@/components/consignment/consignment-section';

const KEY = 'a'.repeat(32);
const makeKey = () => KEY;
const piece = (over: Partial<Piece> = {}): Piece => ({ key: 'k', brand: 'Dior', category: 'bag', condition: 'good', photos: [], ...over });
const read = (over: Record<string, unknown>) => readDraft({ ...blankDraft(makeKey), ...over }, makeKey);

describe('a row of the check', () => {
  it.each<[Partial<Piece>, boolean]>([
    [{ brand: ' ', category: '', condition: '' }, true],
    [{ category: '', condition: '' }, false],
    [{ brand: '', condition: '' }, false],
    [{ brand: '', category: '' }, false],
    [{ brand: '', category: '', condition: '', photos: [{ id: '1', name: 'n' }] }, false],
  ])('%j is blank: %s', (over, blank) => {
    expect(isBlank(piece(over))).toBe(blank);
  });

  it.each<[Partial<Piece>, string[]]>([
    [{}, []],
    [{ brand: '  ' }, ['brand']],
    [{ category: '' }, ['category']],
    [{ condition: '' }, ['condition']],
    [{ brand: '', category: '', condition: '' }, ['brand', 'category', 'condition']],
  ])('%j misses %j', (over, missing) => {
    expect([missingFields(piece(over)), isComplete(piece(over))]).toEqual([missing, missing.length === 0]);
  });
});

describe('the draft of a consignment', () => {
  it('begins with three blank rows, agreed to nothing', () => {
    expect(blankDraft(makeKey)).toEqual({
      pieces: Array.from({ length: 3 }, () => blankPiece(KEY)),
      itemIds: [],
      hasAgreed: false,
      orderKey: KEY,
    });
    expect(readDraft('text', makeKey)).toEqual(blankDraft(makeKey));
    expect(readDraft([], makeKey)).toEqual(blankDraft(makeKey));
  });

  it('keeps what fits of each row', () => {
    const photos = [
      { id: 'a', name: 'a.jpg' },
      { id: 'b' },
      { name: 'c' },
      { id: 1, name: 'd' },
      { id: 'e', name: 2 },
      null,
      ...['f', 'g', 'h', 'i'].map((id) => ({ id, name: id })),
    ];
    const { pieces } = read({
      pieces: [
        { ...piece(), photos },
        { brand: 5, category: 'hat', condition: 'mint', photos: 'none' },
        'row',
        null,
        { key: '', brand: 'Marni' },
        { key: 7 },
      ],
    });
    expect(pieces.map(({ photos: kept }) => kept.map(({ id }) => id))).toEqual([['a', 'f', 'g', 'h'], [], [], []]);
    expect(pieces[0]?.photos).toHaveLength(PHOTOS_MAXIMUM);
    expect(pieces.map(({ key, brand, category, condition }) => [key, brand, category, condition])).toEqual([
      ['k', 'Dior', 'bag', 'good'],
      [KEY, '', '', ''],
      [KEY, 'Marni', '', ''],
      [KEY, '', '', ''],
    ]);
    expect(read({ pieces: [] }).pieces).toHaveLength(3);
  });

  it('keeps pieces of the wardrobe once each, as many as a visit takes', () => {
    expect(read({ itemIds: ['a', 'b', 'a', 7, null] }).itemIds).toEqual(['a', 'b']);
    expect(read({ itemIds: Array.from({ length: 60 }, (_, index) => `i${index}`) }).itemIds).toHaveLength(PIECES_MAXIMUM);
    expect(read({ itemIds: 'a' }).itemIds).toEqual([]);
  });

  it('is agreed to only by a yes, and keeps its key only when it is one', () => {
    expect([read({ hasAgreed: true }).hasAgreed, read({ hasAgreed: 'yes' }).hasAgreed]).toEqual([true, false]);
    const kept = 'b'.repeat(32);
    expect([kept, `${kept}b`, `x${kept}`, 'B'.repeat(32), 5].map((orderKey) => read({ orderKey }).orderKey)).toEqual([
      kept,
      KEY,
      KEY,
      KEY,
      KEY,
    ]);
  });
});

describe('pieces that the wardrobe sends', () => {
  const of = (value: string) => arrivingItems(`?items=${value}`);
  it('are named by ids and by nothing else', () => {
    const long = 'x'.repeat(64);
    expect([of(`${long},${long}y`), of('a b,c.d,!e'), of(''), of('a-1,b_2,a-1,<script>,')]).toEqual([[long], [], [], ['a-1', 'b_2']]);
    expect(arrivingItems('?type=sell')).toEqual([]);
    expect(of(Array.from({ length: 60 }, (_, index) => `i${index}`).join(','))).toHaveLength(PIECES_MAXIMUM);
  });
});

describe('the instant answer', () => {
  it('takes worn pieces of the three dearest tiers only', () => {
    expect(
      ['Hermès', 'Dior', 'Marni', 'Theory', 'Zara'].map((brand) => assess({ brand, category: 'bag', condition: 'worn' }, 'HKD').kind),
    ).toEqual(['maybe', 'maybe', 'maybe', 'no', 'no']);
  });
  // The middle of a contemporary piece: 190 for a top as new, 56 % of it when good; the least is 100, and twice that is wanted.
  it.each([
    ['Theory', 'top', 'new', 'maybe'],
    ['Theory', 'top', 'good', 'maybe'],
    ['Zara', 'top', 'good', 'no'],
    ['Theory', 'dress', 'new', 'accept'],
    ['Theory', 'bottom', 'new', 'accept'],
  ] as const)('to %s %s, %s: %s', (brand, category, condition, kind) => {
    expect(assess({ brand, category, condition }, 'HKD').kind).toBe(kind);
  });
});

describe('the check as a whole', () => {
  const rows = (count: number) => Array.from({ length: count }, () => piece());
  it.each([
    [0, { kind: 'none' }],
    [1, null],
    [50, null],
    [51, { kind: 'too-many', have: 51 }],
  ])('with %i pieces', (count, problem) => {
    expect(checkProblem(rows(count), 'HKD')).toEqual(problem);
  });
});

describe('the steps', () => {
  it('have a visit unless it is said that there is none', () => {
    expect(visibleSteps(false)).toEqual(['check', 'terms', 'account', 'collection', 'review']);
    expect(visibleSteps(true)).toEqual(['check', 'terms', 'collection', 'review']);
    expect(visibleSteps(true, false)).toEqual(['check', 'terms', 'review']);
    expect([nextStep('terms', true), nextStep('review', true)]).toEqual(['collection', 'review']);
  });
});

describe('the words of the wardrobe', () => {
  it('for what is to be sold', () => {
    expect(
      (
        [
          'bags',
          'outerwear',
          'dresses',
          'tailoring',
          'knitwear',
          'tops',
          'bottoms',
          'shoes',
          'traditional',
          'accessories',
          'sealed-bag',
        ] as const
      ).map(consignedCategory),
    ).toEqual(['bag', 'coat', 'dress', 'suit', 'knitwear', 'top', 'bottom', 'shoes', 'dress', 'bag', 'top']);
    expect((['as-new', 'very-good', 'good', 'fair', null] as const).map(consignedCondition)).toEqual([
      'new',
      'excellent',
      'good',
      'worn',
      'good',
    ]);
  });
});
