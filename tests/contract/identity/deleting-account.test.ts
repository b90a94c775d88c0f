import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardsToForget } from '@/backend/db/schema/after-account';
import { gatewayCards, gatewayNonces } from '@/backend/db/schema/gateway';
import { paymentMethods } from '@/backend/db/schema/payments';
import { runAccountUpkeep } from '@/backend/modules/account/account-upkeep';
import { plainOf } from '@/tests/builders/order';
import { call, dataOf, PASSWORD, signUpMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend({ rateLimitFactor: 1000, hasOperations: false });
});
afterAll(() => backend.remove());

const orm = () => backend.context.database.orm;
const remove = (token: string, body: object = { password: PASSWORD }) => call(backend, 'deleteAccount', { token, body });

describe('the cards', () => {
  it('are forgotten by the gateway, with what stands for them', async () => {
    const { id, token } = await signUpMember(backend);
    plainOf('addPaymentMethod', await call(backend, 'addPaymentMethod', { token, body: { currency: 'hkd', paymentMethodNonce: 'fake-valid-nonce', default: true } }));
    const [card] = plainOf('paymentMethods', await call(backend, 'paymentMethods', { token, query: { currency: 'hkd' } })).data;
    dataOf('savedCardNonce', await call(backend, 'savedCardNonce', { token, params: { id: card?.id ?? '' } }));
    const vaulted = (await orm().select().from(paymentMethods)).find(({ userId }) => userId === id)?.gatewayToken;
    const atGateway = async () => [
      ...(await orm().select().from(gatewayCards)).filter((row) => row.token === vaulted),
      ...(await orm().select().from(gatewayNonces)).filter((row) => row.cardToken === vaulted),
    ].length;
    expect(await atGateway()).toBe(2);
    expect((await remove(token)).statusCode).toBe(200);
    await runAccountUpkeep(backend.context);
    expect(await atGateway()).toBe(0);
    expect(await orm().select().from(cardsToForget)).toEqual([]);
  });

  it('keep no account from going while the gateway is silent, and are asked for until it answers', async () => {
    const { token } = await signUpMember(backend);
    plainOf('addPaymentMethod', await call(backend, 'addPaymentMethod', { token, body: { currency: 'hkd', paymentMethodNonce: 'fake-valid-nonce', default: true } }));
    const { gateway } = backend.context;
    const { forgetCard } = gateway;
    gateway.forgetCard = () => Promise.reject(new Error('no answer'));
    try {
      expect((await remove(token)).statusCode).toBe(200);
      await runAccountUpkeep(backend.context);
      expect(await orm().select().from(cardsToForget)).toHaveLength(1);
    } finally {
      gateway.forgetCard = forgetCard;
    }
    await runAccountUpkeep(backend.context);
    expect(await orm().select().from(cardsToForget)).toEqual([]);
  });
});
