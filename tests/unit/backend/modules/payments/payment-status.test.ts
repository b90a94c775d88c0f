import { describe, expect, it } from 'vitest';
import { paymentIntents, type PaymentIntent } from '@/backend/api/db/schema/payments';
import { intentId } from '@/backend/api/payments/intents/intent';
import { addUser, billingContext, NOW, requestOf } from '@/tests/builders/billing';
import { testDatabase } from '@/tests/setup/memory-database';
import { paymentIntent } from '@/backend/api/modules/payments/payment-intent';

const database = testDatabase();

describe('what became of a payment', () => {
  const KEY = 'a-key-of-one-wish-0001';
  const intent = (scope: Parameters<typeof intentId>[0], fields: Partial<PaymentIntent> = {}) =>
    database.orm.insert(paymentIntents).values({
      id: intentId(scope, KEY),
      kind: 'order',
      bodyHash: '',
      country: 'hk',
      amount: 5,
      status: 'processing',
      payload: {},
      leaseUntil: new Date(NOW.getTime() + 30_000),
      createdAt: NOW,
      updatedAt: NOW,
      ...fields,
    });
  const ask = (userId: string | null) =>
    paymentIntent({ params: { key: KEY }, request: requestOf(userId) } as never, billingContext(database));

  it('is unknown where nothing was asked for, and told of a draft to whoever has its key', async () => {
    expect(await ask(null)).toEqual({ kind: 'ok', status: 200, data: { status: 'unknown' } });
    await intent('draft');
    expect(await ask(null)).toEqual({ kind: 'ok', status: 200, data: { status: 'processing', kind: 'order' } });
    expect(await ask('somebody')).toMatchObject({ data: { status: 'processing' } });
  });

  it('is told of a member’s to the member only, before a draft of the same key', async () => {
    const user = await addUser(database.orm);
    await intent(
      { userId: user.id },
      { status: 'paid', kind: 'invoice', result: { invoice: { id: 'i', status: 'paid' }, userId: user.id, paymentMethodId: 'p' } },
    );
    expect(await ask(null)).toMatchObject({ data: { status: 'unknown' } });
    expect(await ask('another')).toMatchObject({ data: { status: 'unknown' } });
    expect(await ask(user.id)).toEqual({
      kind: 'ok',
      status: 200,
      data: { status: 'paid', kind: 'invoice', result: { invoice: { id: 'i', status: 'paid' } } },
    });
    await intent('draft', { status: 'failed' });
    expect(await ask(user.id)).toMatchObject({ data: { status: 'paid' } });
  });

  it.each([
    ['failed', 'PAYMENT_FRAUD', { status: 'failed', kind: 'order', code: 'PAYMENT_FRAUD' }],
    ['failed', null, { status: 'failed', kind: 'order', code: 'PAYMENT_UNAVAILABLE' }],
    ['released', null, { status: 'failed', kind: 'order', code: 'PAYMENT_UNAVAILABLE' }],
    ['paid', 'PAYMENT_FRAUD', { status: 'paid', kind: 'order' }],
  ] as const)('that is %s with the code %s', async (status, code, told) => {
    await intent('draft', { status, code });
    expect(await ask(null)).toEqual({ kind: 'ok', status: 200, data: told });
  });

  it('names what came of it, and nothing of the account', async () => {
    const result = { order: { id: 'o' }, booking: { id: 'b' }, gift: { id: 'g' }, userId: 'u' };
    await intent('draft', { status: 'paid', kind: 'gift', result: result as never });
    expect(await ask(null)).toEqual({
      kind: 'ok',
      status: 200,
      data: { status: 'paid', kind: 'gift', result: { order: { id: 'o' }, booking: { id: 'b' }, gift: { id: 'g' } } },
    });
  });

  it('of a kind that is not told has none', async () => {
    await intent('draft', { kind: 'consignment' });
    expect(await ask(null)).toEqual({ kind: 'ok', status: 200, data: { status: 'processing' } });
  });
});
