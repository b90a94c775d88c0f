import { describe, expect, it } from 'vitest';
import type { BackendContext } from '@/backend/context';
import { cardsToForget } from '@/backend/api/db/schema/after-account';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { paymentIntents, paymentMethods as table, type PaymentIntent } from '@/backend/api/db/schema/payments';
import { addPaymentMethod, CARD_INTENT } from '@/backend/api/modules/payments/payment-methods';
import { cardsOf } from '@/backend/api/modules/payments/stored-cards';
import { addUser, billingContext, fakeGateway, NOW, requestOf } from '@/tests/builders/billing';
import { CARD, keepCard, keptCards } from '@/tests/builders/cards';
import { testDatabase } from '@/tests/setup/memory-database';

const database = testDatabase();

const keep = (userId: string, token: string, how?: Parameters<typeof keepCard>[3]) => keepCard(database.orm, userId, token, how);
const stored = (userId: string) => keptCards(database.orm, userId);
const mails = () => database.orm.select().from(outboxMails);

describe('adding a card', () => {
  const KEY = 'a-key-of-one-card-0001';
  const add = (userId: string, context: BackendContext, { nonce = 'nonce', isDefault = false, key = KEY, currency = 'hkd' } = {}) =>
    addPaymentMethod(
      { body: { currency, paymentMethodNonce: nonce, default: isDefault }, request: requestOf(userId, key) } as never,
      context,
    );

  it('asks the gateway once for a double click, and charges nothing', async () => {
    const { id } = await addUser(database.orm);
    const gateway = fakeGateway();
    const context = billingContext(database, { gateway });
    const first = await add(id, context);
    const [card] = await cardsOf(database.orm, id, 'HKD');
    expect(first).toEqual({ kind: 'ok', status: 201, data: { data: { id: card?.id } } });
    expect(await add(id, context, { nonce: 'again' })).toEqual(first);
    expect(gateway.asked).toEqual(['keep nonce HKD']);
    expect(await database.orm.select().from(paymentIntents)).toMatchObject([
      {
        kind: 'card',
        amount: 0,
        country: 'hk',
        status: 'paid',
        userId: id,
        chargeId: '',
        payload: {},
        result: { userId: id, paymentMethodId: card?.id },
      },
    ]);
  });

  it('makes it the default when it is asked to, in its currency', async () => {
    const { id } = await addUser(database.orm);
    await keep(id, 'old', { currency: 'SGD' });
    await add(id, billingContext(database), { isDefault: true, currency: 'sgd' });
    expect(await stored(id)).toEqual({ 'old SGD': false, 'vault-nonce SGD': true });
    await add(id, billingContext(database), { nonce: 'third', key: 'a-key-of-one-card-0002', currency: 'sgd' });
    expect(await stored(id)).toMatchObject({ 'vault-nonce SGD': true, 'vault-third SGD': false });
  });

  it.each([
    ['declined', { kind: 'declined', code: 'PAYMENT_DECLINED' }, 'PAYMENT_DECLINED', 'The card was declined; nothing was charged.'],
    ['not reached', { kind: 'unavailable' }, 'PAYMENT_UNAVAILABLE', 'Card payments are not available for the moment; nothing was charged.'],
  ] as const)('says so when it is %s', async (_name, outcome, code, message) => {
    const { id } = await addUser(database.orm);
    const gateway = fakeGateway({ keepCard: async () => outcome });
    expect(await add(id, billingContext(database, { gateway }))).toEqual({ kind: 'refused', code, message });
    expect([await stored(id), await mails()]).toEqual([{}, []]);
  });

  it('is told to the member by one mail, in their words, and what was kept already is not', async () => {
    const user = await addUser(database.orm, { locale: 'en' });
    await add(user.id, billingContext(database));
    const [mail, ...more] = await mails();
    expect([more, mail?.recipient, mail?.subject]).toEqual([[], user.email, 'Your account details have been changed']);
    expect(mail?.body).toContain('\nChanged: New payment card\n');
    // The same card again is another wish, and nothing new.
    expect(await add(user.id, billingContext(database), { key: 'a-key-of-one-card-0002' })).toMatchObject({ kind: 'ok' });
    expect([await stored(user.id), (await mails()).length]).toEqual([{ 'vault-nonce HKD': true }, 1]);
  });

  it('is told also of a card that somebody else has kept', async () => {
    const [user, other] = [await addUser(database.orm), await addUser(database.orm)];
    await keep(other.id, 'vault-nonce');
    await add(user.id, billingContext(database));
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([user.email]);
  });

  it('is the member’s own under the same key as another member’s', async () => {
    const [one, other] = [await addUser(database.orm), await addUser(database.orm)];
    const gateway = fakeGateway();
    const context = billingContext(database, { gateway });
    const answers = [await add(one.id, context), await add(other.id, context, { nonce: 'theirs' })];
    const cards = [...(await cardsOf(database.orm, one.id, 'HKD')), ...(await cardsOf(database.orm, other.id, 'HKD'))];
    expect(answers).toEqual(cards.map(({ id }) => ({ kind: 'ok', status: 201, data: { data: { id } } })));
    expect(gateway.asked).toEqual(['keep nonce HKD', 'keep theirs HKD']);
  });

  it('refuses the key of another wish', async () => {
    const { id } = await addUser(database.orm);
    await add(id, billingContext(database));
    const gateway = fakeGateway();
    const answer = await add(id, billingContext(database, { gateway }), { currency: 'sgd' });
    expect(answer).toEqual({ kind: 'refused', code: 'IDEMPOTENCY_MISMATCH', message: 'This key was used for another request.' });
    expect([gateway.asked, await stored(id)]).toEqual([[], { 'vault-nonce HKD': true }]);
  });

  it('waits for a wish that is under way, and begins anew where whoever worked on it is gone', async () => {
    const { id } = await addUser(database.orm);
    await add(id, billingContext(database));
    await database.orm.delete(table);
    const leave = (leaseUntil: Date) =>
      database.orm.update(paymentIntents).set({ status: 'processing', payload: { isDefault: false }, result: null, leaseUntil });
    const gateway = fakeGateway();
    const context = billingContext(database, { gateway });
    await leave(new Date(NOW.getTime() + 1));
    expect(await add(id, context)).toEqual({ kind: 'refused', code: 'IN_PROGRESS', message: 'This is being worked on.' });
    expect([gateway.asked, await stored(id)]).toEqual([[], {}]);
    await leave(NOW);
    expect(await add(id, context, { nonce: 'fresh' })).toMatchObject({ kind: 'ok', status: 201 });
    expect([gateway.asked, await stored(id)]).toEqual([['keep fresh HKD'], { 'vault-fresh HKD': true }]);
  });

  it('keeps nothing of a member whose account went meanwhile, and has what the gateway kept forgotten', async () => {
    const intent = { payload: { isDefault: false }, country: 'hk', userId: null } as unknown as PaymentIntent;
    const complete = (charge: Parameters<typeof CARD_INTENT.complete>[2]) =>
      CARD_INTENT.complete(database.orm, intent, charge, billingContext(database));
    const waiting = async () => (await database.orm.select().from(cardsToForget)).map(({ token }) => token);
    expect(await complete({ kind: 'charged', chargeId: '', card: CARD, token: null })).toEqual({});
    expect(await complete(null)).toEqual({});
    expect(await waiting()).toEqual([]);
    expect(await complete({ kind: 'charged', chargeId: '', card: CARD, token: 't' })).toEqual({});
    expect(await waiting()).toEqual(['t']);
    expect([await database.orm.select().from(table), await mails()]).toEqual([[], []]);
  });

  it('is refused to whoever has deleted their account while the gateway was asked', async () => {
    const { id } = await addUser(database.orm);
    const { keepCard: keepAtGateway } = fakeGateway();
    const gateway = fakeGateway({
      async keepCard(...wish) {
        await database.orm.update(paymentIntents).set({ userId: null });
        return keepAtGateway(...wish);
      },
    });
    expect(await add(id, billingContext(database, { gateway }))).toEqual({
      kind: 'refused',
      code: 'UNAUTHENTICATED',
      message: 'This account is deleted.',
    });
    expect((await database.orm.select().from(cardsToForget)).map(({ token }) => token)).toEqual(['vault-nonce']);
  });

  it('cannot come about without a card that the gateway keeps', async () => {
    const { id } = await addUser(database.orm);
    const intent = { payload: { isDefault: false }, country: 'hk', userId: id } as unknown as PaymentIntent;
    const charge = { kind: 'charged', chargeId: '', card: CARD, token: null } as const;
    await expect(CARD_INTENT.complete(database.orm, intent, null, billingContext(database))).rejects.toThrow('stored no card');
    await expect(CARD_INTENT.complete(database.orm, intent, charge, billingContext(database))).rejects.toThrow('stored no card');
    const completed = await CARD_INTENT.complete(
      database.orm,
      { ...intent, country: 'sg' },
      { ...charge, token: 't' },
      billingContext(database),
    );
    expect(completed).toEqual({ userId: id, paymentMethodId: (await cardsOf(database.orm, id, 'SGD'))[0]?.id });
    await expect(CARD_INTENT.release(database.orm, intent, 'failed', billingContext(database))).resolves.toBeUndefined();
  });
});
