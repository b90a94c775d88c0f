import { describe, expect, it } from 'vitest';
import { removeExpiredSessions } from '@/backend/api/identity/sessions';
import { users } from '@/backend/api/db/schema/users';
import { pushTokenOf } from '@/backend/api/identity/push-device';
import { call, dataFrom, logIn, mailedToken, PASSWORD, signUpMember, type TestMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const HOUR = 3_600_000;
let ahead = 0;
const backend = testBackend({ rateLimitFactor: 100 }, { clock: () => new Date(Date.now() + ahead) });

const register = (token: string, fcmtoken = 'device-1') => dataFrom(backend, 'updateUser', { token, body: { fcmtoken } });
const stored = async ({ id }: TestMember) =>
  (await backend.context.database.orm.select().from(users)).find((user) => user.id === id)?.fcmToken;
const sendsTo = ({ id }: TestMember) => pushTokenOf(backend.context.database.orm, id, backend.context.wallClock());
const record = ({ id }: TestMember) => backend.context.realtime.database?.get(`userConversations/${id}/information/fcmToken`);

/** A member with a second session, whose device is told of things. */
async function withDevice() {
  const member = await signUpMember(backend);
  const device = await logIn(backend, member.email);
  await register(device);
  await backend.context.realtime.database?.set(`userConversations/${member.id}/information`, { status: 'online', fcmToken: 'device-1' });
  expect([await stored(member), await sendsTo(member), await record(member)]).toEqual(['device-1', 'device-1', 'device-1']);
  return { member, device };
}
const sessionIdOf = async (token: string) =>
  (await dataFrom(backend, 'sessions', { token })).sessions.find(({ current }) => current)?.id ?? '';

describe('a device that takes pushes', () => {
  it.each([
    ['logs out', async (_member: TestMember, device: string) => call(backend, 'logout', { token: device })],
    [
      'is logged out from another one',
      async (member: TestMember, device: string) =>
        call(backend, 'endSession', { token: member.token, params: { id: await sessionIdOf(device) } }),
    ],
    [
      'had its password changed elsewhere',
      (member: TestMember) =>
        call(backend, 'changePassword', { token: member.token, body: { current: PASSWORD, next: 'another horse 8' } }),
    ],
    [
      'has changed the password itself',
      (_member: TestMember, device: string) =>
        call(backend, 'changePassword', { token: device, body: { current: PASSWORD, next: 'another horse 8' } }),
    ],
    [
      'had its password reset',
      async ({ email }: TestMember) => {
        await call(backend, 'passwordReset', { body: { email } });
        const token = await mailedToken(backend, email, 'reset-password');
        return call(backend, 'passwordResetConfirm', { body: { token, password: 'another horse 8' } });
      },
    ],
  ])('is told of nothing any more once it %s', async (_name, end) => {
    const { member, device } = await withDevice();
    expect((await end(member, device)).statusCode).toBe(200);
    expect([await stored(member), await sendsTo(member), (await record(member)) ?? null]).toEqual([null, null, null]);
  });

  it('is told of nothing once its session has expired, before anybody has tidied up and after', async () => {
    const { member } = await withDevice();
    ahead += 25 * HOUR;
    expect(await sendsTo(member)).toBeNull();
    const again = await logIn(backend, member.email);
    expect((await dataFrom(backend, 'currentUser', { token: again })).user.fcmtoken).toBeNull();
    await removeExpiredSessions(backend.context);
    expect([await stored(member), (await record(member)) ?? null]).toEqual([null, null]);
  });

  it('stays while another device logs out, and while other sessions expire', async () => {
    const { member, device } = await withDevice();
    expect((await call(backend, 'logout', { token: member.token })).statusCode).toBe(200);
    expect([await sendsTo(member), await record(member)]).toEqual(['device-1', 'device-1']);
    const idle = await logIn(backend, member.email);
    expect(idle).toHaveLength(43);
    for (let day = 0; day < 2; day += 1) {
      ahead += 20 * HOUR;
      await call(backend, 'currentUser', { token: device });
    }
    await removeExpiredSessions(backend.context);
    expect((await call(backend, 'currentUser', { token: idle })).statusCode).toBe(401);
    expect(await sendsTo(member)).toBe('device-1');
  });

  it('gives way to the one that registers after it, which is then not the first one’s to end', async () => {
    const { member, device } = await withDevice();
    await register(member.token, 'device-2');
    await call(backend, 'logout', { token: device });
    expect(await sendsTo(member)).toBe('device-2');
    await register(member.token, '');
    expect([await stored(member), await sendsTo(member)]).toEqual([null, null]);
  });
});
