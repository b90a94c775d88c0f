import { describe, expect, it } from 'vitest';
import { call, dataOf, logIn, mailsTo, PASSWORD, signUpMember } from '@/tests/setup/member';
import { createTestBackend, testBackend } from '@/tests/setup/test-backend';

const NEXT = 'a longer horse 8';
const backend = testBackend();

const change = (token: string, current: string, next: string) => call(backend, 'changePassword', { token, body: { current, next } });
const isAlive = async (token: string) => (await call(backend, 'currentUser', { token })).statusCode === 200;

describe('a password', () => {
  it('is changed by the present one: this session stays, the others end, the old password is dead, a mail says so', async () => {
    const { email, token } = await signUpMember(backend);
    const other = await logIn(backend, email);
    expect(dataOf('changePassword', await change(token, PASSWORD, NEXT))).toEqual({});
    expect([await isAlive(token), await isAlive(other)]).toEqual([true, false]);
    expect((await call(backend, 'login', { body: { email, password: PASSWORD, ip: '' } })).statusCode).toBe(401);
    expect(await logIn(backend, email, NEXT)).toHaveLength(43);
    expect((await mailsTo(backend, email)).at(-1)?.subject).toBe('Your password has been changed');
  });

  it.each([
    ['not this one', NEXT, 403, 'PASSWORD_WRONG', { path: 'current', code: 'wrong' }],
    ['', NEXT, 403, 'PASSWORD_WRONG', { path: 'current', code: 'required' }],
    [PASSWORD, 'short', 400, 'PASSWORD_POLICY', { path: 'next', code: 'string.min' }],
    [PASSWORD, 'password1', 400, 'PASSWORD_POLICY', { path: 'next', code: 'password.common' }],
  ])('from %j to %j is refused, and nothing changes', async (current, next, statusCode, code, field) => {
    const { email, token } = await signUpMember(backend);
    const other = await logIn(backend, email);
    expect((await change(token, current, next)).json()).toMatchObject({ statusCode, code, errors: [field] });
    expect(await isAlive(other)).toBe(true);
    expect(await logIn(backend, email)).toHaveLength(43);
  });

  it('that was changed while the answer was lost is changed, for whoever presses again, and once', async () => {
    const { id, email, token } = await signUpMember(backend);
    await change(token, PASSWORD, NEXT);
    expect(dataOf('changePassword', await change(token, PASSWORD, NEXT))).toEqual({});
    expect((await change(token, PASSWORD, 'another horse 9')).statusCode).toBe(403);
    expect((await mailsTo(backend, email)).filter(({ subject }) => subject === 'Your password has been changed')).toHaveLength(1);
    await backend.context.database.orm.execute(
      `update password_credentials set changed_at = changed_at - interval '11 minutes' where user_id = '${id}'`,
    );
    expect((await change(token, PASSWORD, NEXT)).statusCode).toBe(403);
  });

  it('cannot be guessed through a borrowed session', async () => {
    const strict = await createTestBackend({ rateLimitFactor: 1 });
    const { token } = await signUpMember(strict);
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_unused, index) =>
        call(strict, 'changePassword', { token, body: { current: `guess ${index}`, next: NEXT } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array<number>(10).fill(403), ...Array<number>(4).fill(429)]);
    await strict.remove();
  });
});
