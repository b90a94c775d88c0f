import { beforeAll, expect, it } from 'vitest';
import { call, mailsTo, PASSWORD, signUpMember } from '@/tests/setup/member';
import { post, testBackend } from '@/tests/setup/test-backend';

const OWN = 'kate.kims@example.com';
const backend = testBackend({ rateLimitFactor: 1000 });

beforeAll(async () => {
  await signUpMember(backend, { email: OWN });
});

it.each([
  ['the sign of Kelvin, which is a k in lower case', '\u212aate.kims@example.com'],
  ['an i without a dot, which is an I in upper case', 'kate.k\u0131ms@example.com'],
  ['a long s, which is an S in upper case', 'kate.kim\u017f@example.com'],
  ['a character without width', 'kate.kims@example.com\u200b'],
  ['a line break', 'kate.kims@example.com\n'],
  ['a Cyrillic a', 'k\u0430te.kims@example.com'],
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

it('an address at a domain that only looks alike is nobody else’s', async () => {
  const email = OWN.replace('example', 'ex\u0430mple');
  const before = (await mailsTo(backend, OWN)).length;
  expect((await post(backend, '/users/login', { email, password: PASSWORD, ip: '' })).statusCode).toBe(401);
  await call(backend, 'passwordReset', { body: { email } });
  expect(await mailsTo(backend, OWN)).toHaveLength(before);
  await signUpMember(backend, { email });
});

// The domain name system has one domain for all of these.
it.each([
  ['in another case', 'KATE.Kims@Example.COM'],
  ['with an ideographic full stop in its domain', 'kate.kims@example\u3002com'],
  ['with a domain of full width', 'kate.kims@\uff45xample.com'],
])('the same address %s is the same person', async (_name, email) => {
  expect((await post(backend, '/users/login', { email, password: PASSWORD, ip: '' })).statusCode).toBe(200);
  await expect(signUpMember(backend, { email })).rejects.toThrow('409');
  const before = (await mailsTo(backend, OWN)).length;
  await call(backend, 'passwordReset', { body: { email } });
  expect(await mailsTo(backend, OWN)).toHaveLength(before + 1);
});
