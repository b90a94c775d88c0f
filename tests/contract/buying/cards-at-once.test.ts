import { describe, expect, it } from 'vitest';
import { paymentMethods } from '@/backend/api/db/schema/payments';
import { call, signUpMember } from '@/tests/setup/member';
import { recordQueries, isLockedFirst } from '@/tests/setup/recorded-queries';
import { testBackend } from '@/tests/setup/test-backend';

const ROUNDS = 8;
const backend = testBackend({ rateLimitFactor: 1000 });

let keys = 0;
const add = async (token: string, isDefault: boolean) => {
  keys += 1;
  const answer = await call(backend, 'addPaymentMethod', {
    token,
    body: { currency: 'hkd', paymentMethodNonce: 'fake-valid-nonce', default: isDefault },
    headers: { 'idempotency-key': `a-card-beside-another-${keys}` },
  });
  return answer.statusCode;
};
const choose = async (token: string, id: string) => (await call(backend, 'makeDefaultPaymentMethod', { token, params: { id } })).statusCode;
const cardsOf = async (userId: string) =>
  (await backend.context.database.orm.select().from(paymentMethods)).filter((card) => card.userId === userId);
const defaultsOf = async (userId: string) => (await cardsOf(userId)).filter(({ isDefault }) => isDefault).length;

describe('cards of one member at once', () => {
  it('are all kept, one of them as the default, the first two of all among them', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, token } = await signUpMember(backend);
      expect(await Promise.all([add(token, false), add(token, false), add(token, true)])).toEqual([201, 201, 201]);
      expect([(await cardsOf(id)).length, await defaultsOf(id)]).toEqual([3, 1]);
    }
  });

  it('become the default one after the other, also while another is added', async () => {
    const { id, token } = await signUpMember(backend);
    for (let card = 0; card < 4; card += 1) await add(token, false);
    const cards = await cardsOf(id);
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all([...cards.map((card) => choose(token, card.id)), add(token, true)]);
      expect(answers).toEqual([200, 200, 200, 200, 201]);
      expect(await defaultsOf(id)).toBe(1);
    }
  });

  it('are changed behind the lock of their member', async () => {
    const { id, token } = await signUpMember(backend);
    for (const [name, change] of [
      ['added', () => add(token, false)],
      ['chosen', async () => choose(token, (await cardsOf(id))[0]?.id ?? '')],
    ] as const) {
      const recorder = recordQueries(backend.context.database.orm);
      await recorder.during(name, change);
      expect(isLockedFirst(recorder.queries(), /from "payment_methods" where .* for update$/), name).toBe(true);
    }
  });
});
