import { describe, expect, it } from 'vitest';
import { newCustomerRules } from '@/components/auth/auth-rules';
import { problemsOf } from '@/tests/setup/form-problems';
import { passwordProblem } from '@/lib/domain/account/password-problem';
import disguised from './disguised-passwords.json';

const EMAIL = 'Meiling@Example.com';
const problemOf = (password: string, email = EMAIL) => passwordProblem(password, email, { minLength: 6, maxLength: 128 });

const TOO_SHORT = { code: 'string.min', params: { min: 6 } };
const TOO_LONG = { code: 'string.max', params: { max: 128 } };
const BLANK = { code: 'whitespace' };
const COMMON = { code: 'password.common' };
const PERSONAL = { code: 'password.personal' };
const PROBLEMS = { TOO_SHORT, TOO_LONG, COMMON, PERSONAL };

describe('a new password', () => {
  it.each([
    ['nothing', '', TOO_SHORT],
    ['one character too few', 'linen', TOO_SHORT],
    ['spaces too few', '     ', TOO_SHORT],
    ['as few as may be', 'linenq', null],
    ['five of two units each', '👗👜👠👗👜', TOO_SHORT],
    ['six of two units each', '👗👜👠👗👜👠', null],
    ['one that is of another script', '衣櫃很安靜的', null],
    ['as many as may be', 'ab'.repeat(64), null],
    ['one too many', `${'ab'.repeat(64)}c`, TOO_LONG],
    ['as many of two units each', '👗👜'.repeat(64), null],
  ])('is counted by its characters: %s', (_name, password, problem) => expect(problemOf(password)).toEqual(problem));

  it.each([
    ['spaces', '      ', BLANK],
    ['blanks of several kinds', ' \t \u3000 \n', BLANK],
    ['a word with spaces around', ' linen ', null],
  ])('is more than blanks: %s', (_name, password, problem) => expect(problemOf(password)).toEqual(problem));

  it.each([
    ['the first guess of everybody', 'password1', COMMON],
    ['a guess in capitals', 'PassWord1', COMMON],
    ['figures in a row', '123456', COMMON],
    ['one character over and over', 'zzzzzzz', COMMON],
    ['one letter in two cases', 'zZzZzZz', COMMON],
    ['one sign over and over', '👗👗👗👗👗👗', COMMON],
    ['two characters in turn', 'zyzyzy', null],
    ['a guess with something behind it', 'password1?', null],
  ])('is not what is tried first: %s', (_name, password, problem) => expect(problemOf(password)).toEqual(problem));

  it.each([
    ['the name in it', 'meiling', PERSONAL],
    ['the name in capitals', 'MEILING', PERSONAL],
    ['the whole', 'meiling@example.com', PERSONAL],
    ['the whole in other capitals', 'MEILING@example.COM', PERSONAL],
    ['the name and one more', 'meiling8', null],
    ['the host', 'example.com', null],
  ])('is not the address of its account: %s', (_name, password, problem) => expect(problemOf(password)).toEqual(problem));

  it.each(disguised as [string, string, keyof typeof PROBLEMS | null][])('is judged as it is hashed: %s', (_name, password, problem) =>
    expect(problemOf(password)).toEqual(problem && PROBLEMS[problem]),
  );

  it.each([
    ['the given name', 'rosalind'],
    ['the family name in capitals', 'FRANKLIN'],
    ['both', 'rosalindfranklin'],
    ['both, the family first', 'Franklin Rosalind'],
    ['the given name in full width', 'ｒｏｓａｌｉｎｄ'],
  ])('is not the name of its person: %s', async (_name, password) => {
    const policy = { minLength: 6, maxLength: 128 };
    expect(passwordProblem(password, EMAIL, policy, ['Rosalind', 'Franklin'])).toEqual(PERSONAL);
    expect(passwordProblem(password, EMAIL, policy, ['', ''])).toBeNull();
    // Also while another field is wrong.
    const names = { firstName: 'Rosalind', lastName: 'Franklin' };
    expect(await problemsOf(newCustomerRules(policy), { email: 'rosalind@', ...names, password })).toEqual([
      { path: 'email', code: 'email' },
      { path: 'password', ...PERSONAL },
    ]);
  });

  it('is judged while no address has been typed yet', () => {
    expect(problemOf('linenq', '')).toBeNull();
    expect(problemOf('zzzzzzz', '')).toEqual(COMMON);
  });

  it('is counted by the policy that it is given', () => {
    const policy = { minLength: 8, maxLength: 10 };
    expect(passwordProblem('linen q', EMAIL, policy)).toEqual({ code: 'string.min', params: { min: 8 } });
    expect(passwordProblem('linen qrst', EMAIL, policy)).toBeNull();
    expect(passwordProblem('linen qrstu', EMAIL, policy)).toEqual({ code: 'string.max', params: { max: 10 } });
  });
});
