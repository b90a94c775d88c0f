import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { users } from '@/backend/api/db/schema/users';
import { startDeliveryJob } from '@/backend/api/mail/delivery-job';
import { announceAnswers, type Round } from '@/backend/api/modules/chat/announce-answers';
import { startAnnouncing } from '@/backend/api/modules/chat/chat-extension';
import { pushSender } from '@/backend/api/notifications/push-sender';
import type { RemoteConversations } from '@/backend/twins/realtime/realtime-access';
import { startGoogle, type Fault } from '@/tests/setup/google-stand-in';
import { call, mailsTo, signUpMember, type TestMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let google: Awaited<ReturnType<typeof startGoogle>>;
let backend: TestBackend;
let remote: RemoteConversations;
let now = new Date();

beforeAll(async () => {
  google = await startGoogle();
  backend = await createTestBackend(
    {},
    {
      clock: () => now,
      extensions: [{ name: 'realtime', start: ({ context }) => ({ realtime: google.access(context) }) }],
    },
  );
  const access = backend.context.realtime.remote;
  if (!access) throw new Error('A Firebase project is asked for its conversations');
  remote = access;
});
afterAll(async () => {
  await backend.remove();
  await google.close();
});
beforeEach(async () => {
  // Only whom a test is about: everybody else rests.
  await backend.context.database.orm.delete(users);
  google.pushed.length = 0;
});
afterEach(() => {
  google.faults.data.length = 0;
  google.faults.push.length = 0;
});

const goOn = (ms: number) => (now = new Date(now.getTime() + ms));
const round = (lastRoundAt: Date | null = null): Promise<Round> =>
  announceAnswers(backend.context, remote, new AbortController().signal, lastRoundAt);
const say = (uid: string, from: 'team' | 'member', text: string) =>
  google.database.push(`userConversations/${uid}/messages`, { from, text, at: now.getTime(), clientId: 'c' });
const read = (uid: string) => google.database.set(`userConversations/${uid}/read/member`, now.getTime());
const unreadMails = async ({ email }: TestMember) => (await mailsTo(backend, email)).filter(({ body }) => body.includes('/chat'));

const stored = () => backend.context.database.orm.select().from(outboxMails);

/** Hands over what waits in the outbox, as the process does. */
async function deliver(): Promise<void> {
  const env = { ...backend.context.env, ...google.env };
  const push = pushSender({ ...backend.context, env }, google.addresses, google.patienceMs);
  if (!push) throw new Error('A project with a service account sends pushes');
  const job = startDeliveryJob(backend.context, { push });
  await vi.waitFor(async () => {
    const waiting = (await stored()).filter(
      ({ channel, deliveredAt, nextAttemptAt }) => channel === 'push' && deliveredAt === null && nextAttemptAt <= now,
    );
    expect(waiting).toEqual([]);
  }, 10_000);
  await job.stop();
}

/** A member whose device takes notifications and whose page is closed. */
async function withDevice(device: string, fields: Record<string, unknown> = {}): Promise<TestMember> {
  const member = await signUpMember(backend, fields);
  await call(backend, 'updateUser', { token: member.token, body: { fcmtoken: device } });
  await round();
  goOn(2 * MINUTE);
  return member;
}

describe('an answer of the team in a Firebase project', () => {
  test('is pushed to the member’s device once, in their language, and leads to the chat', async () => {
    const member = await withDevice('device-1', { locale: 'zh' });
    await say(member.id, 'team', '外套已洗好');
    await round();
    await deliver();
    goOn(MINUTE);
    await round();
    await deliver();
    expect(google.pushed).toEqual([{ token: 'device-1', title: '我們的團隊已回覆你', body: '外套已洗好', path: '/chat' }]);
    expect(await unreadMails(member)).toEqual([]);
  });

  test('unread for an hour is told by one mail, and the next one only after it was read', async () => {
    const member = await withDevice('device-2');
    await say(member.id, 'team', 'Your coat is ready');
    goOn(59 * MINUTE);
    await round();
    expect(await unreadMails(member)).toEqual([]);
    goOn(2 * MINUTE);
    await round();
    goOn(3 * HOUR);
    await say(member.id, 'team', 'And your scarf');
    goOn(2 * HOUR);
    await round();
    expect(await unreadMails(member)).toHaveLength(1);
    await read(member.id);
    goOn(MINUTE);
    await say(member.id, 'team', 'Shall we bring both?');
    goOn(2 * HOUR);
    await round();
    const mails = await unreadMails(member);
    expect(mails.map(({ body }) => /Your coat is ready|Shall we bring both\?/.exec(body)?.[0])).toEqual([
      'Your coat is ready',
      'Shall we bring both?',
    ]);
  });

  test('is cut short in whole characters, on either way', async () => {
    const member = await withDevice('device-2a');
    const cut = [`${'x'.repeat(159)}👗`, `${'x'.repeat(138)}👗 and more`];
    await say(member.id, 'team', cut.join(''));
    await round();
    await deliver();
    goOn(2 * HOUR);
    await round();
    const [mail] = await unreadMails(member);
    expect(google.pushed.map(({ body }) => body)).toEqual([`${'x'.repeat(159)}…`]);
    expect(mail?.body).toContain(`${cut[0]}${'x'.repeat(138)}…`);
  });

  test('that was read, or answered by the member, is told by neither', async () => {
    const reader = await withDevice('device-3');
    const writer = await withDevice('device-4');
    await say(reader.id, 'team', 'Here you are');
    await say(writer.id, 'team', 'Here you are');
    goOn(1_000);
    await read(reader.id);
    await say(writer.id, 'member', 'Thank you');
    for (const wait of [MINUTE, 2 * HOUR]) {
      goOn(wait);
      await round();
      await deliver();
    }
    expect(google.pushed).toEqual([]);
    expect([...(await unreadMails(reader)), ...(await unreadMails(writer))]).toEqual([]);
  });

  test('is not told on a way that the member has switched off, nor to a device that is no more', async () => {
    const quiet = await withDevice('device-5');
    await call(backend, 'updateUser', { token: quiet.token, body: { notifications: { 'push.messages': false, 'email.messages': false } } });
    const gone = await withDevice('device-6');
    await say(quiet.id, 'team', 'Psst');
    await say(gone.id, 'team', 'Psst');
    goOn(2 * MINUTE);
    await round();
    await call(backend, 'updateUser', { token: gone.token, body: { fcmtoken: '' } });
    await deliver();
    goOn(2 * HOUR);
    await round();
    expect(google.pushed).toEqual([]);
    expect([(await unreadMails(quiet)).length, (await unreadMails(gone)).length]).toEqual([0, 1]);
  });

  test('is told once by two copies of the backend at work, and not again by a process that is started anew', async () => {
    const member = await withDevice('device-7');
    await say(member.id, 'team', 'Once');
    await Promise.all([round(), round()]);
    const job = startAnnouncing(backend.context, remote);
    await expect.poll(() => mailsTo(backend, member.id)).toHaveLength(1);
    await job.stop();
    goOn(2 * HOUR);
    for (const again of [1, 2]) {
      const next = startAnnouncing(backend.context, remote);
      await expect.poll(() => unreadMails(member), { message: `start ${again}` }).toHaveLength(1);
      await next.stop();
      goOn(HOUR);
    }
    await deliver();
    expect(google.pushed.map(({ body }) => body)).toEqual(['Once']);
    expect(await unreadMails(member)).toHaveLength(1);
  });
});

describe('while Google does not answer', () => {
  test.each<[string, Fault[]]>([
    ['500 for the messages', [500]],
    ['nothing for the messages', ['hang']],
    ['500 for the mark', ['none', 500]],
    ['nothing for the mark', ['none', 'hang']],
  ])('%s: asked again, told once', async (_what, faults) => {
    const member = await withDevice('device-8');
    await say(member.id, 'team', 'After all');
    google.faults.data.push(...faults);
    expect(await round()).toEqual({ looked: 0, failed: 1 });
    await deliver();
    expect(google.pushed).toEqual([]);
    goOn(2 * MINUTE);
    expect(await round()).toEqual({ looked: 1, failed: 0 });
    await deliver();
    goOn(2 * MINUTE);
    await round();
    await deliver();
    expect(google.pushed.map(({ body }) => body)).toEqual(['After all']);
  });

  test.each<[string, Fault]>([
    ['500', 500],
    ['nothing', 'hang'],
  ])('%s for a push: sent again, once', async (_what, fault) => {
    const member = await withDevice('device-9');
    await say(member.id, 'team', 'Later');
    await round();
    google.faults.push.push(fault);
    await deliver();
    expect(google.pushed).toEqual([]);
    goOn(2 * MINUTE);
    await round();
    await deliver();
    await deliver();
    expect(google.pushed.map(({ body }) => body)).toEqual(['Later']);
  });

  test('a push that waits is dropped when the message is read, and replaced by one about what came after it', async () => {
    const reader = await withDevice('device-10');
    const patient = await withDevice('device-11');
    for (const { id } of [reader, patient]) await say(id, 'team', 'First');
    await round();
    google.faults.push.push(500, 500);
    await deliver();
    goOn(1_000);
    await read(reader.id);
    await say(patient.id, 'team', 'Second');
    goOn(2 * MINUTE);
    await round();
    await deliver();
    expect(google.pushed.map(({ token, body }) => [token, body])).toEqual([['device-11', 'Second']]);
  });

  test('an outage ends the round early, a stop does not wait for it, and nobody is forgotten', async () => {
    const members = [];
    for (let count = 0; count < 10; count += 1) members.push(await signUpMember(backend));
    google.faults.data.push(...Array.from({ length: 20 }, () => 503));
    const { looked, failed } = await round();
    expect(looked).toBe(0);
    expect(failed).toBeLessThan(members.length);
    goOn(2 * MINUTE);
    google.faults.data.splice(0, 20, 'hang', 'hang', 'hang', 'hang');
    const job = startAnnouncing(backend.context, remote);
    await expect.poll(() => google.faults.data).toEqual([]);
    await job.stop();
    goOn(2 * MINUTE);
    expect(await round()).toEqual({ looked: members.length, failed: 0 });
  });
});

test('who is away is looked at within the hour, who waits for an answer every minute, who is deleted never', async () => {
  const away = await signUpMember(backend);
  await round();
  goOn(2 * 24 * HOUR);
  await round();
  google.asked.length = 0;
  goOn(30 * MINUTE);
  await round();
  expect(google.asked).toEqual([]);
  goOn(31 * MINUTE);
  await round();
  expect(google.asked).toEqual([`GET /db/userConversations/${away.id}/messages.json`]);
  await say(away.id, 'member', 'Where is my coat?');
  goOn(61 * MINUTE);
  await round();
  google.asked.length = 0;
  for (let minute = 0; minute < 5; minute += 1) {
    goOn(MINUTE);
    await round();
  }
  expect(google.asked).toHaveLength(5);
  await backend.context.database.orm.delete(users);
  goOn(2 * HOUR);
  expect(await round()).toEqual({ looked: 0, failed: 0 });
});

test('a round after a whole one asks for those who have been here since, and finds who is new among them', async () => {
  const away = await signUpMember(backend);
  const back = await signUpMember(backend);
  await round();
  goOn(6 * HOUR);
  await round();
  goOn(5 * MINUTE);
  const lastRoundAt = now;
  goOn(10 * MINUTE);
  const fresh = await signUpMember(backend);
  expect((await call(backend, 'currentUser', { token: back.token })).statusCode).toBe(200);
  google.asked.length = 0;
  expect(await round(lastRoundAt)).toEqual({ looked: 2, failed: 0 });
  const asked = google.asked.join();
  for (const { id } of [back, fresh]) expect(asked).toContain(id);
  expect(asked).not.toContain(away.id);
});
