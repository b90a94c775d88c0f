import { describe, expect, it } from 'vitest';
import type { BackendContext } from '@/backend/context';
import { jobLeases } from '@/backend/api/db/schema/bookkeeping';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { invoices } from '@/backend/api/db/schema/orders';
import { refunds } from '@/backend/api/db/schema/refunds';
import { runBillingWithLease, startBillingJob } from '@/backend/api/modules/billing/billing-job';
import { addInvoice, addUser, billingContext, fakeGateway, NOW, TODAY } from '@/tests/builders/billing';
import { keepCard } from '@/tests/builders/cards';
import { testDatabase } from '@/tests/setup/memory-database';

const database = testDatabase();

const each = (count: number) => Array.from({ length: count }, (_unused, index) => index);
const mails = () => database.orm.select().from(outboxMails);
/** Which jobs nobody may begin now, and which are free again. */
const leases = async () => {
  const rows = await database.orm.select().from(jobLeases);
  const namesOf = (isHeld: boolean) =>
    rows
      .filter(({ heldUntil }) => heldUntil > new Date() === isHeld)
      .map(({ name }) => name)
      .sort();
  return { held: namesOf(true), free: namesOf(false) };
};
/** All that is said in the log, whole. */
function overheard(context: BackendContext): { context: BackendContext; said: unknown[][] } {
  const said: unknown[][] = [];
  const say = (...words: unknown[]) => void said.push(words);
  return { said, context: { ...context, log: { info: say, warn: say, error: say } as never } };
}
async function addPayer(count: number) {
  const user = await addUser(database.orm);
  await keepCard(database.orm, user.id, `token of ${user.id}`);
  for (const index of each(count)) await addInvoice(database.orm, user.id, { dueDate: TODAY, number: `N-${index}` });
  return user;
}

describe('the jobs of the calendar, in turn', () => {
  it('are done by one copy, which wakes the mail', async () => {
    const warned: unknown[] = [];
    const context = billingContext(database, { warned });
    await addInvoice(database.orm, (await addUser(database.orm)).id, { dueDate: '2026-11-18' });
    await runBillingWithLease(context);
    expect(warned).toEqual(['wake']);
    await addInvoice(database.orm, (await addUser(database.orm)).id, { dueDate: '2026-11-18' });
    await runBillingWithLease(context);
    expect(await mails()).toHaveLength(1);
    expect(warned).toEqual(['wake']);
  });

  it('that fail are named, may be done again at once, and keep none of the others', async () => {
    const warned: unknown[] = [];
    const { context, said } = overheard({
      ...billingContext(database, { warned }),
      clock: () => {
        throw new Error('no clock');
      },
    });
    await runBillingWithLease(context);
    // Refunds ask for no clock.
    expect(warned).toEqual(['wake']);
    expect(said).toEqual([
      [
        { failed: ['renewals', 'wardrobe', 'charges', 'reminders', 'giftReminders', 'visitReminders', 'unsoldPieces', 'rewards'] },
        'the billing job failed',
      ],
    ]);
    expect(await leases()).toEqual({
      held: ['billing refunds'],
      free: [
        'billing charges',
        'billing giftReminders',
        'billing reminders',
        'billing renewals',
        'billing rewards',
        'billing unsoldPieces',
        'billing visitReminders',
        'billing wardrobe',
      ],
    });
  });

  it('are not begun after a stop', async () => {
    await addPayer(1);
    const warned: unknown[] = [];
    const gateway = fakeGateway();
    await runBillingWithLease(billingContext(database, { warned, gateway }), AbortSignal.abort());
    expect([gateway.asked, warned, await leases()]).toEqual([[], [], { held: [], free: [] }]);
  });

  it('end with what is under way at a stop, and what was cut short is free for the next copy', async () => {
    const user = await addPayer(10);
    await addInvoice(database.orm, user.id, { dueDate: '2026-11-18', number: 'LATE', chargesTried: 2 });
    const stopping = new AbortController();
    const { chargeStoredCard, ...rest } = fakeGateway();
    const warned: unknown[] = [];
    const gateway = {
      ...rest,
      chargeStoredCard: (wish: Parameters<typeof chargeStoredCard>[0]) => {
        stopping.abort();
        return chargeStoredCard(wish);
      },
    };
    const { context, said } = overheard(billingContext(database, { warned, gateway }));
    await runBillingWithLease(context, stopping.signal);
    // Eight are under way at once.
    const states = (await database.orm.select().from(invoices)).map(({ status }) => status).sort();
    expect([gateway.asked.length, states]).toEqual([8, ['due', 'due', 'due', ...each(8).map(() => 'paid')]]);
    expect(await leases()).toEqual({ held: ['billing renewals', 'billing wardrobe'], free: ['billing charges'] });
    // What a stop has cut short is no failure, and what was done before it may have written mails.
    expect([said, warned.includes('wake')]).toEqual([[], true]);
    expect((await mails()).filter(({ subject }) => subject.includes('LATE'))).toEqual([]);
  });

  it('end between two refunds as well', async () => {
    const user = await addUser(database.orm);
    for (const index of each(10)) {
      const invoiceId = `invoice ${index}`;
      await addInvoice(database.orm, user.id, { id: invoiceId, status: 'refunded' });
      await database.orm.insert(refunds).values({
        invoiceId,
        userId: user.id,
        country: 'hk',
        chargeId: `charge ${index}`,
        toCard: 5,
        asCredit: 0,
        status: 'pending',
        createdAt: NOW,
      });
    }
    const stopping = new AbortController();
    const gateway = fakeGateway({
      refund: async () => {
        stopping.abort();
        return true;
      },
    });
    await runBillingWithLease(billingContext(database, { gateway }), stopping.signal);
    expect((await database.orm.select().from(refunds)).map(({ status }) => status).sort()).toEqual([
      ...each(8).map(() => 'done'),
      'pending',
      'pending',
    ]);
  });
});

describe('the billing job of a backend', () => {
  /** The timer of a quarter of an hour, in the hands of the test; the others run. */
  async function withTimer(work: (timer: { tick: () => void; isRunning: () => boolean }) => Promise<void>): Promise<void> {
    const real = { set: globalThis.setInterval, clear: globalThis.clearInterval };
    const held = { unref: () => held };
    let tick: (() => void) | null = null;
    globalThis.setInterval = ((act: () => void, everyMs: number) => {
      if (everyMs !== 15 * 60_000) return real.set(act, everyMs);
      tick = act;
      return held;
    }) as never;
    globalThis.clearInterval = ((timer: unknown) => {
      if (timer === held) tick = null;
      else real.clear(timer as never);
    }) as never;
    try {
      await work({ tick: () => tick?.(), isRunning: () => tick !== null });
    } finally {
      Object.assign(globalThis, { setInterval: real.set, clearInterval: real.clear });
    }
  }

  /** Fails where nothing is billed, which would be waited for without end. */
  async function within(billed: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((_resolve, reject) => (timer = setTimeout(() => reject(new Error('Nothing was billed')), 15_000)));
    await Promise.race([billed, late]).finally(() => clearTimeout(timer));
  }

  it('bills at once, again by the quarter of an hour, and not after its end', async () => {
    const { chargeStoredCard, ...rest } = fakeGateway();
    const heard: (() => void)[] = [];
    const nextCharge = () => new Promise<void>((resolve) => heard.push(resolve));
    const gateway = {
      ...rest,
      chargeStoredCard: (wish: Parameters<typeof chargeStoredCard>[0]) => {
        heard.shift()?.();
        return chargeStoredCard(wish);
      },
    };
    let ended = 0;
    const context = { ...billingContext(database, { gateway }), wakeMailDelivery: () => void (ended += 1) };
    const first = await addPayer(1);
    await withTimer(async (timer) => {
      const charged = nextCharge();
      const job = startBillingJob(context);
      await within(charged);
      // The mail of the charge, then that of the run.
      for (let waits = 0; ended < 2 && waits < 1_000; waits += 1) await new Promise((resolve) => setTimeout(resolve, 5));
      await new Promise((resolve) => setTimeout(resolve, 0));
      await addInvoice(database.orm, first.id, { dueDate: TODAY, number: 'SECOND' });
      await database.orm.delete(jobLeases);
      const again = nextCharge();
      timer.tick();
      await within(again);
      await job.stop();
      expect(timer.isRunning()).toBe(false);
    });
    expect((await database.orm.select().from(invoices)).map(({ status }) => status)).toEqual(['paid', 'paid']);
  });
});
