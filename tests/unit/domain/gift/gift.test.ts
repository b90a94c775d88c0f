import { describe, expect, it } from 'vitest';
import { GIFT_DRAFT } from '@/components/gift/order/gift-order';
import { giftNumbers, openGiftStep } from '@/components/gift/model/gift-flow';
import { giftRules, trimmedGift } from '@/components/gift/model/gift-form';
import { problemsOf } from '@/tests/setup/form-problems';
import { changedPrice } from '@/components/gift/order/gift-pay';

const FORM = { firstName: 'Wing', lastName: 'Chan', emailAddress: 'wing@example.com', recipientName: ' Mei ', message: '' };

describe('the gift', () => {
  it('stands where the address asks, and not beyond what is open', () => {
    const facts = { hasPackage: true, isFormSound: true, isPaid: false };
    expect(openGiftStep('pay', facts)).toBe('pay');
    expect(openGiftStep('pay', { ...facts, isFormSound: false })).toBe('form');
    expect(openGiftStep('pay', { ...facts, hasPackage: false })).toBeNull();
    expect(openGiftStep(null, facts)).toBeNull();
    expect(giftNumbers('pay')).toEqual({ giftStep: 2, giftStepInfo: 2 });
    expect(giftNumbers(null)).toEqual({ giftStep: 1, giftStepInfo: 1 });
  });

  it('judges its form in reading order and sends it without spaces around', async () => {
    expect(await problemsOf(giftRules, FORM)).toEqual([]);
    for (const emailAddress of ['wing@-例.com', 'wing..chan@example.com', 'wing@example.c', '.wing@example.com']) {
      expect(await problemsOf(giftRules, { ...FORM, recipientName: 'Mei', emailAddress })).toEqual([
        { path: 'emailAddress', code: 'email' },
      ]);
    }
    const wrong = await problemsOf(giftRules, {
      ...{ firstName: '', lastName: ' ', emailAddress: 'wing@', recipientName: '', message: 'x'.repeat(301) },
    });
    expect(wrong.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'recipientName required',
      'message string.max',
      'firstName required',
      'lastName whitespace',
      'emailAddress email',
    ]);
    expect(trimmedGift(FORM).recipientName).toBe('Mei');
  });

  it('reads its draft leniently and a changed price strictly', () => {
    expect(GIFT_DRAFT.read({ packageId: 'season', giftPackage: { ...FORM, message: 4 } })).toEqual({
      packageId: 'season',
      giftPackage: { ...FORM, message: '' },
    });
    for (const giftPackage of [undefined, null, 'text', []]) {
      expect(GIFT_DRAFT.read({ giftPackage })).toMatchObject({ packageId: '', giftPackage: { recipientName: '' } });
    }
    expect(GIFT_DRAFT.write(GIFT_DRAFT.read({}))).toBeNull();
    expect(changedPrice([{ path: 'price', code: 'changed', params: { was: 1, now: 99_000 } }])).toBe(99_000);
    expect(changedPrice([{ path: 'price', code: 'changed' }])).toBeNull();
  });
});
