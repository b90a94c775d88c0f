import { describe, expect, it } from 'vitest';
import { declinedBy, outcomeOfErrors } from '@/backend/api/payments/braintree/braintree-gateway';

const error = (errorClass?: string, message = 'No.', legacyCode?: string) => ({
  message,
  ...(errorClass === undefined ? {} : { extensions: { errorClass, ...(legacyCode ? { legacyCode } : {}) } }),
});

describe('errors of Braintree', () => {
  it.each([
    ['turned down for what was sent', [error('VALIDATION')], { kind: 'declined', code: 'PAYMENT_DECLINED' }],
    ['a card that is not there', [error('NOT_FOUND')], { kind: 'declined', code: 'PAYMENT_DECLINED' }],
    ['a nonce that was used', [error('VALIDATION', 'No.', '91564')], { kind: 'declined', code: 'PAYMENT_NONCE_CONSUMED' }],
    [
      'a bank that wants to see the cardholder',
      [error('VALIDATION', '3D Secure failed')],
      { kind: 'declined', code: 'PAYMENT_THREE_D_SECURE' },
    ],
    ['credentials', [error('AUTHENTICATION')], { kind: 'unavailable' }],
    ['limits', [error('RESOURCE_LIMIT')], { kind: 'unavailable' }],
    ['one of both kinds', [error('VALIDATION'), error('AUTHORIZATION')], { kind: 'unavailable' }],
    ['a fault of theirs', [error('INTERNAL')], { kind: 'unknown' }],
    ['a fault of theirs beside another', [error('VALIDATION'), error('INTERNAL')], { kind: 'unknown' }],
    ['a service that is away', [error('SERVICE_AVAILABILITY')], { kind: 'unknown' }],
    ['a class that does not exist yet', [error('SOMETHING_NEW', 'nonce')], { kind: 'unknown' }],
    ['no class at all', [error(undefined, 'Single-use nonce')], { kind: 'unknown' }],
  ])('%s', (_name, errors, outcome) => {
    expect(outcomeOfErrors(errors)).toEqual(outcome);
  });

  it('are a decline of a card to keep only when they say so', () => {
    expect([declinedBy([error('VALIDATION')]), declinedBy([error('INTERNAL')])]).toEqual(['PAYMENT_DECLINED', null]);
  });
});
