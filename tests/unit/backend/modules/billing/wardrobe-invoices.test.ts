import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readBackendEnv } from '@/backend/config/env';
import { itemRequestLines, itemRequests, wardrobeCharges } from '@/backend/api/db/schema/item-requests';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { invoices, type InvoiceLine } from '@/backend/api/db/schema/orders';
import { items } from '@/backend/api/db/schema/wardrobe';
import { invoiceWardrobe, invoiceWardrobeAtOnce } from '@/backend/api/modules/billing/wardrobe-invoices';
import { addCredit, addUser, NOW } from '@/tests/builders/billing';
import { keepCard } from '@/tests/builders/cards';
import { testDatabase } from '@/tests/setup/memory-database';

const database = testDatabase();

const env = readBackendEnv({ LOG_LEVEL: 'silent' });
const invoicesOf = async (userId: string) => (await database.orm.select().from(invoices)).filter((invoice) => invoice.userId === userId);
const at = (moment: string) => new Date(moment);
const figures = (lines: readonly InvoiceLine[]) => lines.map(({ kind, quantity, amount }) => [kind, quantity, amount]);

interface Wish {
  at: string;
  undoUntil?: string;
  slot?: [date: string, time: string];
  currency?: 'HKD' | 'SGD';
  status?: 'pending' | 'cancelled' | 'invoiced';
  extras?: { extra: 'rush' | 'extra-delivery'; price: number }[];
  care?: [service: 'repair' | 'dry-cleaning' | null, price: number][];
}

/** A request of a member for their wardrobe, and what it costs. */
async function addRequest(
  userId: string,
  { at: createdAt, undoUntil = createdAt, slot, currency = 'HKD', status = 'pending', extras = [], care = [] }: Wish,
): Promise<string> {
  const id = randomUUID();
  await database.orm.insert(itemRequests).values({
    id,
    userId,
    number: id,
    bodyHash: '',
    status: 'done',
    undoUntil: at(undoUntil),
    isRush: false,
    slotDate: slot?.[0] ?? null,
    slotTime: slot?.[1] ?? null,
    extras,
    usedFreeDelivery: false,
    total: 0,
    currency,
    createdAt: at(createdAt),
  });
  for (const [position, [service, price]] of care.entries()) {
    const itemId = randomUUID();
    await database.orm.insert(items).values({
      id: itemId,
      userId,
      code: itemId,
      names: { en: 'Coat' },
      category: 'outerwear',
      seasons: [],
      layer: 'outer',
      warmth: 1,
      state: 'stored',
      stateSince: NOW,
      plan: 'x',
      monthlyCost: 0,
      picture: '',
      createdAt: NOW,
      updatedAt: NOW,
      version: 1,
    } as never);
    await database.orm
      .insert(itemRequestLines)
      .values({ requestId: id, position, itemId, action: 'care', service, note: '', price, status: 'done' });
  }
  await database.orm.insert(wardrobeCharges).values({ requestId: id, userId, amount: 0, currency, status, createdAt: at(createdAt) });
  return id;
}

describe('what the wardrobe has cost', () => {
  const bill = () => invoiceWardrobe({ orm: database.orm, env, now: NOW });

  it('is one invoice of the months before, care by kind and price, then the trips', async () => {
    const user = await addUser(database.orm);
    await addRequest(user.id, {
      at: '2026-10-20T04:00:00Z',
      care: [
        ['repair', 500],
        ['dry-cleaning', 900],
        ['repair', 500],
        ['repair', 700],
        ['repair', 0],
        [null, 40],
      ],
      extras: [{ extra: 'rush', price: 28_000 }],
    });
    await addRequest(user.id, { at: '2026-10-01T04:00:00Z', extras: [{ extra: 'extra-delivery', price: 12_000 }] });
    expect(await bill()).toBe(1);
    const [invoice, ...more] = await invoicesOf(user.id);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({ status: 'due', total: 42_640, orderId: null, country: 'hk', periodFrom: null });
    expect(
      invoice?.lines.map(({ kind, description, quantity, unitPrice, amount }) => [kind, description, quantity, unitPrice, amount]),
    ).toEqual([
      ['extra-delivery', 'Trip fee', 1, 12_000, 12_000],
      ['care', 'Repair: Coat, Coat', 2, 500, 1_000],
      ['care', 'Dry cleaning: Coat', 1, 900, 900],
      ['care', 'Repair: Coat', 1, 700, 700],
      ['care', 'Care: Coat', 1, 40, 40],
      ['rush', 'Rush delivery', 1, 28_000, 28_000],
    ]);
    expect(invoice?.lines.flatMap(({ service, pieces }) => (pieces ? [[service, pieces]] : []))).toEqual([
      ['repair', ['Coat', 'Coat']],
      ['dry-cleaning', ['Coat']],
      ['repair', ['Coat']],
      [undefined, ['Coat']],
    ]);
    expect(await bill()).toBe(0);
    expect((await database.orm.select().from(wardrobeCharges)).map(({ status }) => status)).toEqual(['invoiced', 'invoiced']);
  });

  const extras = [{ extra: 'rush' as const, price: 100 }];
  it.each<[string, Wish, number]>([
    ['of this month waits', { at: '2026-11-02T04:00:00Z', extras }, 0],
    // Midnight of 1 November in Hong Kong is 16:00 UTC of the day before.
    ['of the first moment of this month waits', { at: '2026-10-31T16:00:00Z', extras }, 0],
    ['of the last moment before it does not', { at: '2026-10-31T15:59:59Z', extras }, 1],
    ['that can still be undone waits', { at: '2026-10-20T04:00:00Z', undoUntil: '2026-11-21T02:00:01Z', extras }, 0],
    ['that can be undone no more does not', { at: '2026-10-20T04:00:00Z', undoUntil: '2026-11-21T02:00:00Z', extras }, 1],
    [
      'whose van has not come yet waits, although it is too late to undo it',
      { at: '2026-10-20T04:00:00Z', slot: ['2026-11-21', '11-13'], extras },
      0,
    ],
    ['whose van comes now does not', { at: '2026-10-20T04:00:00Z', slot: ['2026-11-21', '10-12'], extras }, 1],
    ['that was cancelled is not asked for', { at: '2026-10-20T04:00:00Z', status: 'cancelled', extras }, 0],
    ['that was asked for is not asked for again', { at: '2026-10-20T04:00:00Z', status: 'invoiced', extras }, 0],
    ['of Singapore is asked for there', { at: '2026-10-20T04:00:00Z', currency: 'SGD', extras }, 1],
    ['of nothing is no invoice', { at: '2026-10-20T04:00:00Z', care: [['repair', 0]] }, 0],
  ])('a trip %s', async (_name, wish, count) => {
    const user = await addUser(database.orm);
    await addRequest(user.id, wish);
    expect(await bill()).toBe(count);
    expect((await invoicesOf(user.id)).map(({ country, total }) => [country, total])).toEqual(
      Array(count).fill([wish.currency === 'SGD' ? 'sg' : 'hk', 100]),
    );
  });

  it('is billed to each member by themselves, this month’s left for the next', async () => {
    const [one, other] = [await addUser(database.orm), await addUser(database.orm)];
    await addRequest(one.id, { at: '2026-10-20T04:00:00Z', extras });
    const waiting = await addRequest(one.id, { at: '2026-11-20T04:00:00Z', extras });
    await addRequest(other.id, { at: '2026-10-20T04:00:00Z', extras });
    expect(await bill()).toBe(2);
    expect([await invoicesOf(one.id), await invoicesOf(other.id)].map((rows) => rows.map(({ total }) => total))).toEqual([[100], [100]]);
    expect((await database.orm.select().from(wardrobeCharges)).find(({ requestId }) => requestId === waiting)?.status).toBe('pending');
  });

  it.each([
    ['a card', true, 'Invoice %: HK$1 to be charged on 5 December 2026'],
    ['no card', false, 'Invoice % for HK$1'],
  ])('is told by one mail to whoever has %s', async (_name, hasCard, subject) => {
    const user = await addUser(database.orm);
    if (hasCard) await keepCard(database.orm, user.id, 'token');
    await addRequest(user.id, { at: '2026-10-20T04:00:00Z', extras });
    await bill();
    const [invoice] = await invoicesOf(user.id);
    const mails = await database.orm.select().from(outboxMails);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [user.email, subject.replace('%', invoice?.number ?? '')],
    ]);
  });

  it('is told by no mail where credit pays it', async () => {
    const user = await addUser(database.orm);
    await addCredit(database.orm, user.id, { amount: 100 });
    await addRequest(user.id, { at: '2026-10-20T04:00:00Z', extras });
    expect(await bill()).toBe(1);
    expect([(await invoicesOf(user.id)).map(({ status }) => status), await database.orm.select().from(outboxMails)]).toEqual([
      ['paid'],
      [],
    ]);
  });

  it('of nothing is done with, and uses credit', async () => {
    const user = await addUser(database.orm);
    await addRequest(user.id, { at: '2026-10-20T04:00:00Z' });
    await bill();
    expect((await database.orm.select().from(wardrobeCharges))[0]?.status).toBe('invoiced');
    await addCredit(database.orm, user.id, { amount: 60 });
    await addRequest(user.id, { at: '2026-10-21T04:00:00Z', extras });
    await bill();
    expect((await invoicesOf(user.id)).map(({ total }) => total)).toEqual([40]);
  });
});

describe('what the wardrobe has cost and was not billed yet', () => {
  const extras = [{ extra: 'rush' as const, price: 100 }];
  const billAtOnce = (userId: string) => database.orm.transaction((tx) => invoiceWardrobeAtOnce(tx, env, userId, NOW));
  const chargesOf = async (userId: string) =>
    (await database.orm.select().from(wardrobeCharges)).flatMap((charge) => (charge.userId === userId ? [charge.status] : [])).sort();

  it('waits beside what is billed when it is of the first moment of this month, or can still be undone', async () => {
    const user = await addUser(database.orm);
    await addRequest(user.id, { at: '2026-10-20T04:00:00Z', extras });
    await addRequest(user.id, { at: '2026-10-31T16:00:00Z', extras });
    await addRequest(user.id, { at: '2026-10-21T04:00:00Z', undoUntil: '2026-11-21T02:00:01Z', extras });
    await invoiceWardrobe({ orm: database.orm, env, now: NOW });
    expect([(await invoicesOf(user.id)).map(({ total }) => total), await chargesOf(user.id)]).toEqual([
      [100],
      ['invoiced', 'pending', 'pending'],
    ]);
  });

  it('is billed where only a day or only an hour of its van is known', async () => {
    const user = await addUser(database.orm);
    for (const slot of [
      ['2027-01-05', null],
      [null, '11-13'],
    ] as const) {
      await addRequest(user.id, { at: '2026-10-20T04:00:00Z', slot: slot as never, extras });
    }
    await invoiceWardrobe({ orm: database.orm, env, now: NOW });
    expect((await invoicesOf(user.id)).map(({ total }) => total)).toEqual([200]);
  });

  it('calls the pieces as the member reads them', async () => {
    const user = await addUser(database.orm, { locale: 'zh' });
    await addRequest(user.id, { at: '2026-10-20T04:00:00Z', care: [['repair', 500]] });
    await database.orm.update(items).set({ names: { en: 'Coat', zh: '大衣' } });
    await invoiceWardrobe({ orm: database.orm, env, now: NOW });
    expect((await invoicesOf(user.id))[0]?.lines.map(({ description }) => description)).toEqual(['Repair: 大衣']);
  });

  it('is billed at once for an account that goes, in each country, the oldest first, and nobody else’s', async () => {
    const [user, other] = [await addUser(database.orm), await addUser(database.orm)];
    await addRequest(user.id, { at: '2026-11-20T04:00:00Z', undoUntil: '2026-12-01T00:00:00Z', slot: ['2027-01-05', '11-13'], extras });
    await addRequest(user.id, { at: '2026-11-02T04:00:00Z', care: [['repair', 500]] });
    await addRequest(user.id, { at: '2026-11-03T04:00:00Z', currency: 'SGD', extras: [{ extra: 'extra-delivery', price: 4_000 }] });
    for (const status of ['cancelled', 'invoiced'] as const) {
      await addRequest(user.id, { at: '2026-10-02T04:00:00Z', status, extras: [{ extra: 'rush', price: 7 }] });
    }
    await addRequest(other.id, { at: '2026-11-02T04:00:00Z', extras });
    expect(await billAtOnce(user.id)).toBe(true);
    const billed = (await invoicesOf(user.id)).map(({ country, status, lines }) => [country, status, ...figures(lines)]).sort();
    expect(billed).toEqual([
      ['hk', 'due', ['care', 1, 500], ['rush', 1, 100]],
      ['sg', 'due', ['extra-delivery', 1, 4_000]],
    ]);
    expect([await chargesOf(user.id), await chargesOf(other.id)]).toEqual([
      ['cancelled', 'invoiced', 'invoiced', 'invoiced', 'invoiced'],
      ['pending'],
    ]);
    expect(await billAtOnce(user.id)).toBe(false);
    expect(await invoicesOf(user.id)).toHaveLength(2);
  });

  it('leaves nothing to pay for an account that goes when it is nothing, or credit pays it', async () => {
    const user = await addUser(database.orm);
    await addRequest(user.id, { at: '2026-11-02T04:00:00Z' });
    expect([await billAtOnce(user.id), await invoicesOf(user.id), await chargesOf(user.id)]).toEqual([false, [], ['invoiced']]);
    await addCredit(database.orm, user.id, { amount: 100 });
    await addRequest(user.id, { at: '2026-11-03T04:00:00Z', extras });
    expect([await billAtOnce(user.id), (await invoicesOf(user.id)).map(({ total, status }) => [total, status])]).toEqual([
      false,
      [[0, 'paid']],
    ]);
  });
});
