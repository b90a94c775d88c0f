import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { invoices } from '@/backend/api/db/schema/orders';
import { accountCredits } from '@/backend/api/db/schema/payments';
import { referralRewards, referrals } from '@/backend/api/db/schema/coupons';
import { runBilling } from '@/backend/api/modules/billing/billing-job';
import { remindOverdue } from '@/backend/api/modules/billing/overdue-invoices';
import { addInvoice, addOrder, addUser, billingContext, NOW } from '@/tests/builders/billing';
import { testDatabase } from '@/tests/setup/memory-database';

const database = testDatabase();

const at = (moment: string) => new Date(moment);

describe('the job of the calendar', () => {
  const run = (now = NOW) => runBilling(billingContext(database, { now }));
  const mails = () => database.orm.select().from(outboxMails);

  it('does nothing where there is nothing to do', async () => {
    expect(await run()).toEqual({
      renewals: 0,
      wardrobe: 0,
      charges: 0,
      reminders: 0,
      giftReminders: 0,
      visitReminders: 0,
      unsoldPieces: 0,
      rewards: 0,
      refunds: 0,
    });
  });

  it('reminds of an overdue invoice once a day of reminding, in the member’s language, with the way to it', async () => {
    const user = await addUser(database.orm, { locale: 'zh', firstName: 'Mei' });
    const late = await addInvoice(database.orm, user.id, { number: 'INV-HK-7', dueDate: '2026-11-18', total: 88_000, chargesTried: 2 });
    expect((await run()).reminders).toBe(1);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: user.email, language: 'zh-Hant', createdAt: NOW });
    for (const word of ['Mei', 'INV-HK-7', '880', '2026年11月18日', '2026年11月25日', `http://hk.localhost:3000/zh/billings/${late.id}`]) {
      expect(`${mail?.subject} ${mail?.body}`).toContain(word);
    }
    expect((await database.orm.select().from(invoices))[0]?.remindedAt).toEqual(NOW);
    expect((await run()).reminders).toBe(0);
    expect([
      (await run(at('2026-11-24T15:59:59Z'))).reminders,
      (await run(at('2026-11-24T16:00:00Z'))).reminders,
      (await run(at('2027-03-01T02:00:00Z'))).reminders,
      (await run(at('2027-04-01T02:00:00Z'))).reminders,
    ]).toEqual([0, 1, 1, 0]);
    expect((await mails()).at(-1)?.body).toContain('2026年12月19日');
  });

  it.each([
    ['due today', { dueDate: '2026-11-21' }],
    ['paid', { dueDate: '2026-01-01', status: 'paid' }],
    ['of the day before yesterday', { dueDate: '2026-11-19' }],
    ['reminded of before', { dueDate: '2026-01-01', remindersSent: 3 }],
  ] as const)('does not remind of one %s', async (_name, fields) => {
    await addInvoice(database.orm, (await addUser(database.orm)).id, { chargesTried: 4, ...fields });
    expect((await run()).reminders).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it('of two copies at once reminds once', async () => {
    const user = await addUser(database.orm);
    const late = await addInvoice(database.orm, user.id, { number: 'INV-HK-7', dueDate: '2026-11-18' });
    const copies = [remindOverdue(billingContext(database)), remindOverdue(billingContext(database))];
    expect((await Promise.all(copies)).toSorted()).toEqual([0, 1]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Invoice INV-HK-7 is overdue']);
    expect(await database.orm.select().from(invoices)).toEqual([{ ...late, remindersSent: 1, remindedAt: NOW }]);
  });

  it('reminds in Singapore of its own', async () => {
    await addInvoice(database.orm, (await addUser(database.orm, { country: 'sg', locale: 'en-SG' })).id, {
      country: 'sg',
      dueDate: '2026-11-18',
      total: 12_345,
    });
    expect((await run()).reminders).toBe(1);
    expect((await mails())[0]?.body).toContain('123.45');
  });

  async function referral({
    startsOn = '2026-10-21',
    owes = null as string | null,
    orderCountry = 'hk' as const,
    status = 'pending' as const,
    hasFriend = true,
    hasOrder = true,
  } = {}) {
    const referrer = await addUser(database.orm, { country: 'sg', locale: 'en-SG' });
    const friend = await addUser(database.orm);
    const id = randomUUID();
    await database.orm.insert(referrals).values({
      id,
      referrerId: referrer.id,
      friendId: hasFriend ? friend.id : null,
      friendName: 'F',
      status,
      reason: 'awaiting-first-payment',
      createdAt: NOW,
    });
    if (hasOrder) {
      const order = await addOrder(database.orm, friend.id, { startsOn, country: orderCountry, orderedAt: at('2026-10-01T00:00:00Z') });
      // A later order of the friend says nothing.
      await addOrder(database.orm, friend.id, { startsOn: '2027-06-01', orderedAt: at('2026-11-01T00:00:00Z') });
      await addInvoice(database.orm, friend.id, {
        orderId: order.id,
        periodFrom: startsOn,
        periodTo: '2027-01-01',
        dueDate: startsOn,
        status: 'paid',
      });
      if (owes) await addInvoice(database.orm, friend.id, { orderId: order.id, dueDate: owes, remindersSent: 3, chargesTried: 4 });
    }
    const rewarded = async () => ({
      rewards: (await run()).rewards,
      credits: (await database.orm.select().from(accountCredits)).map(({ userId, amount, currency, reason }) => [
        userId === referrer.id,
        amount,
        currency,
        reason,
      ]),
      referral: (await database.orm.select().from(referrals)).map((row) => [row.status, row.reason])[0],
    });
    return rewarded;
  }

  it('rewards who brought a friend a month after the collection, in their own currency, once', async () => {
    const rewarded = await referral();
    const reward = (await database.orm.select().from(referralRewards)).find(({ country }) => country === 'sg');
    const credits = [[true, reward?.referrerReward, 'SGD', 'referral']];
    expect(await rewarded()).toEqual({ rewards: 1, credits, referral: ['rewarded', null] });
    expect(await rewarded()).toEqual({ rewards: 0, credits, referral: ['rewarded', null] });
  });

  it.each([
    ['the month is not over', { startsOn: '2026-10-22' }, 0],
    ['something of the order is overdue', { owes: '2026-11-20' }, 0],
    ['what is owed is not late', { owes: '2026-11-21' }, 1],
    ['the friend has left', { hasFriend: false }, 0],
    ['the friend has not ordered', { hasOrder: false }, 0],
    ['it was refused', { status: 'refused' as never }, 0],
  ])('looks again later while %s', async (_name, facts, rewards) => {
    const rewarded = await referral(facts);
    const found = await rewarded();
    expect([found.rewards, found.credits.length]).toEqual([rewards, rewards]);
  });
});
