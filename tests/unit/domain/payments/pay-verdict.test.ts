import type { ErrorCode } from '@/lib/contract/error-codes';
import { describe, expect, it } from 'vitest';
import { isCardExpired, monthOfExpiry } from '@/lib/domain/payments/card-expiry';
import { intentVerdict, payVerdict } from '@/lib/domain/payments/pay-verdict';

const no = (status: number, code: ErrorCode | null) => payVerdict({ kind: 'rejected', status, code });

describe('what a paying call came to', () => {
  it('is known only where the server said so', () => {
    expect(payVerdict({ kind: 'ok', data: 7 })).toEqual({ kind: 'paid', data: 7 });
    expect(payVerdict({ kind: 'unreachable' })).toEqual({ kind: 'unknown' });
    expect(no(402, 'PAYMENT_DECLINED')).toEqual({ kind: 'card', code: 'PAYMENT_DECLINED' });
    expect(no(503, 'PAYMENT_UNAVAILABLE')).toEqual({ kind: 'card', code: 'PAYMENT_UNAVAILABLE' });
    expect(no(409, 'PRICE_CHANGED')).toEqual({ kind: 'refused', isStated: true });
    expect(no(403, null)).toEqual({ kind: 'refused', isStated: false });
  });

  it('is unknown after every answer that may hide a charge', () => {
    for (const [status, code] of [
      [504, 'PAYMENT_UNKNOWN'],
      [409, 'IN_PROGRESS'],
      [422, 'IDEMPOTENCY_MISMATCH'],
      [500, 'INTERNAL'],
      [502, null],
    ] as const) {
      expect(no(status, code), String(code)).toEqual({ kind: 'unknown' });
    }
  });

  it('follows from the intent', () => {
    expect(intentVerdict({ status: 'paid' })).toEqual({ kind: 'paid' });
    expect(intentVerdict({ status: 'failed', code: 'PAYMENT_FRAUD' })).toEqual({ kind: 'over', code: 'PAYMENT_FRAUD' });
    expect(intentVerdict({ status: 'failed' })).toEqual({ kind: 'over', code: 'PAYMENT_DECLINED' });
    expect(intentVerdict({ status: 'unknown' })).toEqual({ kind: 'never' });
    expect(intentVerdict({ status: 'processing' })).toEqual({ kind: 'wait' });
  });
});

describe('the expiry of a card', () => {
  it('lasts until the end of its month', () => {
    expect(monthOfExpiry('04/27')).toBe('2027-04');
    expect(monthOfExpiry('13/27')).toBeNull();
    expect(isCardExpired('11/26', '2026-11-30')).toBe(false);
    expect(isCardExpired('10/26', '2026-11-01')).toBe(true);
    expect(isCardExpired('never', '2026-11-01')).toBe(false);
  });
});

describe('something else than the API has answered', () => {
  const rejected = (status: number, body: unknown) => payVerdict({ kind: 'rejected', status, code: null, body });

  it.each([
    ['a page with 200', 200, '<title>Room number?</title>'],
    ['JSON of somebody else', 200, { unexpected: [1] }],
    ['nothing', 204, null],
  ])('%s: money may have moved', (_, status, body) => {
    expect(rejected(status, body)).toEqual({ kind: 'unknown' });
  });

  it('a refusal of the API in an answer with 200 is a refusal', () => {
    expect(rejected(200, { statusCode: 400, message: 'no' })).toEqual({ kind: 'refused', isStated: false });
    expect(rejected(200, { statusCode: 503, message: 'no' })).toEqual({ kind: 'unknown' });
  });

  it('a code of the contract is a refusal, whatever the status', () => {
    expect(no(200, 'PRICE_CHANGED')).toEqual({ kind: 'refused', isStated: true });
    expect(no(302, 'SLOT_GONE')).toEqual({ kind: 'refused', isStated: true });
  });

  it.each([['400'], [null], [[400]], [undefined]])('a status that is no number says nothing: %j', (statusCode) => {
    expect(rejected(200, { statusCode })).toEqual({ kind: 'unknown' });
    expect(rejected(403, { statusCode })).toEqual({ kind: 'refused', isStated: false });
  });
});
