import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '@/lib/contract/call';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { call, dataOf, mailedToken, PASSWORD, signUpMember, type TestMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

let backend: TestBackend;
let log = '';
let one: TestMember;
let other: TestMember;

const OTHERS = { firstName: 'Ottoline', lastName: 'Zhou-Bell', contactPhone: '5551 7777' };
const memberCalls = (Object.values(CALLS) as Call[]).filter(({ audience }) => audience !== 'anyone').map(({ name }) => name as CallName);

beforeAll(async () => {
  const sink = new PassThrough();
  sink.on('data', (chunk: Buffer) => (log += chunk.toString()));
  backend = await createTestBackend({ logLevel: 'trace' }, { logTo: sink });
  one = await signUpMember(backend);
  other = await signUpMember(backend, OTHERS);
});
afterAll(() => backend.remove());

describe('two members', () => {
  it.each(memberCalls)('%s shows one nothing of the other, also when their ids are asked for', async (name) => {
    const [mine] = dataOf('sessions', await call(backend, 'sessions', { token: other.token })).sessions;
    for (const id of [other.id, other.email, mine?.id ?? '']) {
      const params = { id, invoiceId: id };
      const answer = await call(backend, name, { token: one.token, params, headers: { 'x-user-id': other.id, cookie: `accessToken=${other.token}` } });
      for (const secret of [other.email, other.token, OTHERS.lastName, OTHERS.contactPhone]) expect(answer.body).not.toContain(secret);
      if (name === 'logout') one = { ...one, token: dataOf('login', await call(backend, 'login', { body: { email: one.email, password: PASSWORD, ip: '' } })).accessToken };
    }
    expect((await call(backend, 'currentUser', { token: other.token })).statusCode).toBe(200);
  });

  it('end no session of each other', async () => {
    const [theirs] = dataOf('sessions', await call(backend, 'sessions', { token: other.token })).sessions;
    expect((await call(backend, 'endSession', { token: one.token, params: { id: theirs?.id ?? '' } })).statusCode).toBe(404);
    expect((await call(backend, 'currentUser', { token: other.token })).statusCode).toBe(200);
  });

  it('change nothing of each other', async () => {
    await call(backend, 'updateUser', { token: one.token, body: { firstName: 'Changed', marketing: true, fcmtoken: 'x', contactPhone: '5550 0000' } });
    const { user, contacts } = dataOf('userInformation', await call(backend, 'userInformation', { token: other.token }));
    expect(user).toMatchObject({ firstName: OTHERS.firstName, lastName: OTHERS.lastName });
    expect(user?.marketing).toBeUndefined();
    expect(contacts).toEqual([expect.objectContaining({ contactPhone: OTHERS.contactPhone })]);
  });

  it('delete only themselves', async () => {
    const third = await signUpMember(backend);
    expect((await call(backend, 'deleteAccount', { token: third.token, body: { password: PASSWORD } })).statusCode).toBe(200);
    expect((await call(backend, 'currentUser', { token: other.token })).statusCode).toBe(200);
  });
});

describe('a call of members', () => {
  it.each((Object.values(CALLS) as Call[]).filter(({ audience, body, query }) => audience === 'member' && !body && !query).map(({ name }) => name as CallName))(
    '%s is closed without a session and with a dead one',
    async (name) => {
      expect((await call(backend, name)).statusCode).toBe(401);
      expect((await call(backend, name, { token: 'A'.repeat(43) })).statusCode).toBe(401);
    },
  );
});

describe('the log', () => {
  it('holds nothing personal of all this', async () => {
    await call(backend, 'passwordReset', { body: { email: other.email } });
    const token = await mailedToken(backend, other.email, 'reset-password');
    await call(backend, 'passwordResetConfirm', { body: { token, password: 'short' } });
    await call(backend, 'login', { body: { email: other.email, password: 'secret guess', ip: '203.0.113.7' } });
    expect(log.split('\n').length).toBeGreaterThan(50);
    for (const secret of ['@example.com', OTHERS.firstName, OTHERS.lastName, OTHERS.contactPhone, PASSWORD, 'secret guess', one.token, other.token, token, other.id, '203.0.113.7']) {
      expect(log).not.toContain(secret);
    }
  });
});
