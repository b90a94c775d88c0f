import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportPKCS8, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { users, type User } from '@/backend/api/db/schema/users';
import { items } from '@/backend/api/db/schema/wardrobe';
import { findUser } from '@/backend/api/identity/authenticate';
import { PermanentRejection } from '@/backend/api/mail/delivery-job';
import { mailNotices, type NoticeKind } from '@/backend/api/notifications/notices';
import { pushSender } from '@/backend/api/notifications/push-sender';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

let backend: TestBackend;
let google: Server;
let status = 200;
let refusal: object = {};
const asked: { path: string; authorization: string | undefined; body: string }[] = [];

beforeAll(async () => {
  backend = await createTestBackend();
  google = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
      const isToken = request.url === '/token';
      response
        .writeHead(isToken ? 200 : status, { 'content-type': 'application/json' })
        .end(JSON.stringify(isToken ? { access_token: 'access-1', expires_in: 3600 } : refusal));
    });
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => google.close(resolve));
  await backend.remove();
});

const orm = () => backend.context.database.orm;
async function member(changes: Partial<User>): Promise<User> {
  // All of them: only one is looked at.
  await orm().update(users).set(changes);
  return findUser(orm(), 'demo-hk');
}
async function told(user: User, about: NoticeKind = 'delivered') {
  await orm().delete(outboxMails);
  const [item] = (await orm().select().from(items)).filter(({ userId }) => userId === user.id);
  if (!item) throw new Error('The wardrobe is empty');
  await mailNotices(orm(), backend.context.env, user, [{ about, event: 'deliveries', item }], new Date());
  return orm().select().from(outboxMails);
}

describe('a notice', () => {
  it.each([
    [null, {}, ['email']],
    ['device-1', {}, ['email', 'push']],
    ['device-1', { 'push.deliveries': false }, ['email']],
    ['device-1', { 'email.deliveries': false }, ['push']],
    ['device-1', { 'email.deliveries': false, 'push.deliveries': false }, []],
    ['device-1', { 'email.sales': false, 'push.sales': false }, ['email', 'push']],
  ])('with the device %s and the preferences %j goes by %j', async (fcmToken, notifications, channels) => {
    expect((await told(await member({ fcmToken, notifications }))).map(({ channel }) => channel).sort()).toEqual(channels);
  });

  it('of what was collected is a receipt: it is mailed though the member wants no mails of visits, and offers no choice', async () => {
    const notifications = { 'email.deliveries': false, 'push.deliveries': false };
    const [mail, ...more] = await told(await member({ fcmToken: 'device-1', notifications }), 'collected');
    expect([mail?.channel, more]).toEqual(['email', []]);
    expect(mail?.body).toContain('because you have an order, booking or invoice');
    expect(mail?.body).not.toContain('You can choose which of these emails');
  });
});

/** The push of a piece that was delivered, and what sends it. */
async function readyToSend(fcmToken: string) {
  const user = await member({ fcmToken, notifications: {} });
  const push = (await told(user)).find(({ channel }) => channel === 'push');
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const env = {
    ...backend.context.env,
    firebaseProjectId: 'pakt-project',
    realtime: { kind: 'firebase' as const, clientEmail: 'robot@example.com', privateKey: await exportPKCS8(privateKey) },
  };
  const base = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  const send = pushSender({ ...backend.context, env }, { tokens: `${base}/token`, messages: base });
  if (!send || !push) throw new Error('There is nothing to send');
  [status, refusal] = [200, {}];
  return { user, push, send };
}

/** As the service words it. */
const refusedWith = (code: number, errorCode: string, message: string) => {
  const details = [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }];
  [status, refusal] = [code, { error: { code, message, status: errorCode, details } }];
};

describe('a push', () => {
  it('reaches the device by the project’s service account, and forgets a device that is gone', async () => {
    const { user, push, send } = await readyToSend('device-1');
    await send(push);
    await send(push);
    expect(asked.map(({ path }) => path)).toEqual([
      '/token',
      '/v1/projects/pakt-project/messages:send',
      '/v1/projects/pakt-project/messages:send',
    ]);
    expect(asked[1]?.authorization).toBe('Bearer access-1');
    expect(JSON.parse(asked[1]?.body ?? '')).toEqual({
      message: { token: 'device-1', notification: { title: push.subject, body: push.body }, data: { path: '/items' } },
    });

    status = 503;
    await expect(send(push)).rejects.toThrow('503');
    status = 404;
    await send(push);
    expect((await findUser(orm(), user.id)).fcmToken).toBeNull();
    const calls = asked.length;
    await send(push);
    expect(asked).toHaveLength(calls);
  });

  it.each([
    [404, 'UNREGISTERED', 'Requested entity was not found.'],
    [400, 'INVALID_ARGUMENT', 'The registration token is not a valid FCM registration token'],
    [403, 'SENDER_ID_MISMATCH', 'SenderId mismatch'],
  ])('forgets a device whose token is none, and asks no more: %i %s', async (code, errorCode, message) => {
    const { user, push, send } = await readyToSend('device-2');
    refusedWith(code, errorCode, message);
    await send(push);
    expect((await findUser(orm(), user.id)).fcmToken).toBeNull();
  });

  it('is not sent again when the service calls it wrong, and the device stays', async () => {
    const { user, push, send } = await readyToSend('device-3');
    refusedWith(400, 'INVALID_ARGUMENT', 'Invalid value at message.data');
    await expect(send(push)).rejects.toThrow(PermanentRejection);
    expect((await findUser(orm(), user.id)).fcmToken).toBe('device-3');
  });

  it.each([
    [401, 'THIRD_PARTY_AUTH_ERROR'],
    [403, 'PERMISSION_DENIED'],
    [429, 'QUOTA_EXCEEDED'],
    [500, 'INTERNAL'],
    [503, 'UNAVAILABLE'],
  ])('waits for a service that will not now: %i %s', async (code, errorCode) => {
    const { user, push, send } = await readyToSend('device-4');
    refusedWith(code, errorCode, 'Not now');
    const failure = await send(push).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PermanentRejection);
    expect((await findUser(orm(), user.id)).fcmToken).toBe('device-4');
  });

  it.each(['x', '\u8863', '\u{1f9e5}'])('of very many pieces fits into what the service takes: %s', async (sign) => {
    const { push, send } = await readyToSend('device-5');
    await send({ ...push, subject: sign.repeat(3_000), body: sign.repeat(9_000) });
    const { message } = JSON.parse(asked.at(-1)?.body ?? '') as {
      message: { token: string; notification: { title: string; body: string } };
    };
    const { notification } = message;
    expect(Buffer.byteLength(JSON.stringify(message)) - message.token.length).toBeLessThanOrEqual(4_096);
    for (const words of [notification.title, notification.body]) expect(words).toMatch(new RegExp(`^(${sign}){100,}\u2026$`, 'u'));
  });

  it('is not sent without a Firebase project', () => {
    expect(pushSender(backend.context)).toBeNull();
  });
});
