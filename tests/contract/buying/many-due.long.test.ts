import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refreshStatistics } from '@/backend/api/db/database';
import { BATCH_ROWS } from '@/backend/api/db/process-in-batches';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { invoices, orders, type InvoiceRow } from '@/backend/api/db/schema/orders';
import { paymentMethods } from '@/backend/api/db/schema/payments';
import { refunds } from '@/backend/api/db/schema/refunds';
import { runBillingWithLease, runBilling } from '@/backend/api/modules/billing/billing-job';
import { chargeDueInvoices, duePage } from '@/backend/api/modules/billing/charge-due-invoices';
import { settleRefunds } from '@/backend/api/payments/refunds';
import { addInvoice, addOrder, addUser, fakeGateway, NOW } from '@/tests/builders/billing';
import { explain } from '@/tests/setup/query-plans';
import { testBackend } from '@/tests/setup/test-backend';

const MANY = BATCH_ROWS + 10;

const backend = testBackend({ hasDemoAccounts: false, hasSampleBookings: false, hasOperations: false }, { clock: () => NOW });

const orm = () => backend.context.database.orm;
const each = (count: number) => Array.from({ length: count }, (_unused, index) => index);
const invoicesOf = async (userId: string) => (await orm().select().from(invoices)).filter((invoice) => invoice.userId === userId);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A gateway that takes its time and counts how many it serves at once. */
function slowGateway() {
  const keys: string[] = [];
  let underWay = 0;
  const seen = { keys, most: 0 };
  const { chargeStoredCard } = fakeGateway();
  const gateway = fakeGateway({
    async chargeStoredCard(charge) {
      keys.push(charge.key);
      seen.most = Math.max(seen.most, (underWay += 1));
      await wait(20);
      underWay -= 1;
      return chargeStoredCard(charge);
    },
  });
  return { seen, gateway };
}

async function addMemberWithCard(): Promise<string> {
  const { id: userId } = await addUser(orm());
  await orm().insert(paymentMethods).values({
    id: randomUUID(),
    userId,
    currency: 'HKD',
    gatewayToken: 'token',
    brand: 'Visa',
    last4: '1111',
    expiry: '08/39',
    isDefault: true,
    createdAt: NOW,
  });
  return userId;
}

describe('more than a page of what is due', () => {
  it('is charged once each, several at once, also when two copies do it at the same time', async () => {
    const userId = await addMemberWithCard();
    const ids = each(60).map(() => randomUUID());
    for (const id of ids) await addInvoice(orm(), userId, { id, dueDate: '2026-11-21' });
    const { seen, gateway } = slowGateway();
    const charged = await Promise.all([
      chargeDueInvoices({ ...backend.context, gateway }),
      chargeDueInvoices({ ...backend.context, gateway }),
    ]);
    expect((charged[0] ?? 0) + (charged[1] ?? 0)).toBe(60);
    expect([...seen.keys].sort()).toEqual(ids.map((id) => `invoice-${id}-1`).sort());
    expect(seen.most).toBeGreaterThan(2);
    expect(seen.most).toBeLessThanOrEqual(16);
    expect((await invoicesOf(userId)).every(({ status }) => status === 'paid')).toBe(true);
  });

  it('is reminded of and renewed once each', async () => {
    const { id: userId, email } = await addUser(orm());
    const row = await addInvoice(orm(), userId, { dueDate: '2026-11-18', number: 'MANY-0', chargesTried: 4 });
    const order = await addOrder(orm(), userId, { renewsOn: '2026-11-25', number: 'O-0' });
    await orm()
      .insert(invoices)
      .values(each(MANY).map((index) => ({ ...row, id: randomUUID(), number: `MANY-${index + 1}` })));
    await orm()
      .insert(orders)
      .values(each(MANY).map((index) => ({ ...order, id: randomUUID(), number: `O-${index + 1}` })));
    const runs = await Promise.all([runBilling(backend.context), runBilling(backend.context)]);
    const sum = (name: 'reminders' | 'renewals') => runs.reduce((total, run) => total + run[name], 0);
    expect([sum('reminders'), sum('renewals')]).toEqual([MANY + 1, MANY + 1]);
    const subjects = (await orm().select().from(outboxMails)).filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /MANY-\d+ is overdue/.test(subject))).toHaveLength(MANY + 1);
    const renewed = (await invoicesOf(userId)).filter(({ periodFrom }) => periodFrom === '2026-11-25');
    expect(new Set(renewed.map(({ orderId }) => orderId)).size).toBe(MANY + 1);
    expect(renewed).toHaveLength(MANY + 1);
  });

  it('is read by its index, a page at a time', async () => {
    const last = (await orm().select().from(invoices)).find(({ number }) => number === 'MANY-70');
    // As at the end of a month: nearly everything is paid.
    await orm()
      .insert(invoices)
      .values(
        each(3_000).map((index) => ({ ...(last as InvoiceRow), id: randomUUID(), status: 'paid' as const, number: `PAID-${index}` })),
      );
    await refreshStatistics(orm());
    const plan = await explain(orm(), duePage(orm(), { country: 'hk', now: NOW, after: last ? { invoice: last } : null }));
    expect(plan).toContain('invoices_due');
  });

  it('is given back once each, although the gateway refuses some and is silent about others', async () => {
    const { id: userId } = await addUser(orm());
    const order = await addOrder(orm(), userId, { number: 'R-0' });
    const orderIds = each(MANY).map((index) => `refund-${String(index).padStart(4, '0')}`);
    await orm()
      .insert(orders)
      .values(orderIds.map((id) => ({ ...order, id, number: `R-${id}` })));
    // All of one moment: a page must end and begin between them, too.
    await orm()
      .insert(refunds)
      .values(
        orderIds.map((orderId) => ({
          orderId,
          userId,
          country: 'hk' as const,
          chargeId: `charge of ${orderId}`,
          toCard: 100,
          asCredit: 0,
          status: 'pending' as const,
          createdAt: NOW,
        })),
      );
    const [refusedKey, silentKey] = ['term-refund-0003', 'term-refund-0150'];
    const asked: string[] = [];
    const times = { underWay: 0, most: 0 };
    const gateway = fakeGateway({
      refund: async ({ key }) => {
        asked.push(key);
        times.most = Math.max(times.most, (times.underWay += 1));
        await wait(2);
        times.underWay -= 1;
        if (key === silentKey) throw new Error('silence');
        return key !== refusedKey;
      },
    });
    expect(await settleRefunds({ ...backend.context, gateway })).toBe(MANY - 2);
    expect(times.most).toBeGreaterThan(1);
    expect(times.most).toBeLessThanOrEqual(8);
    expect([...asked].sort()).toEqual(orderIds.map((id) => `term-${id}`));
    const open = (await orm().select().from(refunds)).filter(({ status }) => status === 'pending').map(({ key }) => key);
    expect(open.sort()).toEqual([refusedKey, silentKey]);
    await orm().update(refunds).set({ leaseUntil: null });
    expect(await settleRefunds({ ...backend.context, gateway }, { signal: AbortSignal.abort() })).toBe(0);
    expect(asked).toHaveLength(MANY);
  });

  it('is left between two of them when the backend stops', async () => {
    const userId = await addMemberWithCard();
    for (const id of each(40).map(() => randomUUID())) await addInvoice(orm(), userId, { id, dueDate: '2026-11-21' });
    const { seen, gateway } = slowGateway();
    const stopping = new AbortController();
    await orm().execute('delete from job_leases');
    const run = runBillingWithLease({ ...backend.context, gateway }, stopping.signal);
    await expect.poll(() => seen.keys.length, { interval: 2 }).toBeGreaterThan(0);
    stopping.abort();
    await run;
    const stored = await invoicesOf(userId);
    expect(seen.keys.length).toBeLessThan(40);
    expect(stored.filter(({ status }) => status === 'paid')).toHaveLength(seen.keys.length);
    expect(stored.filter(({ status }) => status === 'processing')).toEqual([]);
    // The lease is free at once: what is left is for the next copy, and not for a rest later.
    await runBillingWithLease({ ...backend.context, gateway });
    expect((await invoicesOf(userId)).every(({ status }) => status === 'paid')).toBe(true);
  });
});
