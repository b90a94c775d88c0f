import { describe, expect, it } from 'vitest';
import {
  clientToken,
  currencyOf,
  makeDefaultPaymentMethod,
  paymentMethods,
  savedCardNonce,
} from '@/backend/api/modules/payments/payment-methods';
import { cardsOf, countryOf, isExpired, isKept, keepCardOf, usableCardOf } from '@/backend/api/modules/payments/stored-cards';
import { addUser, billingContext, fakeGateway, NOW, requestOf } from '@/tests/builders/billing';
import { CARD, keepCard, keptCards } from '@/tests/builders/cards';
import { testDatabase } from '@/tests/setup/memory-database';

const database = testDatabase();

const keep = (userId: string, token: string, how?: Parameters<typeof keepCard>[3]) => keepCard(database.orm, userId, token, how);
const stored = (userId: string) => keptCards(database.orm, userId);
const SILENT = { kind: 'refused', code: 'PAYMENT_UNAVAILABLE', message: 'The gateway does not answer.' };

describe('a month that a card ends in', () => {
  it.each([
    ['11/26', false],
    ['10/26', true],
    ['12/25', true],
    ['01/27', false],
    ['12/26', false],
  ])('%s on 21 November 2026 is over: %s', (expiry, isOver) => {
    expect(isExpired(expiry, 'hk', NOW)).toBe(isOver);
  });
  it('lasts to its last day, where it pays', () => {
    expect([new Date('2026-11-30T15:59:59Z'), new Date('2026-11-30T16:00:00Z')].map((now) => isExpired('11/26', 'hk', now))).toEqual([
      false,
      true,
    ]);
    expect([new Date('2026-12-31T15:59:59Z'), new Date('2026-12-31T16:00:00Z')].map((now) => isExpired('12/26', 'sg', now))).toEqual([
      false,
      true,
    ]);
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
    expect(await keepCardOf(database.orm, { userId: one.id, currency: 'HKD', token: null, card: CARD }, NOW)).toBeNull();
    expect(await stored(one.id)).toEqual({});
    await keep(one.id, 'token');
    await keep(other.id, 'token', { isDefault: true });
    expect([await stored(one.id), await stored(other.id)]).toEqual([{ 'token HKD': true }, { 'token HKD': true }]);
  });

  it('need not be kept again, nor what the gateway gave no token for', async () => {
    const [one, other] = [await addUser(database.orm), await addUser(database.orm)];
    await keep(one.id, 'hers');
    await keep(other.id, 'theirs');
    const asked = ['hers', 'theirs', 'new', null].map((token) => isKept(database.orm, one.id, token));
    expect(await Promise.all(asked)).toEqual([true, false, false, true]);
  });

  it('stands in the list after the default, in the order of adding', async () => {
    const { id } = await addUser(database.orm);
    for (const [index, token] of ['a', 'b', 'c', 'd'].entries()) await keep(id, token, { isDefault: token === 'c', after: -index });
    await keep(id, 'sg', { currency: 'SGD' });
    expect((await cardsOf(database.orm, id, 'HKD')).map(({ gatewayToken }) => gatewayToken)).toEqual(['c', 'd', 'b', 'a']);
    const listed = (currency: string) => paymentMethods({ query: { currency }, request: requestOf(id) } as never, billingContext(database));
    const shown = (card: { id: string; isDefault: boolean }) => ({
      id: card.id,
      brand: 'Visa',
      last4: '4242',
      expiry: '08/39',
      default: card.isDefault,
    });
    for (const [asked, currency] of [
      ['sgd', 'SGD'],
      ['hkd', 'HKD'],
    ] as const) {
      expect(await listed(asked)).toEqual({
        kind: 'ok',
        status: 200,
        data: { data: (await cardsOf(database.orm, id, currency)).map(shown) },
      });
    }
  });

  it('is nobody else’s to see', async () => {
    const [one, other] = [await addUser(database.orm), await addUser(database.orm)];
    await keep(other.id, 'theirs');
    expect(await paymentMethods({ query: { currency: 'hkd' }, request: requestOf(one.id) } as never, billingContext(database))).toEqual({
      kind: 'ok',
      status: 200,
      data: { data: [] },
    });
  });

  it('belongs to the currency of a country', () => {
    expect([currencyOf('hkd'), currencyOf('sgd'), countryOf('HKD'), countryOf('SGD')]).toEqual(['HKD', 'SGD', 'hk', 'sg']);
  });
});

describe('the card that pays while its owner is away', () => {
  const paying = async (userId: string, currency: 'HKD' | 'SGD' = 'HKD', now = NOW) =>
    (await usableCardOf(database.orm, { userId, currency }, now))?.gatewayToken ?? null;

  it('is the default, also where others were added after it', async () => {
    const { id } = await addUser(database.orm);
    for (const [after, token] of ['first', 'chosen', 'third', 'last'].entries()) {
      await keep(id, token, { after, isDefault: token === 'chosen' });
    }
    await keep(id, 'sg', { currency: 'SGD' });
    expect([await paying(id), await paying(id, 'SGD')]).toEqual(['chosen', 'sg']);
  });

  it('is the one added last where the default has expired, of those that have not', async () => {
    const { id } = await addUser(database.orm);
    await keep(id, 'default', { expiry: '10/26' });
    await keep(id, 'second', { after: 1 });
    await keep(id, 'third', { after: 2 });
    await keep(id, 'fourth', { after: 3 });
    await keep(id, 'expired', { after: 4, expiry: '10/26' });
    expect(await paying(id)).toBe('fourth');
  });

  it('ends with its month where it pays', async () => {
    const { id } = await addUser(database.orm);
    await keep(id, 'card', { currency: 'SGD', expiry: '11/26' });
    const moments = ['2026-11-30T15:59:59Z', '2026-11-30T16:00:00Z'].map((moment) => new Date(moment));
    expect(await Promise.all(moments.map((now) => paying(id, 'SGD', now)))).toEqual(['card', null]);
  });

  it('is none where all have expired, are for the other currency or are somebody else’s', async () => {
    const [one, other] = [await addUser(database.orm), await addUser(database.orm)];
    await keep(one.id, 'expired', { expiry: '10/26' });
    await keep(other.id, 'theirs');
    await keep(other.id, 'theirs-in-sg', { currency: 'SGD' });
    expect([await paying(one.id), await paying(one.id, 'SGD')]).toEqual([null, null]);
  });
});

describe('a stored card', () => {
  const EXPIRED = { kind: 'refused', code: 'CARD_EXPIRED', message: 'This card has expired.' };
  const NONE = { kind: 'refused', code: 'NOT_FOUND', message: 'There is no such card.' };

  it('becomes the default of its currency, unless it has expired or is somebody else’s', async () => {
    const [one, other] = [await addUser(database.orm), await addUser(database.orm)];
    await keep(one.id, 'first');
    const [second, expired, theirs] = [
      await keep(one.id, 'second'),
      await keep(one.id, 'old', { expiry: '10/26' }),
      await keep(other.id, 'theirs'),
    ];
    await keep(one.id, 'sg', { currency: 'SGD' });
    const choose = (id: string | null) =>
      makeDefaultPaymentMethod({ params: { id: id ?? '' }, request: requestOf(one.id) } as never, billingContext(database));
    expect(await choose(expired)).toEqual(EXPIRED);
    expect(await choose(theirs)).toEqual(NONE);
    expect(await stored(one.id)).toEqual({ 'first HKD': true, 'second HKD': false, 'old HKD': false, 'sg SGD': true });
    expect(await choose(second)).toEqual({ kind: 'ok', status: 200, data: {} });
    expect(await stored(one.id)).toEqual({ 'first HKD': false, 'second HKD': true, 'old HKD': false, 'sg SGD': true });
    expect(await stored(other.id)).toEqual({ 'theirs HKD': true });
  });

  it('pays by a nonce of its own, unless it has expired, is somebody else’s or the gateway is silent', async () => {
    const [one, other] = [await addUser(database.orm), await addUser(database.orm)];
    const [card, expired, theirs] = [
      await keep(one.id, 'card'),
      await keep(one.id, 'old', { expiry: '10/26' }),
      await keep(other.id, 'theirs'),
    ];
    const nonce = (id: string | null, gateway = fakeGateway()) =>
      savedCardNonce({ params: { id: id ?? '' }, request: requestOf(one.id) } as never, billingContext(database, { gateway }));
    expect(await nonce(card)).toEqual({ kind: 'ok', status: 201, data: { nonce: 'nonce-of-card' } });
    expect(await Promise.all([nonce(expired), nonce(theirs)])).toEqual([EXPIRED, NONE]);
    for (const nonceFor of [async () => null, () => Promise.reject(new Error('no answer'))]) {
      expect(await nonce(card, fakeGateway({ nonceFor }))).toEqual(SILENT);
    }
  });
});

describe('the token of a card form', () => {
  const ask = (currency: string, gateway = fakeGateway()) =>
    clientToken({ query: { currency } } as never, billingContext(database, { gateway }));
  it('is the gateway’s for the currency', async () => {
    expect(await Promise.all([ask('hkd'), ask('sgd')])).toEqual(
      ['HKD', 'SGD'].map((currency) => ({ kind: 'ok', status: 200, data: { clientToken: `token-${currency}` } })),
    );
    for (const silent of [async () => null, () => Promise.reject(new Error('no answer'))]) {
      expect(await ask('hkd', fakeGateway({ clientToken: silent }))).toEqual(SILENT);
    }
  });
});
