import { describe, expect, it } from 'vitest';
import type { BackendContext } from '@/backend/context';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { invoicePayments, invoices } from '@/backend/api/db/schema/orders';
import { paymentIntents } from '@/backend/api/db/schema/payments';
import type { Refusal } from '@/backend/api/http/answer';
import { INVOICE_INTENT, payInvoice } from '@/backend/api/modules/billing/pay-invoice';
import { addInvoice, addUser, billingContext, fakeGateway, NOW, requestOf } from '@/tests/builders/billing';
import { testDatabase } from '@/tests/setup/memory-database';

const database = testDatabase();

const KEY = 'a-key-of-one-wish-0001';
const pay = (userId: string, invoiceId: string, context: BackendContext, { key = KEY, nonce = 'nonce' } = {}) =>
  payInvoice({ params: { invoiceId }, body: { paymentMethodNonce: nonce }, request: requestOf(userId, key) } as never, context);
const NOT_PAYABLE = { kind: 'refused', code: 'INVOICE_NOT_PAYABLE', message: 'This invoice is not open.' };
const IN_PROGRESS = { kind: 'refused', code: 'IN_PROGRESS', message: 'This invoice is being paid.' };
const NOT_FOUND = { kind: 'refused', code: 'NOT_FOUND', message: 'There is no such invoice.' };
const statusOf = async (id: string) => (await database.orm.select().from(invoices)).find((invoice) => invoice.id === id)?.status;

describe('paying an invoice', () => {
  it('charges its total once, keeps no card, and says so by mail', async () => {
    const user = await addUser(database.orm, { locale: 'zh', firstName: 'Mei' });
    const row = await addInvoice(database.orm, user.id, { number: 'INV-HK-9', total: 88_050 });
    const gateway = fakeGateway();
    const context = billingContext(database, { gateway });
    const answer = { kind: 'ok', status: 200, data: { data: { id: row.id, status: 'paid' } } };
    expect(await pay(user.id, row.id, context)).toEqual(answer);
    // The same wish again, by another nonce, is answered as it was.
    expect(await pay(user.id, row.id, context, { nonce: 'another' })).toEqual(answer);
    expect(gateway.asked).toMatchObject([{ nonce: 'nonce', amount: 88_050, currency: 'HKD', keepCard: false }]);
    expect(await statusOf(row.id)).toBe('paid');
    expect(await database.orm.select().from(invoicePayments)).toEqual([
      { invoiceId: row.id, amount: 88_050, method: 'Visa 1111', chargeId: 'charge-nonce', paidAt: NOW },
    ]);
    const [mail, ...more] = await database.orm.select().from(outboxMails);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: user.email, language: 'zh-Hant' });
    for (const word of ['Mei', 'INV-HK-9', '880.5', `http://hk.localhost:3000/zh/billings/${row.id}`]) {
      expect(`${mail?.subject} ${mail?.body}`).toContain(word);
    }
    expect((await database.orm.select().from(paymentIntents))[0]).toMatchObject({
      kind: 'invoice',
      status: 'paid',
      userId: user.id,
      country: 'hk',
      amount: 88_050,
    });
  });

  it('is another payment under another key, and none of a paid one', async () => {
    const user = await addUser(database.orm);
    const row = await addInvoice(database.orm, user.id);
    await pay(user.id, row.id, billingContext(database));
    const gateway = fakeGateway();
    expect(await pay(user.id, row.id, billingContext(database, { gateway }), { key: 'a-key-of-another-wish-1' })).toEqual(NOT_PAYABLE);
    expect(gateway.asked).toEqual([]);
  });

  it('refuses the key of another request', async () => {
    const user = await addUser(database.orm);
    const [one, other] = [await addInvoice(database.orm, user.id), await addInvoice(database.orm, user.id)];
    await pay(user.id, one.id, billingContext(database));
    expect(await pay(user.id, other.id, billingContext(database))).toEqual({
      kind: 'refused',
      code: 'IDEMPOTENCY_MISMATCH',
      message: 'This key was used for another request.',
    });
    expect(await statusOf(other.id)).toBe('due');
  });

  it.each([
    ['is being paid', { status: 'processing' }, IN_PROGRESS],
    ['is paid', { status: 'paid' }, NOT_PAYABLE],
    ['is void', { status: 'void' }, NOT_PAYABLE],
    ['asks for nothing', { total: 0 }, NOT_PAYABLE],
    ['gives money back', { total: -5 }, NOT_PAYABLE],
  ] as const)('is refused for one that %s', async (_name, fields, refusal) => {
    const user = await addUser(database.orm);
    const row = await addInvoice(database.orm, user.id, fields);
    const gateway = fakeGateway();
    const answer = await pay(user.id, row.id, billingContext(database, { gateway }));
    expect(answer).toEqual(refusal);
    expect([gateway.asked, await statusOf(row.id)]).toEqual([[], row.status]);
    expect(await database.orm.select().from(paymentIntents)).toEqual([]);
  });

  it('is refused for somebody else’s, which is not there', async () => {
    const [user, other] = [await addUser(database.orm), await addUser(database.orm)];
    const row = await addInvoice(database.orm, other.id);
    expect(await pay(user.id, row.id, billingContext(database))).toEqual(NOT_FOUND);
    expect(await pay(user.id, 'nobody', billingContext(database))).toEqual(NOT_FOUND);
  });

  it('is the member’s own under the same key as another member’s', async () => {
    const [user, other] = [await addUser(database.orm), await addUser(database.orm)];
    const [own, theirs] = [await addInvoice(database.orm, user.id), await addInvoice(database.orm, other.id)];
    expect([await pay(user.id, own.id, billingContext(database)), await pay(other.id, theirs.id, billingContext(database))]).toMatchObject([
      { kind: 'ok', data: { data: { id: own.id } } },
      { kind: 'ok', data: { data: { id: theirs.id } } },
    ]);
  });

  it('is told again as paid where its outcome names no status, and not without an outcome', async () => {
    const user = await addUser(database.orm);
    const row = await addInvoice(database.orm, user.id);
    await pay(user.id, row.id, billingContext(database));
    await database.orm.update(paymentIntents).set({ result: { invoice: { id: row.id } } as never });
    expect(await pay(user.id, row.id, billingContext(database))).toEqual({
      kind: 'ok',
      status: 200,
      data: { data: { id: row.id, status: 'paid' } },
    });
    await database.orm.update(paymentIntents).set({ result: {} as never });
    await expect(pay(user.id, row.id, billingContext(database))).rejects.toThrow('A paid invoice without its result');
  });

  it('that the card fails leaves the invoice due, and the next key free', async () => {
    const user = await addUser(database.orm);
    const row = await addInvoice(database.orm, user.id, { country: 'sg' });
    const declining = fakeGateway({ charge: async () => ({ kind: 'declined', code: 'PAYMENT_FRAUD' }) });
    expect(await pay(user.id, row.id, billingContext(database, { gateway: declining }))).toMatchObject({
      kind: 'refused',
      code: 'PAYMENT_FRAUD',
    });
    expect(await statusOf(row.id)).toBe('due');
    const gateway = fakeGateway();
    expect(await pay(user.id, row.id, billingContext(database, { gateway }), { key: 'a-key-of-another-wish-1' })).toMatchObject({
      kind: 'ok',
    });
    expect(gateway.asked).toMatchObject([{ currency: 'SGD' }]);
  });

  it('holds the invoice while nobody knows, so that a second key cannot pay it too', async () => {
    const user = await addUser(database.orm);
    const row = await addInvoice(database.orm, user.id);
    const silent = fakeGateway({ charge: async () => ({ kind: 'unknown' }) });
    expect(await pay(user.id, row.id, billingContext(database, { gateway: silent }))).toMatchObject({ code: 'PAYMENT_UNKNOWN' });
    expect(await statusOf(row.id)).toBe('processing');
    expect(await pay(user.id, row.id, billingContext(database), { key: 'a-key-of-another-wish-1' })).toEqual(IN_PROGRESS);
  });

  it('of two keys at once takes one', async () => {
    const user = await addUser(database.orm);
    const row = await addInvoice(database.orm, user.id);
    const gateway = fakeGateway();
    const answers = await Promise.all(
      ['a-key-of-the-first-tab', 'a-key-of-the-other-tab'].map((key) =>
        pay(user.id, row.id, billingContext(database, { gateway }), { key }).catch((error: { refusal?: Refusal }) => error.refusal),
      ),
    );
    expect(gateway.asked).toHaveLength(1);
    expect(answers.toSorted((one, other) => (one?.kind ?? '').localeCompare(other?.kind ?? ''))).toEqual([
      { kind: 'ok', status: 200, data: { data: { id: row.id, status: 'paid' } } },
      IN_PROGRESS,
    ]);
    expect((await database.orm.select().from(paymentIntents)).map(({ status }) => status)).toEqual(['paid']);
  });
});

describe('the part of an invoice in a payment', () => {
  const intentOf = (payload: unknown) => ({ payload }) as never;
  const charge = { kind: 'charged', chargeId: 'c', card: { brand: 'Visa', last4: '1', expiry: '01/40' }, token: null } as const;

  it('cannot come about twice, nor without a charge', async () => {
    const user = await addUser(database.orm);
    const [paid, due] = [await addInvoice(database.orm, user.id, { status: 'paid' }), await addInvoice(database.orm, user.id)];
    const complete = (invoiceId: string, charged: typeof charge | null) =>
      database.orm.transaction((tx) => INVOICE_INTENT.complete(tx, intentOf({ invoiceId }), charged, billingContext(database)));
    await expect(complete(paid.id, charge)).rejects.toThrow('not open');
    await expect(complete(due.id, null)).rejects.toThrow('not open');
    expect(await statusOf(due.id)).toBe('due');
    expect(await complete(due.id, charge)).toEqual({ userId: user.id, invoice: { id: due.id, status: 'paid' } });
  });

  it('gives back what was held, and nothing else', async () => {
    const user = await addUser(database.orm);
    const [held, other, paid] = [
      await addInvoice(database.orm, user.id, { status: 'processing' }),
      await addInvoice(database.orm, user.id, { status: 'processing' }),
      await addInvoice(database.orm, user.id, { status: 'paid' }),
    ];
    for (const invoiceId of [held.id, paid.id, undefined]) {
      await INVOICE_INTENT.release(database.orm, intentOf({ invoiceId }), 'failed', billingContext(database));
    }
    expect([await statusOf(held.id), await statusOf(other.id), await statusOf(paid.id)]).toEqual(['due', 'processing', 'paid']);
  });

  it('uses up an attempt when the charge of the job failed, and only then', async () => {
    const user = await addUser(database.orm);
    const card = { brand: 'Visa', last4: '1111' };
    const given = { failed: 'processing', released: 'processing', byHand: 'processing', paid: 'paid', void: 'void' } as const;
    for (const [id, status] of Object.entries(given)) await addInvoice(database.orm, user.id, { id, status, dueDate: '2026-11-20' });
    const release = (invoiceId: string | undefined, ending: 'failed' | 'released', job: object = { attempt: 1, card }) =>
      INVOICE_INTENT.release(database.orm, intentOf({ invoiceId, ...job }), ending, billingContext(database));
    for (const id of ['failed', 'paid', 'void', undefined]) await release(id, 'failed');
    await release('released', 'released');
    await release('byHand', 'failed', {});
    expect(
      Object.fromEntries((await database.orm.select().from(invoices)).map(({ id, status, chargesTried }) => [id, [status, chargesTried]])),
    ).toEqual({ failed: ['due', 1], released: ['due', 0], byHand: ['due', 0], paid: ['paid', 0], void: ['void', 0] });
    const [mail, ...more] = await database.orm.select().from(outboxMails);
    expect(more).toEqual([]);
    for (const word of ['Visa 1111', '23 November 2026', '/billings/failed']) expect(mail?.body).toContain(word);
  });
});
