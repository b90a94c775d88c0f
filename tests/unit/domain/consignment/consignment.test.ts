import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resaleRowsOf } from '@/backend/api/db/seed/resale-seed';
import { REGION_CODES, REGIONS } from '@/lib/config/regions';
import { brandTierOf } from '@/lib/domain/consignment/brand-tier';
import { blankDraft, readDraft } from '@/components/consignment/use-consignment-draft';
import { assess } from '@/components/consignment/model/estimate';
import { listingOn, MARKDOWNS, priceSteps } from '@/lib/domain/consignment/markdown';
import { blankPiece, CATEGORIES, CONDITIONS, type Category, type Condition, type Piece } from '@/lib/domain/consignment/piece';
import { ITEM_CATEGORY_OF, ITEM_CONDITION_OF, ITEM_TIER_OF } from '@/lib/domain/consignment/wardrobe-mapping';
import { checkProblem, nextStep, piecesToSend, previousStep, resumeStep } from '@/components/consignment/model/steps';

let count = 0;
const makeKey = () => String((count += 1)).padStart(32, '0');
const piece = (brand: string, category: Category | '' = 'bag', condition: Condition | '' = 'excellent'): Piece => ({
  ...blankPiece(makeKey()),
  brand,
  category,
  condition,
});

describe('the name of a brand', () => {
  it.each([
    ['  HERMÈS ', 'icon'],
    ['Comme des  Garçons', 'designer'],
    ['Aunt Mei’s atelier', 'unknown'],
    ['', 'unknown'],
  ])('%s is %s', (name, tier) => {
    expect(brandTierOf(name)).toBe(tier);
  });
});

describe('the instant answer', () => {
  it.each([
    ['Chanel', 'bag', 'excellent', { kind: 'accept', range: { low: 1_792_700, high: 3_336_300 } }],
    // Half of what a bag of this house costs new, not what a Chanel brings.
    ['Gucci', 'bag', 'excellent', { kind: 'accept', range: { low: 490_800, high: 913_500 } }],
    ['Max Mara', 'coat', 'excellent', { kind: 'accept', range: { low: 215_900, high: 401_700 } }],
    ['Chanel', 'bag', 'damaged', { kind: 'no', reason: 'damaged' }],
    ['Zara', 'top', 'new', { kind: 'no', reason: 'too-little' }],
    ['Gucci', 'shoes', 'worn', { kind: 'maybe', doubt: 'condition' }],
    ['Nobody knows', 'coat', 'good', { kind: 'maybe', doubt: 'brand' }],
    ['Sandro', 'top', 'good', { kind: 'maybe', doubt: 'demand' }],
  ] as const)('%s %s, %s', (brand, category, condition, answer) => {
    expect(assess({ brand, category, condition }, 'HKD')).toMatchObject(answer);
  });

  it('is a round range of whole units in both currencies, and never better for a worse condition', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Dior', 'Theory', 'Zara', '?'),
        fc.constantFrom(...CATEGORIES),
        fc.constantFrom('HKD' as const, 'SGD' as const),
        (brand, category, currency) => {
          let best = Infinity;
          for (const condition of CONDITIONS) {
            const verdict = assess({ brand, category, condition }, currency);
            const high = verdict.kind === 'no' ? 0 : verdict.range.high;
            expect(high).toBeLessThanOrEqual(best);
            best = high;
            if (verdict.kind === 'no') continue;
            expect(verdict.range.low).toBeGreaterThan(0);
            expect(verdict.range.low).toBeLessThan(verdict.range.high);
            expect(verdict.range.low % 100).toBe(0);
            expect(verdict.range.high % 100).toBe(0);
          }
        },
      ),
    );
  });
});

describe('the two places that know a price', () => {
  it('are one rule: what the check answers is what the passport of the same piece says once it is stored', () => {
    for (const country of REGION_CODES) {
      const rows = resaleRowsOf(country);
      for (const brand of ['Hermès', 'Dior', 'Marni', 'Theory', 'Zara', 'Nobody knows']) {
        for (const category of CATEGORIES) {
          for (const condition of CONDITIONS) {
            const verdict = assess({ brand, category, condition }, REGIONS[country].currency);
            if (verdict.kind === 'no') continue;
            const stored = {
              brandTier: ITEM_TIER_OF[brandTierOf(brand)],
              category: ITEM_CATEGORY_OF[category],
              condition: ITEM_CONDITION_OF[condition],
            };
            expect(
              rows.find(
                (row) => row.brandTier === stored.brandTier && row.category === stored.category && row.condition === stored.condition,
              ),
            ).toMatchObject(verdict.range);
          }
        }
      }
    }
  });
});

describe('the check', () => {
  const good = [piece('Dior'), piece('Prada', 'coat'), piece('Theory', 'dress')];

  it('sends complete pieces that were not refused', () => {
    const rows = [...good, piece('Zara', 'top', 'worn'), piece('', 'bag'), blankPiece('x')];
    expect(piecesToSend(rows, 'HKD').map(({ brand }) => brand)).toEqual(['Dior', 'Prada', 'Theory']);
  });

  it('is left with one to fifty of them; rows that nobody began do not count', () => {
    expect(checkProblem([...good, blankPiece('x')], 'HKD')).toBeNull();
    expect(checkProblem(good.slice(2), 'HKD')).toBeNull();
    expect(checkProblem([piece('Zara', 'top', 'worn')], 'HKD')).toEqual({ kind: 'too-few' });
    const open = piece('Dior', '');
    expect(checkProblem([...good, open], 'HKD')).toEqual({ kind: 'incomplete', keys: [open.key] });
  });
});

describe('the steps', () => {
  it('skip the account for members, forth and back', () => {
    expect([nextStep('terms', false), nextStep('terms', true)]).toEqual(['account', 'collection']);
    expect([previousStep('collection', false), previousStep('collection', true), previousStep('check', true)]).toEqual([
      'account',
      'terms',
      'check',
    ]);
  });

  it('need no visit for what is in storage already', () => {
    expect([nextStep('terms', true, false), previousStep('review', true, false)]).toEqual(['review', 'terms']);
    expect(previousStep('review', true)).toBe('collection');
    expect(checkProblem([blankPiece('x')], 'HKD', 1)).toBeNull();
    expect(checkProblem([blankPiece('x')], 'HKD')).toEqual({ kind: 'none' });
    expect(resumeStep('collection', { isMember: true, isCheckDone: true, hasAgreed: true, isBookingDone: false, hasVisit: false })).toBe(
      'review',
    );
  });

  it('resume where something is open, never beyond', () => {
    const done = { isMember: true, isCheckDone: true, hasAgreed: true, isBookingDone: true };
    expect(resumeStep('review', done)).toBe('review');
    expect(resumeStep('review', { ...done, isMember: false })).toBe('account');
    expect(resumeStep('review', { ...done, isCheckDone: false })).toBe('check');
    expect(resumeStep('check', done)).toBe('check');
    expect(resumeStep('account', { ...done, isBookingDone: false })).toBe('collection');
    expect(resumeStep('terms', { ...done, hasAgreed: false })).toBe('terms');
    expect(resumeStep('collection', { ...done, hasAgreed: false })).toBe('terms');
  });
});

describe('the draft', () => {
  it('survives what it wrote itself', () => {
    const draft = {
      ...blankDraft(makeKey),
      hasAgreed: true,
      pieces: [{ ...piece('Dior'), photos: [{ id: 'up-1', name: 'front.jpg' }] }],
    };
    expect(readDraft(JSON.parse(JSON.stringify(draft)), makeKey)).toEqual(draft);
  });

  it('reads anything without falling over', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const draft = readDraft(value, makeKey);
        expect(draft.pieces.length).toBeGreaterThan(0);
        expect(draft.orderKey).toMatch(/^[0-9a-f]{32}$/);
      }),
    );
    expect(readDraft({ pieces: [{ brand: 7, category: 'hat', photos: [{ id: 1 }] }] }, makeKey)).toMatchObject({
      pieces: [{ brand: '', category: '', condition: '', photos: [] }],
    });
  });
});

describe('the calendar of reductions', () => {
  it('begins at the full price and only ever goes down', () => {
    expect(MARKDOWNS[0]).toEqual({ fromDay: 1, percent: 0 });
    for (const [index, { fromDay, percent }] of MARKDOWNS.entries()) {
      const before = MARKDOWNS[index - 1];
      if (before) expect([fromDay > before.fromDay, percent > before.percent]).toEqual([true, true]);
    }
  });

  it('takes 15 % off from day 31 and 30 % from day 61, without cents', () => {
    const listing = { listPrice: 123_400, floorPrice: null, listedOn: '2026-01-31' };
    expect(priceSteps(listing)).toEqual([
      { from: '2026-01-31', percent: 0, price: 123_400 },
      { from: '2026-03-02', percent: 15, price: 104_900 },
      { from: '2026-04-01', percent: 30, price: 86_400 },
    ]);
  });

  it.each([
    ['2026-03-01', { price: 123_400, next: { from: '2026-03-02', percent: 15, price: 104_900 }, daysLeft: 61 }],
    ['2026-03-02', { price: 104_900, next: { from: '2026-04-01', percent: 30, price: 100_000 }, daysLeft: 60 }],
    ['2026-04-30', { price: 100_000, next: null, daysLeft: 1 }],
    ['2026-05-01', { price: 100_000, next: null, daysLeft: 0 }],
    ['2026-09-01', { price: 100_000, next: null, daysLeft: 0 }],
  ])('on %s buyers see the price of that day, never below the floor', (today, seen) => {
    const listing = { listPrice: 123_400, floorPrice: 100_000, listedOn: '2026-01-31' };
    expect(listingOn(listing, today)).toEqual(seen);
  });

  it('leaves out a reduction that the floor swallows', () => {
    expect(priceSteps({ listPrice: 100_000, floorPrice: 90_000, listedOn: '2026-01-01' }).map(({ price }) => price)).toEqual([
      100_000, 90_000,
    ]);
    expect(priceSteps({ listPrice: 100_000, floorPrice: 100_000, listedOn: '2026-01-01' })).toHaveLength(1);
  });
});
