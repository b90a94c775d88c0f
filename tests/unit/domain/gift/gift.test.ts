import { describe, expect, it } from 'vitest';
import { GIFT_DRAFT } from '@/components/gift/order/gift-order';
import { GIFT_STEPS, giftNumbers, openGiftStep } from '@/components/gift/model/gift-flow';
import { GIFT_MESSAGE_MAXIMUM, giftRules, tidyGift } from '@/components/gift/model/gift-form';
import { problemsOf } from '@/tests/setup/form-problems';
import { changedPrice } from '@/components/gift/order/gift-pay';

const FORM = { firstName: 'Wing', lastName: 'Chan', emailAddress: 'wing@example.com', recipientName: 'Mei', message: '' };
const FACTS = { hasPackage: true, isFormSound: true, isPaid: false };

describe('a changed price', () => {
  const told = (now: unknown, path = 'price', code = 'changed') => [{ path, code, params: { now } as Record<string, number> }];
  it.each([
    ['another path', told(5, 'total'), null],
    ['another code', told(5, 'price', 'pattern'), null],
    ['nothing', [], null],
    ['no figure', told('soon'), null],
    ['nothing to pay', told(0), null],
    ['less than nothing', told(-5), null],
    ['half a cent', told(0.5), null],
    ['one cent', told(1), 1],
  ])('is none for %s', (_name, fields, price) => {
    expect(changedPrice(fields)).toBe(price);
  });
  it('is found among other errors', () => expect(changedPrice([...told(3, 'total'), ...told(4, 'price', 'min'), ...told(5)])).toBe(5));
});

describe('the flow of a gift', () => {
  it.each([
    ['form', {}, 'form'],
    ['form', { isFormSound: false }, 'form'],
    ['pay', { isFormSound: false }, 'form'],
    ['pay', {}, 'pay'],
    ['done', {}, 'pay'],
    ['pay', { hasPackage: false }, null],
    [null, {}, null],
    ['pay', { isPaid: true }, 'done'],
    ['done', { hasPackage: false, isPaid: true }, 'done'],
    // Back from the confirmation begins another gift.
    ['form', { isPaid: true }, null],
  ] as const)('asked for %s with %j, shows %s', (asked, facts, step) => {
    expect(openGiftStep(asked, { ...FACTS, ...facts })).toBe(step);
  });

  it('has the numbers of the store', () => {
    expect(GIFT_STEPS.map(giftNumbers)).toEqual([
      { giftStep: 2, giftStepInfo: 1 },
      { giftStep: 2, giftStepInfo: 2 },
      { giftStep: 2, giftStepInfo: 2 },
    ]);
    expect(giftNumbers(null)).toEqual({ giftStep: 1, giftStepInfo: 1 });
  });

  it('reads its draft leniently', () => {
    expect(GIFT_DRAFT.read({ packageId: 'season', giftPackage: { ...FORM, message: 4 } })).toEqual({
      packageId: 'season',
      giftPackage: { ...FORM, message: '' },
    });
    for (const giftPackage of [undefined, null, 'text', []]) {
      expect(GIFT_DRAFT.read({ giftPackage })).toMatchObject({ packageId: '', giftPackage: { recipientName: '' } });
    }
    expect(GIFT_DRAFT.write(GIFT_DRAFT.read({}))).toBeNull();
  });
});

describe('the form of a gift', () => {
  it('judges its form in reading order and sends it without spaces around', async () => {
    expect(await problemsOf(giftRules, { ...FORM, recipientName: ' Mei ' })).toEqual([]);
    for (const emailAddress of ['wing@-例.com', 'wing..chan@example.com', 'wing@example.c', '.wing@example.com']) {
      expect(await problemsOf(giftRules, { ...FORM, emailAddress })).toEqual([{ path: 'emailAddress', code: 'email' }]);
    }
    const wrong = await problemsOf(giftRules, {
      ...{ firstName: '', lastName: ' ', emailAddress: 'wing@', recipientName: '', message: 'x'.repeat(301) },
    });
    expect(wrong.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'recipientName required',
      'message string.max',
      'firstName required',
      'emailAddress email',
    ]);
  });

  it('takes a message of its whole length, spaces around not counted, and says how long it may be', async () => {
    expect(await problemsOf(giftRules, { ...FORM, message: ` ${'x'.repeat(GIFT_MESSAGE_MAXIMUM)} ` })).toEqual([]);
    expect(await problemsOf(giftRules, { ...FORM, message: 'x'.repeat(GIFT_MESSAGE_MAXIMUM + 1) })).toEqual([
      { path: 'message', code: 'string.max', params: { max: 300 } },
    ]);
  });
  it('takes an address that was pasted with blanks around', async () => {
    expect(await problemsOf(giftRules, { ...FORM, emailAddress: ' wing@example.com ' })).toEqual([]);
  });
  it('is sent with every field trimmed', () => {
    const spaced = Object.fromEntries(Object.entries(FORM).map(([name, value]) => [name, ` ${value} `])) as unknown as typeof FORM;
    expect(tidyGift(spaced)).toEqual(FORM);
  });
});
