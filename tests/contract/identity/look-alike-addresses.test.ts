import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, mailsTo, PASSWORD, signUpMember } from '@/tests/setup/member';
import { createTestBackend, post, type TestBackend } from '@/tests/setup/test-backend';

const OWN = 'kate.kim@example.com';
let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend({ rateLimitFactor: 1000 });
  await signUpMember(backend, { email: OWN });
});
afterAll(() => backend.remove());

it.each([
  ['the sign of Kelvin, which is a k in lower case', '\u212aate.kim@example.com'],
  ['an i without a dot, which is an I in upper case', 'kate.k\u0131m@example.com'],
  ['a letter of full width', '\uff4bate.kim@example.com'],
  ['a long s, which is an S in upper case', 'kate.kim@example.com'.replace('x', 'x\u017f')],
  ['an ideographic full stop', 'kate.kim@example\u3002com'],
  ['a character without width', 'kate.kim@example.com\u200b'],
  ['a line break', 'kate.kim@example.com\n'],
  ['a Cyrillic a', 'k\u0430te.kim@example.com'],
])('an address with %s is nobody else’s', async (_name, email) => {
  const before = (await mailsTo(backend, OWN)).length;
  const answers = [
    await post(backend, '/users/login', { email, password: PASSWORD, ip: '' }),
    await post(backend, '/users/check-email', { email }),
    await call(backend, 'passwordReset', { body: { email } }),
    await call(backend, 'newsletterSignup', { body: { emailAddress: email } }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
  expect(await mailsTo(backend, OWN)).toHaveLength(before);
  await expect(signUpMember(backend, { email })).rejects.toThrow('400');
});

it('the same address in another case is the same person', async () => {
  const email = 'KATE.Kim@Example.COM';
  expect((await post(backend, '/users/login', { email, password: PASSWORD, ip: '' })).statusCode).toBe(200);
  await expect(signUpMember(backend, { email })).rejects.toThrow('409');
});
