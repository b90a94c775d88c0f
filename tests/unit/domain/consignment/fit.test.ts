import { describe, expect, it } from 'vitest';
import { blankDraft, readDraft } from '@/components/consignment/use-consignment-draft';
import { assess } from '@/components/consignment/model/estimate';
import { blankPiece } from '@/lib/domain/consignment/piece';

const KEY = 'a'.repeat(32);
const makeKey = () => KEY;
const read = (over: Record<string, unknown>) => readDraft({ ...blankDraft(makeKey), ...over }, makeKey);

describe('a stored consignment', () => {
  it.each([
    ['no list', 'none'],
    ['nothing', null],
    ['one row that is no list', { brand: 'Dior' }],
  ])('has three blank rows where it holds %s of them', (_name, pieces) => {
    expect(read({ pieces }).pieces).toEqual([blankPiece(KEY), blankPiece(KEY), blankPiece(KEY)]);
  });

  it('takes no list with a key in it for its key', () => expect(read({ orderKey: ['b'.repeat(32)] }).orderKey).toBe(KEY));
});

describe('a piece that would sell for twice the least', () => {
  // Knitwear of a contemporary name brings 45.00 as new, 35.00 when it is very good; the least of Singapore is 17.50.
  it('is taken without a doubt', () => {
    expect(assess({ brand: 'Theory', category: 'knitwear', condition: 'excellent' }, 'SGD')).toEqual({
      kind: 'accept',
      range: { low: 2_500, high: 4_700 },
    });
  });

  it('is doubted as soon as it brings less', () => {
    expect(assess({ brand: 'Theory', category: 'knitwear', condition: 'good' }, 'SGD')).toEqual({
      kind: 'maybe',
      range: { low: 1_800, high: 3_400 },
      doubt: 'demand',
    });
  });
});
