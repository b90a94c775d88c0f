import { describe, expect, it } from 'vitest';
import { cardsToForget } from '@/backend/api/db/schema/after-account';
import { invoices } from '@/backend/api/db/schema/orders';
import { removePaymentMethod } from '@/backend/api/modules/payments/payment-methods';
import { deleteQueuedCards } from '@/backend/api/payments/delete-vault-cards';
import { addInvoice, addUser, billingContext, fakeGateway, requestOf } from '@/tests/builders/billing';
import { keepCard, keptCards } from '@/tests/builders/cards';
import { testDatabase } from '@/tests/setup/memory-database';

const database = testDatabase();

const keep = (userId: string, token: string, how?: Parameters<typeof keepCard>[3]) => keepCard(database.orm, userId, token, how);
const stored = (userId: string) => keptCards(database.orm, userId);
const waiting = async () => (await database.orm.select().from(cardsToForget)).map(({ token }) => token);
const GONE = { kind: 'ok', status: 200, data: {} };
const IN_USE = { kind: 'refused', code: 'LAST_CARD_IN_USE', message: 'The last card has to stay while money is due.' };

describe('removing a card', () => {
  const remove = (userId: string, id: string, context = billingContext(database)) =>
    removePaymentMethod({ params: { id }, request: requestOf(userId) } as never, context);

  it('makes the next one the default, and lets the gateway forget it', async () => {
    const { id } = await addUser(database.orm);
    const first = await keep(id, 'one');
    await keep(id, 'two', { after: 1 });
    await keep(id, 'three', { after: 2 });
    await keep(id, 'sg', { currency: 'SGD' });
    const gateway = fakeGateway();
    expect(await remove(id, first, billingContext(database, { gateway }))).toEqual(GONE);
    // The newest that can be charged.
    expect(await stored(id)).toEqual({ 'two HKD': false, 'three HKD': true, 'sg SGD': true });
    expect(gateway.asked).toEqual(['forget one']);
  });

  it('that is no default changes no default', async () => {
    const { id } = await addUser(database.orm);
    await keep(id, 'one');
    await remove(id, await keep(id, 'two', { after: 1 }));
    await keep(id, 'three', { after: 2 });
    expect(await stored(id)).toEqual({ 'one HKD': true, 'three HKD': false });
  });

  it('is gone for the member also when the gateway keeps it, which is written down', async () => {
    const { id } = await addUser(database.orm);
    const warned: unknown[] = [];
    const gateway = fakeGateway({ deleteCard: () => Promise.reject(new Error('no answer')) });
    expect(await remove(id, await keep(id, 'one'), billingContext(database, { gateway, warned }))).toEqual(GONE);
    expect([await stored(id), warned]).toEqual([{}, ['a removed card was not deleted at the gateway']]);
    expect(await waiting()).toEqual(['one']);
    // Asked again until it has answered, and never after that.
    expect(await deleteQueuedCards(billingContext(database, { gateway: fakeGateway({ deleteCard: async () => false }) }))).toBe(0);
    const back = fakeGateway();
    expect([
      await deleteQueuedCards(billingContext(database, { gateway: back })),
      await deleteQueuedCards(billingContext(database, { gateway: back })),
    ]).toEqual([1, 0]);
    expect([back.asked, await waiting()]).toEqual([['forget one'], []]);
  });

  it('stays with the gateway while it is kept in the other currency, or was kept again', async () => {
    const { id } = await addUser(database.orm);
    const first = await keep(id, 'one');
    const other = await keep(id, 'one', { currency: 'SGD' });
    const gateway = fakeGateway();
    await remove(id, first, billingContext(database, { gateway }));
    expect([gateway.asked, await waiting()]).toEqual([[], []]);
    await remove(id, other, billingContext(database, { gateway }));
    expect(gateway.asked).toEqual(['forget one']);
  });

  it.each([
    ['due in its currency', { status: 'due' }, false],
    ['being paid', { status: 'processing' }, false],
    ['paid', { status: 'paid' }, true],
    ['due in the other currency', { status: 'due', country: 'sg' }, true],
  ] as const)('the last one while an invoice is %s: %s', async (_name, fields, isRemoved) => {
    const { id } = await addUser(database.orm);
    const card = await keep(id, 'one');
    await keep(id, 'sg', { currency: 'SGD' });
    await addInvoice(database.orm, id, fields);
    await addInvoice(database.orm, (await addUser(database.orm)).id);
    expect(await remove(id, card)).toEqual(isRemoved ? GONE : IN_USE);
    expect('one HKD' in (await stored(id))).toBe(!isRemoved);
  });

  it('that is not the last may go whatever is due', async () => {
    const { id } = await addUser(database.orm);
    await addInvoice(database.orm, id);
    await keep(id, 'one');
    expect(await remove(id, await keep(id, 'two'))).toEqual(GONE);
    expect(await stored(id)).toEqual({ 'one HKD': true });
  });

  it.each([
    ['the only one has expired', '10/26', [], false],
    ['it could be charged and the other has expired', '08/39', ['10/26'], false],
    ['it has expired, and so has the other', '10/26', ['10/26'], true],
    ['it has expired and the other can be charged', '10/26', ['08/39'], true],
    ['it could be charged, and so can the other', '08/39', ['08/39'], true],
  ] as const)('while money is due, when %s: removed card %s, others %j: %s', async (_name, expiry, others, isRemoved) => {
    const { id } = await addUser(database.orm);
    const card = await keep(id, 'one', { expiry });
    for (const [index, other] of others.entries()) await keep(id, `other-${index}`, { expiry: other, after: index + 1 });
    const invoice = await addInvoice(database.orm, id);
    const gateway = fakeGateway();
    expect(await remove(id, card, billingContext(database, { gateway }))).toEqual(isRemoved ? GONE : IN_USE);
    expect(await stored(id)).toEqual({
      ...(isRemoved ? {} : { 'one HKD': true }),
      ...(others.length > 0 ? { 'other-0 HKD': isRemoved } : {}),
    });
    expect([gateway.asked, await waiting()]).toEqual([isRemoved ? ['forget one'] : [], []]);
    expect(await database.orm.select().from(invoices)).toEqual([invoice]);
  });

  it('makes the newest that can be charged the default, before a newer one that has expired', async () => {
    const { id } = await addUser(database.orm);
    const card = await keep(id, 'default');
    await keep(id, 'older', { after: 1 });
    await keep(id, 'newer', { after: 2 });
    await keep(id, 'expired', { after: 3, expiry: '10/26' });
    expect(await remove(id, card)).toEqual(GONE);
    expect(await stored(id)).toEqual({ 'older HKD': false, 'newer HKD': true, 'expired HKD': false });
  });

  it('makes the newest the default where none can be charged', async () => {
    const { id } = await addUser(database.orm);
    const card = await keep(id, 'default');
    for (const [after, token] of ['one', 'two', 'three'].entries()) await keep(id, token, { after: after + 1, expiry: '10/26' });
    expect(await remove(id, card)).toEqual(GONE);
    expect(await stored(id)).toEqual({ 'one HKD': false, 'two HKD': false, 'three HKD': true });
  });

  it('of somebody else is not there', async () => {
    const [one, other] = [await addUser(database.orm), await addUser(database.orm)];
    const card = await keep(other.id, 'theirs');
    for (const id of [card, 'nobody']) {
      expect(await remove(one.id, id)).toEqual({ kind: 'refused', code: 'NOT_FOUND', message: 'There is no such card.' });
    }
    expect(await stored(other.id)).toEqual({ 'theirs HKD': true });
  });
});
