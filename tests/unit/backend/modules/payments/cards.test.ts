import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BackendContext } from '@/backend/context';
import { cardsToForget } from '@/backend/db/schema/after-account';
import { paymentIntents, paymentMethods as table, type PaymentIntent } from '@/backend/db/schema/payments';
import { addPaymentMethod, CARD_INTENT } from '@/backend/modules/payments/add-payment-method';
import { paymentIntent } from '@/backend/modules/payments/payment-intent';
import { clientToken, currencyOf, makeDefaultPaymentMethod, paymentMethods, removePaymentMethod, savedCardNonce } from '@/backend/modules/payments/payment-methods';
import { cardsOf, countryOf, isExpired, keepCardOf } from '@/backend/modules/payments/stored-cards';
import { forgetCards } from '@/backend/payments/forget-cards';
import { intentId } from '@/backend/payments/intents/intent-key';
import { addInvoice, addUser, billingContext, fakeGateway, NOW, requestOf } from '@/tests/builders/billing';
import { createMemoryDatabase, type EmptiableDatabase } from '@/tests/setup/memory-database';

let database: EmptiableDatabase;
beforeAll(async () => {
  database = await createMemoryDatabase();
});
beforeEach(() => database.empty());
afterAll(() => database.close());

const CARD = { brand: 'Visa', last4: '4242', expiry: '08/39' };
const keep = (userId: string, token: string | null, { currency = 'HKD' as 'HKD' | 'SGD', isDefault = undefined as boolean | undefined, at = NOW, card = CARD } = {}) =>
  keepCardOf(database.orm, { userId, currency, token, card, ...(isDefault === undefined ? {} : { isDefault }) }, at);
const waiting = async () => (await database.orm.select().from(cardsToForget)).map(({ token }) => token);
const stored = async (userId: string) => Object.fromEntries((await database.orm.select().from(table)).filter((card) => card.userId === userId).map((card) => [`${card.gatewayToken} ${card.currency}`, card.isDefault]));

describe('a month that a card ends in', () => {
  it.each([['11/26', false], ['10/26', true], ['12/25', true], ['01/27', false], ['12/26', false]])('%s on 21 November 2026 is over: %s', (expiry, isOver) => {
    expect(isExpired(expiry, 'hk', NOW)).toBe(isOver);
  });
  it('lasts to its last day, where it pays', () => {
    expect([new Date('2026-11-30T15:59:59Z'), new Date('2026-11-30T16:00:00Z')].map((now) => isExpired('11/26', 'hk', now))).toEqual([false, true]);
    expect([new Date('2026-12-31T15:59:59Z'), new Date('2026-12-31T16:00:00Z')].map((now) => isExpired('12/26', 'sg', now))).toEqual([false, true]);
  });
});

describe('a card that is kept', () => {
  it('is the default when it is the first of its currency, or is asked to be', async () => {
    const { id } = await addUser(database.orm);
    await keep(id, 'one');
    await keep(id, 'two');
    await keep(id, 'three', { currency: 'SGD' });
    expect(await stored(id)).toEqual({ 'one HKD': true, 'two HKD': false, 'three SGD': true });
    await keep(id, 'four', { isDefault: true });
    expect(await stored(id)).toEqual({ 'one HKD': false, 'two HKD': false, 'four HKD': true, 'three SGD': true });
  });

  it('is kept once, and becomes the default when it is asked for again', async () => {
    const { id } = await addUser(database.orm);
    const [one, two] = [await keep(id, 'one'), await keep(id, 'two')];
    expect(await keep(id, 'two')).toBe(two);
    expect(await stored(id)).toEqual({ 'one HKD': true, 'two HKD': false });
    expect(await keep(id, 'one')).toBe(one);
    expect(await stored(id)).toEqual({ 'one HKD': true, 'two HKD': false });
    expect(await keep(id, 'two', { isDefault: true })).toBe(two);
    expect(await stored(id)).toEqual({ 'one HKD': false, 'two HKD': true });
  });

  it('is none when the gateway kept none, and is nobody else’s', async () => {
    const [one, other] = [await addUser(database.orm), await addUser(database.orm)];
    expect(await keep(one.id, null)).toBeNull();
    expect(await stored(one.id)).toEqual({});
    await keep(one.id, 'token');
    await keep(other.id, 'token', { isDefault: true });
    expect([await stored(one.id), await stored(other.id)]).toEqual([{ 'token HKD': true }, { 'token HKD': true }]);
  });

  it('stands in the list after the default, in the order of adding', async () => {
    const { id } = await addUser(database.orm);
    for (const [index, token] of ['a', 'b', 'c', 'd'].entries()) await keep(id, token, { isDefault: token === 'c', at: new Date(NOW.getTime() - index * 1000) });
    await keep(id, 'sg', { currency: 'SGD' });
    expect((await cardsOf(database.orm, id, 'HKD')).map(({ gatewayToken }) => gatewayToken)).toEqual(['c', 'd', 'b', 'a']);
    expect(await paymentMethods({ query: { currency: 'sgd' }, request: requestOf(id) } as never, billingContext(database))).toMatchObject({ kind: 'ok', data: { data: [{ brand: 'Visa', last4: '4242', expiry: '08/39', default: true }] } });
    const listed = await paymentMethods({ query: { currency: 'hkd' }, request: requestOf(id) } as never, billingContext(database));
    expect(JSON.stringify(listed)).not.toMatch(/gatewayToken|"a"/);
  });

  it('belongs to the currency of a country', () => {
    expect([currencyOf('hkd'), currencyOf('sgd'), countryOf('HKD'), countryOf('SGD')]).toEqual(['HKD', 'SGD', 'hk', 'sg']);
  });
});

describe('adding a card', () => {
  const KEY = 'a-key-of-one-card-0001';
  const add = (userId: string, context: BackendContext, { nonce = 'nonce', isDefault = false, key = KEY, currency = 'hkd' } = {}) =>
    addPaymentMethod({ body: { currency, paymentMethodNonce: nonce, default: isDefault }, request: requestOf(userId, key) } as never, context);

  it('asks the gateway once for a double click, and charges nothing', async () => {
    const { id } = await addUser(database.orm);
    const gateway = fakeGateway();
    const context = billingContext(database, { gateway });
    const first = await add(id, context);
    const [card] = await cardsOf(database.orm, id, 'HKD');
    expect(first).toEqual({ kind: 'ok', status: 201, data: { data: { id: card?.id } } });
    expect(await add(id, context, { nonce: 'again' })).toEqual(first);
    expect(gateway.asked).toEqual(['keep nonce HKD']);
    expect((await database.orm.select().from(paymentIntents))[0]).toMatchObject({ kind: 'card', amount: 0, country: 'hk', status: 'paid', userId: id });
  });

  it('makes it the default when it is asked to, in its currency', async () => {
    const { id } = await addUser(database.orm);
    await keep(id, 'old', { currency: 'SGD' });
    await add(id, billingContext(database), { isDefault: true, currency: 'sgd' });
    expect(await stored(id)).toEqual({ 'old SGD': false, 'vault-nonce SGD': true });
    await add(id, billingContext(database), { nonce: 'third', key: 'a-key-of-one-card-0002', currency: 'sgd' });
    expect(await stored(id)).toMatchObject({ 'vault-nonce SGD': true, 'vault-third SGD': false });
  });

  it.each([['declined', { kind: 'declined', code: 'PAYMENT_DECLINED' }, 'PAYMENT_DECLINED'], ['not reached', { kind: 'unavailable' }, 'PAYMENT_UNAVAILABLE']] as const)('says so when it is %s', async (_name, outcome, code) => {
    const { id } = await addUser(database.orm);
    const gateway = fakeGateway({ keepCard: async () => outcome });
    expect(await add(id, billingContext(database, { gateway }))).toMatchObject({ kind: 'refused', code });
    expect(await stored(id)).toEqual({});
  });

  it('cannot come about without a card that the gateway keeps', async () => {
    const { id } = await addUser(database.orm);
    const intent = { payload: { isDefault: false }, country: 'hk', userId: id } as unknown as PaymentIntent;
    const charge = { kind: 'charged', chargeId: '', card: CARD, token: null } as const;
    await expect(CARD_INTENT.complete(database.orm, intent, null, billingContext(database))).rejects.toThrow('kept no card');
    await expect(CARD_INTENT.complete(database.orm, intent, charge, billingContext(database))).rejects.toThrow('kept no card');
    const completed = await CARD_INTENT.complete(database.orm, { ...intent, country: 'sg' }, { ...charge, token: 't' }, billingContext(database));
    expect(completed).toEqual({ userId: id, paymentMethodId: (await cardsOf(database.orm, id, 'SGD'))[0]?.id });
    await expect(CARD_INTENT.release(database.orm, intent, 'failed', billingContext(database))).resolves.toBeUndefined();
  });
});

describe('removing a card', () => {
  const remove = (userId: string, id: string, context = billingContext(database)) => removePaymentMethod({ params: { id }, request: requestOf(userId) } as never, context);

  it('makes the next one the default, and lets the gateway forget it', async () => {
    const { id } = await addUser(database.orm);
    const first = (await keep(id, 'one')) ?? '';
    await keep(id, 'two', { at: new Date(NOW.getTime() + 1) });
    await keep(id, 'three', { at: new Date(NOW.getTime() + 2) });
    await keep(id, 'sg', { currency: 'SGD' });
    const gateway = fakeGateway();
    expect(await remove(id, first, billingContext(database, { gateway }))).toEqual({ kind: 'ok', status: 200, data: {} });
    // The newest that can be charged.
    expect(await stored(id)).toEqual({ 'two HKD': false, 'three HKD': true, 'sg SGD': true });
    expect(gateway.asked).toEqual(['forget one']);
  });

  it('that is no default changes no default', async () => {
    const { id } = await addUser(database.orm);
    await keep(id, 'one');
    await remove(id, (await keep(id, 'two', { at: new Date(NOW.getTime() + 1) })) ?? '');
    await keep(id, 'three', { at: new Date(NOW.getTime() + 2) });
    expect(await stored(id)).toEqual({ 'one HKD': true, 'three HKD': false });
  });

  it('is gone for the member also when the gateway keeps it, which is written down', async () => {
    const { id } = await addUser(database.orm);
    const warned: unknown[] = [];
    const gateway = fakeGateway({ forgetCard: () => Promise.reject(new Error('no answer')) });
    expect(await remove(id, (await keep(id, 'one')) ?? '', billingContext(database, { gateway, warned }))).toMatchObject({ kind: 'ok' });
    expect([await stored(id), warned]).toEqual([{}, ['a removed card is still with the gateway']]);
    expect(await waiting()).toEqual(['one']);
    // Asked again until it has answered, and never after that.
    expect(await forgetCards(billingContext(database, { gateway: fakeGateway({ forgetCard: async () => false }) }))).toBe(0);
    const back = fakeGateway();
    expect([await forgetCards(billingContext(database, { gateway: back })), await forgetCards(billingContext(database, { gateway: back }))]).toEqual([1, 0]);
    expect([back.asked, await waiting()]).toEqual([['forget one'], []]);
  });

  it('stays with the gateway while it is kept in the other currency, or was kept again', async () => {
    const { id } = await addUser(database.orm);
    const first = (await keep(id, 'one')) ?? '';
    const other = (await keep(id, 'one', { currency: 'SGD' })) ?? '';
    const gateway = fakeGateway();
    await remove(id, first, billingContext(database, { gateway }));
    expect([gateway.asked, await waiting()]).toEqual([[], []]);
    await remove(id, other, billingContext(database, { gateway }));
    expect(gateway.asked).toEqual(['forget one']);
  });

  it.each([
    ['due in its currency', { status: 'due' }, false], ['paid', { status: 'paid' }, true], ['due in the other currency', { status: 'due', country: 'sg' }, true],
  ] as const)('the last one while an invoice is %s: %s', async (_name, fields, isRemoved) => {
    const { id } = await addUser(database.orm);
    const card = (await keep(id, 'one')) ?? '';
    await keep(id, 'sg', { currency: 'SGD' });
    await addInvoice(database.orm, id, fields);
    await addInvoice(database.orm, (await addUser(database.orm)).id);
    expect(await remove(id, card)).toMatchObject(isRemoved ? { kind: 'ok' } : { kind: 'refused', code: 'LAST_CARD_IN_USE' });
    expect('one HKD' in (await stored(id))).toBe(!isRemoved);
  });

  it('that is not the last may go whatever is due', async () => {
    const { id } = await addUser(database.orm);
    await addInvoice(database.orm, id);
    await keep(id, 'one');
    expect(await remove(id, (await keep(id, 'two')) ?? '')).toMatchObject({ kind: 'ok' });
  });

  it('of somebody else is not there', async () => {
    const [one, other] = [await addUser(database.orm), await addUser(database.orm)];
    const card = (await keep(other.id, 'theirs')) ?? '';
    for (const id of [card, 'nobody']) expect(await remove(one.id, id)).toMatchObject({ kind: 'refused', code: 'NOT_FOUND' });
    expect(await stored(other.id)).toEqual({ 'theirs HKD': true });
  });
});

describe('a stored card', () => {
  it('becomes the default of its currency, unless it has expired or is somebody else’s', async () => {
    const [one, other] = [await addUser(database.orm), await addUser(database.orm)];
    await keep(one.id, 'first');
    const [second, expired, theirs] = [await keep(one.id, 'second'), await keep(one.id, 'old', { card: { ...CARD, expiry: '10/26' } }), await keep(other.id, 'theirs')];
    await keep(one.id, 'sg', { currency: 'SGD' });
    const choose = (id: string | null) => makeDefaultPaymentMethod({ params: { id: id ?? '' }, request: requestOf(one.id) } as never, billingContext(database));
    expect(await choose(expired)).toMatchObject({ kind: 'refused', code: 'CARD_EXPIRED' });
    expect(await choose(theirs)).toMatchObject({ kind: 'refused', code: 'NOT_FOUND' });
    expect(await stored(one.id)).toEqual({ 'first HKD': true, 'second HKD': false, 'old HKD': false, 'sg SGD': true });
    expect(await choose(second)).toEqual({ kind: 'ok', status: 200, data: {} });
    expect(await stored(one.id)).toEqual({ 'first HKD': false, 'second HKD': true, 'old HKD': false, 'sg SGD': true });
    expect(await stored(other.id)).toEqual({ 'theirs HKD': true });
  });

  it('pays by a nonce of its own, unless it has expired, is somebody else’s or the gateway is silent', async () => {
    const [one, other] = [await addUser(database.orm), await addUser(database.orm)];
    const [card, expired, theirs] = [await keep(one.id, 'card'), await keep(one.id, 'old', { card: { ...CARD, expiry: '10/26' } }), await keep(other.id, 'theirs')];
    const nonce = (id: string | null, gateway = fakeGateway()) => savedCardNonce({ params: { id: id ?? '' }, request: requestOf(one.id) } as never, billingContext(database, { gateway }));
    expect(await nonce(card)).toEqual({ kind: 'ok', status: 201, data: { nonce: 'nonce-of-card' } });
    expect(await Promise.all([nonce(expired), nonce(theirs)])).toMatchObject([{ code: 'CARD_EXPIRED' }, { code: 'NOT_FOUND' }]);
    expect(await nonce(card, fakeGateway({ nonceFor: async () => null }))).toMatchObject({ kind: 'refused', code: 'PAYMENT_UNAVAILABLE' });
    expect(await nonce(card, fakeGateway({ nonceFor: () => Promise.reject(new Error('no answer')) }))).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
  });
});

describe('the token of a card form', () => {
  const ask = (currency: string, gateway = fakeGateway()) => clientToken({ query: { currency } } as never, billingContext(database, { gateway }));
  it('is the gateway’s for the currency', async () => {
    expect(await Promise.all([ask('hkd'), ask('sgd')])).toMatchObject([{ kind: 'ok', data: { clientToken: 'token-HKD' } }, { data: { clientToken: 'token-SGD' } }]);
    for (const silent of [async () => null, () => Promise.reject(new Error('no answer'))]) expect(await ask('hkd', fakeGateway({ clientToken: silent }))).toMatchObject({ kind: 'refused', code: 'PAYMENT_UNAVAILABLE' });
  });
});

describe('what became of a payment', () => {
  const KEY = 'a-key-of-one-wish-0001';
  const intent = (scope: Parameters<typeof intentId>[0], fields: Partial<PaymentIntent> = {}) =>
    database.orm.insert(paymentIntents).values({ id: intentId(scope, KEY), kind: 'order', bodyHash: '', country: 'hk', amount: 5, status: 'processing', payload: {}, leaseUntil: new Date('2100-01-01'), createdAt: NOW, updatedAt: NOW, ...fields });
  const ask = (userId: string | null) => paymentIntent({ params: { key: KEY }, request: requestOf(userId) } as never, billingContext(database));

  it('is unknown where nothing was asked for, and told of a draft to whoever has its key', async () => {
    expect(await ask(null)).toEqual({ kind: 'ok', status: 200, data: { status: 'unknown' } });
    await intent('draft');
    expect(await ask(null)).toEqual({ kind: 'ok', status: 200, data: { status: 'processing', kind: 'order' } });
    expect(await ask('somebody')).toMatchObject({ data: { status: 'processing' } });
  });

  it('is told of a member’s to the member only, before a draft of the same key', async () => {
    const user = await addUser(database.orm);
    await intent({ userId: user.id }, { status: 'paid', kind: 'invoice', result: { invoice: { id: 'i', status: 'paid' }, userId: user.id, paymentMethodId: 'p' } });
    expect(await ask(null)).toMatchObject({ data: { status: 'unknown' } });
    expect(await ask('another')).toMatchObject({ data: { status: 'unknown' } });
    expect(await ask(user.id)).toEqual({ kind: 'ok', status: 200, data: { status: 'paid', kind: 'invoice', result: { invoice: { id: 'i', status: 'paid' } } } });
    await intent('draft', { status: 'failed' });
    expect(await ask(user.id)).toMatchObject({ data: { status: 'paid' } });
  });

  it.each([
    ['failed', 'PAYMENT_FRAUD', { status: 'failed', kind: 'order', code: 'PAYMENT_FRAUD' }], ['failed', null, { status: 'failed', kind: 'order', code: 'PAYMENT_UNAVAILABLE' }],
    ['released', null, { status: 'failed', kind: 'order', code: 'PAYMENT_UNAVAILABLE' }], ['paid', 'PAYMENT_FRAUD', { status: 'paid', kind: 'order' }],
  ] as const)('that is %s with the code %s', async (status, code, told) => {
    await intent('draft', { status, code });
    expect(await ask(null)).toEqual({ kind: 'ok', status: 200, data: told });
  });

  it('names what came of it, and nothing of the account', async () => {
    const result = { order: { id: 'o' }, booking: { id: 'b' }, gift: { id: 'g' }, userId: 'u' };
    await intent('draft', { status: 'paid', kind: 'gift', result: result as never });
    expect(await ask(null)).toEqual({ kind: 'ok', status: 200, data: { status: 'paid', kind: 'gift', result: { order: { id: 'o' }, booking: { id: 'b' }, gift: { id: 'g' } } } });
  });

  it('of a kind that is not told has none', async () => {
    await intent('draft', { kind: 'consignment' });
    expect(await ask(null)).toEqual({ kind: 'ok', status: 200, data: { status: 'processing' } });
  });
});
