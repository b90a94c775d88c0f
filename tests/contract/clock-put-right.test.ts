import { describe, expect, it } from 'vitest';
import { gatewayCharges } from '@/backend/api/db/schema/gateway';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { startDeliveryJob } from '@/backend/api/mail/delivery-job';
import { CALLS } from '@/lib/contract/calls';
import { freeSlots, orderBody, placeOrder } from '@/tests/builders/order';
import { dataFrom, dataOf, PASSWORD, signUpMember } from '@/tests/setup/member';
import { post, testBackend } from '@/tests/setup/test-backend';

const HOUR = 3_600_000;
const KEY = 'key-of-a-clock-that-ran-ahead-0123';
const backend = testBackend({ hasOperations: false, hasDemoAccounts: false }, { clock: () => new Date(Date.now() + ahead) });
let ahead = 0;

const runAhead = () => (ahead = 23 * HOUR);
const putRight = () => (ahead = 0);
const tryToLogIn = async (email: string, password: string) =>
  (await post(backend, CALLS.login.path, { email, password, ip: '' })).statusCode;

/** What ends by the clock was begun while it ran ahead, and would else go on until it is as late as that again. */
describe('a clock that ran ahead for 23 hours and has been put right', () => {
  it('lets in who knows the password, though it was guessed at meanwhile', async () => {
    const { email } = await signUpMember(backend, { email: 'guessed-at@example.com' });
    runAhead();
    for (let guess = 0; guess < 12; guess += 1) await tryToLogIn(email, 'not the password');
    expect(await tryToLogIn(email, PASSWORD)).toBe(429);
    putRight();
    expect(await tryToLogIn(email, PASSWORD)).toBe(200);
  });

  it('keeps no place for whoever held it meanwhile', async () => {
    const wanted = (await freeSlots(backend, 'sg')).at(-1);
    if (!wanted) throw new Error('no slot is free');
    const left = async () => (await freeSlots(backend, 'sg')).find(({ date, time }) => date === wanted.date && time === wanted.time)?.left;
    runAhead();
    const body = { country: 'sg', date: wanted.date, time: wanted.time, draftKey: 'a-draft-of-a-clock-that-ran-ahead' };
    await dataFrom(backend, 'holdSlot', { body });
    expect(await left()).toBe(wanted.left - 1);
    putRight();
    expect(await left()).toBe(wanted.left);
  });

  it('brings a payment to its end whose answer got lost meanwhile, and charges nothing again', async () => {
    runAhead();
    const { body } = await orderBody(backend, { nonce: 'fake-network-timeout-nonce' });
    expect((await placeOrder(backend, body, { key: KEY })).json()).toMatchObject({ code: 'PAYMENT_UNKNOWN' });
    putRight();
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key: KEY }));
    expect(await backend.context.database.orm.select().from(gatewayCharges)).toHaveLength(1);
  });

  it('delivers what was written meanwhile', async () => {
    runAhead();
    const { email } = await signUpMember(backend, { email: 'written-to@example.com' });
    putRight();
    const sent: string[] = [];
    const job = startDeliveryJob(backend.context, { email: (mail) => Promise.resolve(sent.push(mail.recipient)) });
    await expect.poll(() => sent).toContain(email);
    await job.stop();
    const mails = await backend.context.database.orm.select().from(outboxMails);
    expect(mails.filter(({ deliveredAt }) => deliveredAt === null)).toEqual([]);
  });
});
