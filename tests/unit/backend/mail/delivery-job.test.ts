import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BackendContext } from '@/backend/context';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { smtpSender, startDeliveryJob } from '@/backend/api/mail/delivery-job';
import { storeMail, removeOldMails } from '@/backend/api/mail/store-mail';
import { startMailStandIn } from '@/tests/copies/mail-stand-in';
import { testBackend } from '@/tests/setup/test-backend';

const VALUES = {
  link: 'https://hk.example/use',
  percent: '10',
  code: 'HELLO-1',
  until: '1 May 2026',
  email: 'reader@example.com',
  leave: 'L',
};

/** A mail that has left or was given up. */
const FORGOTTEN = { body: '', html: '', attachments: [], headers: {} };
const CALENDAR = { name: 'visit.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' };

let now = new Date('2026-11-21T00:00:00Z');
const backend = testBackend({}, { clock: () => now });

const QUIET = { log: { warn: () => undefined, error: () => undefined } } as unknown as Pick<BackendContext, 'log'>;
const store = (count: number, name: string) =>
  Promise.all(
    Array.from({ length: count }, (_unused, index) =>
      storeMail(backend.context.database.orm, backend.context.env, {
        recipient: `${name}-${index}@example.com`,
        template: 'newsletterWelcome',
        locale: 'en',
        values: VALUES,
        now,
      }),
    ),
  );
const undelivered = async () =>
  (await backend.context.database.orm.select().from(outboxMails)).filter(({ deliveredAt }) => deliveredAt === null).length;

it('sends a stored mail once, after a failure again with a growing pause', async () => {
  const { orm } = backend.context.database;
  await storeMail(orm, backend.context.env, {
    recipient: 'reader@example.com',
    template: 'newsletterWelcome',
    locale: 'en',
    values: VALUES,
    now,
  });
  const state = async () =>
    (await orm.select().from(outboxMails)).map(({ attempts, deliveredAt, nextAttemptAt }) => ({
      attempts,
      deliveredAt,
      waits: nextAttemptAt.getTime() - now.getTime(),
    }));
  const send = vi
    .fn()
    .mockRejectedValueOnce(new Error('the mail server is away'))
    .mockRejectedValueOnce(new Error('still away'))
    .mockResolvedValue(undefined);
  const first = startDeliveryJob(backend.context, { email: send });

  await expect.poll(state).toEqual([{ attempts: 1, deliveredAt: null, waits: 30_000 }]);
  await first.stop();
  // The next one looks once as it begins: not before its time.
  await startDeliveryJob(backend.context, { email: send }).stop();
  expect(send).toHaveBeenCalledTimes(1);
  const job = startDeliveryJob(backend.context, { email: send });

  now = new Date(now.getTime() + 30_000);
  job.wake();
  await expect.poll(state).toEqual([{ attempts: 2, deliveredAt: null, waits: 60_000 }]);

  now = new Date(now.getTime() + 60_000);
  job.wake();
  await expect.poll(async () => (await state())[0]?.deliveredAt).toEqual(now);
  job.wake();
  await job.stop();
  expect(send).toHaveBeenCalledTimes(3);
  expect(send).toHaveBeenLastCalledWith(
    expect.objectContaining({ recipient: 'reader@example.com', subject: 'Thank you for subscribing: 10% off your first order' }),
  );
});

it('forgets the text and its links with the delivery, and not before', async () => {
  const { orm } = backend.context.database;
  const headers = { 'List-Unsubscribe': '<https://api.example/leave?token=secret>' };
  const kinds: unknown = expect.objectContaining(headers);
  const secret = expect.stringContaining('token=secret') as string;
  await storeMail(orm, backend.context.env, {
    recipient: 'links@example.com',
    template: 'newsletterWelcome',
    locale: 'en',
    values: { ...VALUES, link: 'https://hk.example/?token=secret' },
    headers,
    attachments: [CALENDAR],
    now,
  });
  const kept = async () => (await orm.select().from(outboxMails)).find(({ recipient }) => recipient === 'links@example.com');
  const send = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  const job = startDeliveryJob({ ...backend.context, ...QUIET }, { email: send });
  await expect.poll(async () => (await kept())?.attempts).toBe(1);
  await expect
    .poll(kept)
    .toMatchObject({ deliveredAt: null, claimedUntil: null, headers: kinds, attachments: [CALENDAR], body: secret, html: secret });
  now = new Date(now.getTime() + 30_000);
  job.wake();
  await expect.poll(kept).toMatchObject({ deliveredAt: now, subject: 'Thank you for subscribing: 10% off your first order', ...FORGOTTEN });
  await job.stop();
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ headers: kinds, body: secret, html: secret, attachments: [CALENDAR] }));
});

it('keeps a mail for ninety days, sent or not', async () => {
  const { orm } = backend.context.database;
  const written = now;
  await store(1, 'old');
  const isKept = async () => (await orm.select().from(outboxMails)).some(({ recipient }) => recipient === 'old-0@example.com');
  const removeAt = (day: number) => removeOldMails({ ...backend.context, clock: () => new Date(written.getTime() + day * 86_400_000) });
  await removeAt(90);
  expect(await isKept()).toBe(true);
  await removeAt(90.01);
  expect(await isKept()).toBe(false);
});

it('delivers all that waits on one wake, several at once', async () => {
  await store(200, 'backlog');
  let underWay = 0;
  let most = 0;
  const send = vi.fn(async () => {
    most = Math.max(most, (underWay += 1));
    await new Promise((resolve) => setTimeout(resolve, 1));
    underWay -= 1;
  });
  const job = startDeliveryJob(backend.context, { email: send }); // wakes once
  await expect.poll(undelivered).toBe(0);
  await job.stop();
  expect(send).toHaveBeenCalledTimes(200);
  expect(most).toBeGreaterThan(1);
});

it('leaves the rest of a backlog for later when the mail server is away', async () => {
  await store(60, 'away');
  const send = vi.fn(() => Promise.reject(new Error('away')));
  const job = startDeliveryJob({ ...backend.context, ...QUIET }, { email: send });
  await expect.poll(() => send.mock.calls.length).toBeGreaterThanOrEqual(20);
  await job.stop();
  expect(send.mock.calls.length).toBeLessThan(30);
  await backend.context.database.orm.update(outboxMails).set({ deliveredAt: now });
});

it('leaves a mail to the copy that is sending it, however slow the server and however fast its own clock', async () => {
  await store(1, 'slow');
  let finish = () => {};
  const slow = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const first = startDeliveryJob(backend.context, { email: slow });
  await expect.poll(() => slow).toHaveBeenCalledTimes(1);
  const other = vi.fn().mockResolvedValue(undefined);
  const ahead = startDeliveryJob({ ...backend.context, clock: () => new Date(now.getTime() + 60_000) }, { email: other });
  await ahead.stop();
  expect(other).not.toHaveBeenCalled();
  finish();
  await first.stop();
  expect(await undelivered()).toBe(0);
});

it('hands the headers of a mail to the mail server as they are, each in one piece', async () => {
  const server = await startMailStandIn(0);
  const headers = {
    'List-Unsubscribe': `<https://api.example/leave?token=${'a'.repeat(200)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  const { orm } = backend.context.database;
  await storeMail(orm, backend.context.env, {
    recipient: 'headers@example.com',
    template: 'newsletterWelcome',
    locale: 'en',
    values: VALUES,
    headers,
    now,
  });
  const mail = (await orm.select().from(outboxMails)).find(({ recipient }) => recipient === 'headers@example.com');
  await smtpSender(`smtp://127.0.0.1:${server.port}`, 'Us <us@example.com>')(mail as typeof outboxMails.$inferSelect);
  await server.close();
  // A header may be folded at white space.
  const sent = server.letters[0]
    ?.join('\n')
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  for (const [name, value] of Object.entries(headers)) expect(sent).toContain(`${name}: ${value}`);
});

describe('a mail server that refuses', () => {
  const FOR_GOOD = [
    ['an address that does not exist', 'RCPT', '550 5.1.1 no such user'],
    ['a letter box that is closed', 'RCPT', '554 5.2.1 mailbox disabled'],
    ['in the old words', 'RCPT', '553 sorry, no mailbox here by that name'],
    ['what the mail says', '.', '554 5.6.0 message content rejected'],
  ] as const;
  const FOR_NOW = [
    ['a full letter box', 'RCPT', '452 4.2.2 mailbox full'],
    ['whom it does not know yet', 'RCPT', '450 4.2.0 greylisted'],
    // Of all mails alike: somebody puts the settings right.
    ['to pass anything on for us', 'RCPT', '554 5.7.1 relay access denied'],
    ['our own address', 'MAIL', '550 5.1.8 sender rejected'],
    ['at its end, for the moment', '.', '451 4.3.0 try again'],
  ] as const;

  async function tryOnce(command: string, refusal: string) {
    const server = await startMailStandIn(0, (line) => (line.toUpperCase().startsWith(command) ? refusal : undefined));
    const { orm } = backend.context.database;
    await orm.delete(outboxMails);
    await store(1, 'refused');
    const job = startDeliveryJob(
      { ...backend.context, ...QUIET },
      { email: smtpSender(`smtp://127.0.0.1:${server.port}`, 'Us <us@example.com>') },
    );
    const kept = async () => (await orm.select().from(outboxMails))[0];
    await expect.poll(async () => ((await kept())?.claimedUntil === null ? (await kept())?.attempts : 0)).toBe(1);
    const again = vi.fn().mockResolvedValue(undefined);
    await job.stop();
    now = new Date(now.getTime() + 86_400_000);
    await startDeliveryJob({ ...backend.context, ...QUIET }, { email: again }).stop();
    await server.close();
    return { mail: await kept(), again };
  }

  it.each(FOR_GOOD)('%s is not asked again: %s %s', async (_name, command, refusal) => {
    const { mail, again } = await tryOnce(command, refusal);
    expect(again).not.toHaveBeenCalled();
    // What it said is forgotten with it, as with a delivery; that it never came stays known.
    expect(mail).toMatchObject({
      deliveredAt: null,
      gaveUpAt: expect.any(Date) as Date,
      subject: 'Thank you for subscribing: 10% off your first order',
      ...FORGOTTEN,
    });
  });

  it.each(FOR_NOW)('%s is asked again: %s %s', async (_name, command, refusal) => {
    const { mail, again } = await tryOnce(command, refusal);
    expect(again).toHaveBeenCalledTimes(1);
    expect(mail).toMatchObject({ deliveredAt: now, gaveUpAt: null });
  });
});

it('gives a mail up that nobody has taken for five days, and not before', async () => {
  const { orm } = backend.context.database;
  await orm.delete(outboxMails);
  await store(1, 'late');
  const send = vi.fn().mockRejectedValue(new Error('away'));
  const state = async () => {
    await startDeliveryJob({ ...backend.context, ...QUIET }, { email: send }).stop();
    return (await orm.select().from(outboxMails))[0]?.gaveUpAt;
  };
  expect(await state()).toBeNull();
  now = new Date(now.getTime() + 4.9 * 86_400_000);
  expect(await state()).toBeNull();
  now = new Date(now.getTime() + 0.2 * 86_400_000);
  // After an outage it is tried once more before.
  expect(await state()).toEqual(now);
  expect(send).toHaveBeenCalledTimes(3);
  now = new Date(now.getTime() + 86_400_000);
  await state();
  expect(send).toHaveBeenCalledTimes(3);
});

describe('a mail server that says nothing', () => {
  const sockets = new Set<Socket>();
  let greeting = '';
  const silent = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    if (greeting !== '') socket.write(greeting);
  });
  beforeAll(() => new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    sockets.forEach((socket) => socket.destroy());
    silent.close();
  });

  it.each([
    ['from the start', ''],
    ['after its greeting', '220 here\r\n'],
  ])('is waited for no longer than its patience: %s', async (_name, said) => {
    greeting = said;
    const send = smtpSender(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, 'Us <us@example.com>', 200);
    const [mail] = await backend.context.database.orm.select().from(outboxMails).limit(1);
    // Without a limit of ours these are 30 seconds and ten minutes: longer than the test may take.
    await expect(send(mail as typeof outboxMails.$inferSelect)).rejects.toThrow(/timeout|greeting/i);
  });
});
