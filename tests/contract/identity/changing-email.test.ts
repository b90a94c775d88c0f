import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { gifts } from '@/backend/api/db/schema/payments';
import { users } from '@/backend/api/db/schema/users';
import { LOCALE_CODES, regionOfLocale } from '@/lib/config/locales';
import { call, codeOf, dataFrom, dataOf, logIn, mailedToken, mailsTo, PASSWORD, signUpMember, type TestMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { EMAIL_CHANGE_MARK } from '@/lib/config/routes';

const DAY_MS = 86_400_000;
let ahead = 0;
const backend = testBackend({ rateLimitFactor: 20 }, { clock: () => new Date(Date.UTC(2026, 10, 23, 2) + ahead) });

let count = 0;
const newAddress = () => `moved-${(count += 1)}@example.com`;

/** A member whose address is confirmed, as nearly all are. */
async function proven(fields: Record<string, unknown> = {}): Promise<TestMember> {
  const member = await signUpMember(backend, fields);
  const token = await mailedToken(backend, member.email, 'verify-email');
  await dataFrom(backend, 'verifyEmail', { token: member.token, body: { token } });
  return member;
}

const ask = (member: TestMember, email: string, rest: object = { password: PASSWORD }) =>
  call(backend, 'changeEmail', { token: member.token, body: { email, ...rest } });
const pending = async ({ token }: TestMember) => (await dataFrom(backend, 'emailChange', { token })).change;

async function linkTo(address: string): Promise<string> {
  const token = await mailedToken(backend, address, 'verify-email');
  expect(token.startsWith(EMAIL_CHANGE_MARK), `the newest link to ${address} is one of a change`).toBe(true);
  return token.slice(EMAIL_CHANGE_MARK.length);
}
const decide = (token: string, decision: 'look' | 'confirm' | 'stop', session: string | null = null) =>
  call(backend, 'decideEmailChange', { token: session, body: { token, decision } });
const stateOf = async (...given: Parameters<typeof decide>) => dataOf('decideEmailChange', await decide(...given)).state;
const subjectsTo = async (address: string) => (await mailsTo(backend, address)).map(({ subject }) => subject);

describe('a new address', () => {
  it.each([
    ['the present one first', 'old'],
    ['the new one first', 'new'],
  ])('counts once both have confirmed it, %s, and no sooner', async (_order, first) => {
    const member = await proven();
    const elsewhere = await logIn(backend, member.email);
    const to = newAddress();
    dataOf('changeEmail', await ask(member, to));
    const [ofOld, ofNew] = [await linkTo(member.email), await linkTo(to)];
    expect(await stateOf(ofOld, 'look')).toBe('open');
    expect(await pending(member)).toMatchObject({ to, isOldProven: false, isNewProven: false });
    const steps = [() => stateOf(ofOld, 'confirm'), () => stateOf(ofNew, 'confirm', member.token)];
    if (first === 'new') steps.reverse();
    expect(await steps[0]?.()).toBe('waiting');
    expect(await logIn(backend, member.email)).toHaveLength(43);
    expect(await steps[1]?.()).toBe('done');
    // A link that is pressed again says what was done, and does nothing.
    expect([await stateOf(ofOld, 'confirm'), await stateOf(ofOld, 'stop')]).toEqual(['done', 'done']);

    expect(await logIn(backend, to)).toHaveLength(43);
    expect((await call(backend, 'login', { body: { email: member.email, password: PASSWORD, ip: '' } })).statusCode).toBe(401);
    expect((await call(backend, 'currentUser', { token: member.token })).statusCode).toBe(200);
    expect((await call(backend, 'currentUser', { token: elsewhere })).statusCode).toBe(401);
    const { user } = await dataFrom(backend, 'userInformation', { token: member.token });
    expect(user).toMatchObject({ email: to, emailVerified: true });
    expect(await pending(member)).toBeNull();
    expect(await subjectsTo(member.email)).toContain('The email address of your account has changed');
    const { sections } = await dataFrom(backend, 'exportAccount', { token: member.token });
    expect(sections.emailChange).toEqual([expect.objectContaining({ from: member.email, to })]);
    expect(sections.securityRecords).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'email-changed' })]));
  });

  it('leaves nothing that was mailed to the address of before as a way in', async () => {
    const member = await proven();
    await call(backend, 'passwordReset', { body: { email: member.email } });
    const reset = await mailedToken(backend, member.email, 'reset-password');
    const to = newAddress();
    await ask(member, to);
    await stateOf(await linkTo(member.email), 'confirm');
    expect(await stateOf(await linkTo(to), 'confirm', member.token)).toBe('done');
    const answer = await call(backend, 'passwordResetConfirm', { body: { token: reset, password: 'a drawer of quiet linen' } });
    expect(codeOf(answer)).toBe('TOKEN_EXPIRED');
  });

  it('takes along what the member has by the address', async () => {
    const member = await proven();
    const { orm } = backend.context.database;
    const at = new Date(Date.UTC(2026, 10, 1));
    const gift = {
      packageId: 'gift',
      country: 'hk' as const,
      value: 100,
      balance: 100,
      buyerName: 'Ada',
      recipientName: 'Bo',
      message: '',
    };
    await orm.insert(gifts).values({
      ...gift,
      id: `gift-${member.id}`,
      code: `GIFT-${count}`,
      reference: `G-${count}`,
      buyerEmail: member.email,
      boughtAt: at,
      expiresAt: new Date(at.getTime() + 300 * DAY_MS),
    });
    await dataFrom(backend, 'newsletterSignup', { body: { emailAddress: member.email } });
    const to = newAddress();
    await ask(member, to);
    await stateOf(await linkTo(member.email), 'confirm');
    await stateOf(await linkTo(to), 'confirm', member.token);
    const { sections } = await dataFrom(backend, 'exportAccount', { token: member.token });
    expect([sections.gifts?.length, sections.newsletter?.length]).toEqual([1, 1]);
  });

  it('is not asked for by somebody who holds the session alone', async () => {
    const member = await proven();
    expect(codeOf(await ask(member, newAddress(), {}))).toBe('PASSWORD_WRONG');
    expect(codeOf(await ask(member, newAddress(), { password: 'another horse 8' }))).toBe('PASSWORD_WRONG');
    expect(codeOf(await ask(member, member.email))).toBe('VALIDATION');
    expect(await pending(member)).toBeNull();
  });

  it('is asked for without a password where the account has none: the link to its address is the proof', async () => {
    const member = await proven();
    await backend.context.database.orm.execute(`delete from password_credentials where user_id = '${member.id}'`);
    const to = newAddress();
    dataOf('changeEmail', await ask(member, to, {}));
    expect(await stateOf(await linkTo(to), 'confirm', member.token)).toBe('waiting');
    expect(await stateOf(await linkTo(member.email), 'confirm')).toBe('done');
  });

  it('ends by itself after a day, and with the next that is asked for', async () => {
    const member = await proven();
    const [first, second] = [newAddress(), newAddress()];
    await ask(member, first);
    const old = [await linkTo(member.email), await linkTo(first)];
    await ask(member, second);
    for (const token of old) expect(codeOf(await decide(token, 'look'))).toBe('TOKEN_EXPIRED');
    const next = await linkTo(member.email);
    ahead += DAY_MS;
    expect(codeOf(await decide(next, 'confirm'))).toBe('TOKEN_EXPIRED');
    expect(await pending({ ...member, token: await logIn(backend, member.email) })).toBeNull();
  });

  it('is stopped from the mail to the present address, and in the account', async () => {
    const member = await proven();
    const to = newAddress();
    await ask(member, to);
    const ofNew = await linkTo(to);
    expect(await stateOf(await linkTo(member.email), 'stop')).toBe('stopped');
    expect(codeOf(await decide(ofNew, 'confirm', member.token))).toBe('TOKEN_EXPIRED');
    await ask(member, to);
    await dataFrom(backend, 'stopEmailChange', { token: member.token });
    expect(codeOf(await decide(await linkTo(to), 'confirm', member.token))).toBe('TOKEN_EXPIRED');
    expect(await logIn(backend, member.email)).toHaveLength(43);
  });

  it('comes about once where both links are pressed at the same moment', async () => {
    const member = await proven();
    const to = newAddress();
    await ask(member, to);
    const [ofOld, ofNew] = [await linkTo(member.email), await linkTo(to)];
    const states = await Promise.all([stateOf(ofOld, 'confirm'), stateOf(ofNew, 'confirm', member.token)]);
    expect(states.sort()).toEqual(['done', 'waiting']);
    expect((await subjectsTo(member.email)).filter((subject) => subject === 'The email address of your account has changed')).toHaveLength(
      1,
    );
  });
});

describe('somebody who has nothing to do with it', () => {
  it('is not told by the answer that another account has the address; its owner is by mail, and nothing changes', async () => {
    const [member, other] = [await proven(), await proven()];
    const free = dataOf('changeEmail', await ask(member, newAddress())).change;
    const taken = dataOf('changeEmail', await ask(member, other.email)).change;
    expect(Object.keys(taken)).toEqual(Object.keys(free));
    expect(await subjectsTo(other.email)).toContain('This address already has an account');
    expect(await stateOf(await linkTo(member.email), 'confirm')).toBe('waiting');
    expect(await logIn(backend, other.email)).toHaveLength(43);
    expect((await mailsTo(backend, other.email)).at(-1)?.body).not.toContain(member.email);
  });

  it('who opens an account at the address meanwhile keeps it', async () => {
    const member = await proven();
    const to = newAddress();
    await ask(member, to);
    const [ofOld, ofNew] = [await linkTo(member.email), await linkTo(to)];
    await backend.context.database.orm
      .update(users)
      .set({ email: to })
      .where(eq(users.id, (await proven()).id));
    await stateOf(ofOld, 'confirm');
    expect(codeOf(await decide(ofNew, 'confirm', member.token))).toBe('EMAIL_TAKEN');
  });

  it('cannot be made the owner of an account by their own letter box alone', async () => {
    const member = await proven();
    const to = newAddress();
    await ask(member, to);
    const ofNew = await linkTo(to);
    await stateOf(await linkTo(member.email), 'confirm');
    const { token: another } = await proven();
    for (const session of [null, another]) expect(codeOf(await decide(ofNew, 'confirm', session))).toBe('ACCOUNT_PROOF_REQUIRED');
    const mail = (await mailsTo(backend, to)).at(-1);
    expect(mail?.body).not.toMatch(/Ada|member-/);
    expect(await stateOf(ofNew, 'stop')).toBe('stopped');
  });

  it('at an address that nobody has confirmed is not told the new one, has nothing to confirm, and can stop it', async () => {
    const member = await signUpMember(backend);
    const to = newAddress();
    dataOf('changeEmail', await ask(member, to));
    const ofOld = await linkTo(member.email);
    expect((await mailsTo(backend, member.email)).at(-1)?.body).not.toContain(to);
    expect(dataOf('decideEmailChange', await decide(ofOld, 'look'))).toEqual({ side: 'old', state: 'waiting', to: null });
    expect(await stateOf(await linkTo(to), 'confirm', member.token)).toBe('done');
    expect(await logIn(backend, to)).toHaveLength(43);
  });

  it('gets no more than three mails an hour, whoever asks', async () => {
    const to = newAddress();
    const answers: number[] = [];
    for (let press = 0; press < 4; press += 1) answers.push((await ask(await proven(), to)).statusCode);
    expect(answers).toEqual([200, 200, 200, 429]);
    expect(await mailsTo(backend, to)).toHaveLength(3);
  });
});

it.each(LOCALE_CODES)('another address is asked for and told by mail in %s', async (locale) => {
  const member = await proven({ locale, country: regionOfLocale(locale) });
  const to = newAddress();
  await ask(member, to);
  await stateOf(await linkTo(member.email), 'confirm');
  await stateOf(await linkTo(to), 'confirm', member.token);
  const bodies = [...(await mailsTo(backend, member.email)).slice(1), ...(await mailsTo(backend, to))].map(({ body }) => body);
  expect(bodies).toHaveLength(3);
  for (const body of bodies) expect(body).not.toMatch(/\{\{|undefined/);
});
