import { describe, expect, it } from 'vitest';
import { hash } from '@node-rs/argon2';
import { call, logIn, mailedToken, PASSWORD, signUpMember } from '@/tests/setup/member';
import { newPerson, orderBody, placeOrder } from '@/tests/builders/order';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend();

/** Each by another text than the one that is hashed would pass. */
const POOR = [
  ['full-width letters', 'ｐａｓｓｗｏｒｄ１', 'password.common'],
  ['a rare one of the list, in full width', 'ｂｕｄｄｙ１２３', 'password.common'],
  ['a zero-width space', 'pass\u200bword1', 'password.common'],
  ['blanks between', 'q w e r t y', 'password.common'],
  ['three letters with accents', 'a\u0301e\u0301i\u0301', 'string.min'],
  ['three letters with accents that stay apart', 'q\u0301q\u0302w\u0303', 'string.min'],
  ['the first name', 'Rosalind', 'password.personal'],
] as const;

const person = { firstName: 'Rosalind', lastName: 'Franklin' };

describe.each(POOR)('%s', (_name, password, code) => {
  it('is refused alike by a sign-up, an order, a reset and a change', async () => {
    const { email, token } = await signUpMember(backend, person);
    await call(backend, 'passwordReset', { body: { email } });
    const { body } = await orderBody(backend, { user: newPerson({ ...person, password }) });
    const answers = [
      await call(backend, 'signup', { body: { email: 'poor@example.com', password, ...person } }),
      await placeOrder(backend, body),
      await call(backend, 'passwordResetConfirm', { body: { token: await mailedToken(backend, email, 'reset-password'), password } }),
      await call(backend, 'changePassword', { token, body: { current: PASSWORD, next: password } }),
    ];
    expect(answers.map((answer) => answer.json().errors)).toEqual(answers.map(() => [expect.objectContaining({ code })]));
    expect(answers.map((answer) => answer.json().code)).toEqual(answers.map(() => 'PASSWORD_POLICY'));
  });
});

describe('a password that stands', () => {
  it('opens the account in each spelling of its characters', async () => {
    const { email } = await signUpMember(backend, { password: 'café ｎｏｉｒ 7' });
    for (const typed of ['café noir 7', 'cafe\u0301 noir 7', 'ｃａｆé　ｎｏｉｒ　７']) {
      expect(await logIn(backend, email, typed)).toHaveLength(43);
    }
  });

  it('still opens it where the version before has hashed it, also one that would not be taken any more', async () => {
    const { id, email } = await signUpMember(backend);
    for (const old of ['ｐａｓｓｗｏｒｄ', 'a\u0301e\u0301i\u0301', 'zero\u200bwidth', '👩\u200d👩\u200d👧 home']) {
      const stored = await hash(old.normalize('NFKC'), { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
      await backend.context.database.orm.execute(`update password_credentials set hash = '${stored}' where user_id = '${id}'`);
      expect(await logIn(backend, email, old)).toHaveLength(43);
    }
  });
});
