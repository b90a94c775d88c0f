import { describe, expect, it } from 'vitest';
import { cardsToForget } from '@/backend/api/db/schema/after-account';
import { orders } from '@/backend/api/db/schema/orders';
import { paymentMethods } from '@/backend/api/db/schema/payments';
import { externalIdentities } from '@/backend/api/db/schema/sign-in';
import { ADDRESS, newPerson, orderBody, placeOrder } from '@/tests/builders/order';
import { LOCALE_CODES, regionOfLocale } from '@/lib/config/locales';
import {
  call,
  dataFrom,
  dataOf,
  logIn,
  mailedCode,
  mailedToken,
  mailsTo,
  PASSWORD,
  signUpMember,
  type TestMember,
} from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 100 });

const NEW_PASSWORD = 'a drawer of quiet linen';
const FORGED = 'Win at https://evil.example';
const orm = () => backend.context.database.orm;

/** Somebody opens an account with an address that is not theirs and sets everything that can be set. */
async function plant(fields: Record<string, unknown> = {}): Promise<TestMember> {
  const { code } = (await dataFrom(backend, 'userInformation', { token: (await signUpMember(backend)).token })).detailReferralCode ?? {};
  const member = await signUpMember(backend, {
    firstName: FORGED,
    lastName: 'Trap',
    contactPhone: '5123 4567',
    marketing: true,
    referralCode: code,
    ...fields,
  });
  const { token } = member;
  const country = fields.country === 'sg' ? 'sg' : 'hk';
  await dataFrom(backend, 'updateUser', {
    token,
    body: { fcmtoken: 'device-of-a-stranger', notifications: { 'email.sales': false }, is_ai_outfit_recommendation: true },
  });
  if (country === 'hk') await dataFrom(backend, 'saveAddress', { token, body: { address: ADDRESS[country] } });
  await dataFrom(backend, 'choosePayout', {
    token,
    body: { method: 'fast', holder: 'A Stranger', account: country === 'hk' ? '5550 1234' : '8123 4567', password: PASSWORD },
  });
  await dataFrom(backend, 'addPaymentMethod', {
    token,
    body: { currency: country === 'hk' ? 'hkd' : 'sgd', paymentMethodNonce: 'fake-valid-nonce', default: true },
  });
  await backend.context.realtime.database?.set(`userConversations/${member.id}/information`, {
    status: 'online',
    fcmToken: 'device-of-a-stranger',
  });
  return member;
}

/** All that the account says of a person, as its owner is shown it. */
async function stands({ id }: Pick<TestMember, 'id'>, token: string) {
  const { user, contacts, detailReferralCode } = await dataFrom(backend, 'userInformation', { token });
  const { sections } = await dataFrom(backend, 'exportAccount', { token });
  return {
    firstName: user?.firstName,
    lastName: user?.lastName,
    shownToFriends: detailReferralCode?.firstName,
    contacts,
    ai: user?.is_ai_outfit_recommendation,
    notifications: user?.notifications,
    marketing: user?.marketing,
    payout: (await dataFrom(backend, 'payout', { token })).destination,
    cards: (await orm().select().from(paymentMethods)).filter(({ userId }) => userId === id).length,
    push: (await dataFrom(backend, 'currentUser', { token })).user.fcmtoken,
    told: await backend.context.realtime.database?.get(`userConversations/${id}/information/fcmToken`),
    friend: sections.profile?.[0]?.referredByCode,
    devices: sections.knownDevices?.length,
    sessions: sections.sessions?.length,
  };
}

const bare = (email: string) => {
  const firstName = email.split('@')[0];
  return {
    firstName,
    lastName: '',
    shownToFriends: firstName,
    contacts: [],
    ai: false,
    notifications: {},
    marketing: undefined,
    payout: null,
    cards: 0,
    push: null,
    told: null,
    friend: null,
    devices: 1,
    sessions: 1,
  };
};

const ask = async (email: string) => {
  await call(backend, 'passwordReset', { body: { email } });
  return mailedToken(backend, email, 'reset-password');
};
const reset = async ({ email }: TestMember, token: string | null = null) =>
  await dataFrom(backend, 'passwordResetConfirm', { token, body: { token: await ask(email), password: NEW_PASSWORD } });

describe('an account that a stranger has opened', () => {
  it('keeps nothing of theirs when the owner of the address sets a password', async () => {
    const planted = await plant();
    const before = await stands(planted, planted.token);
    expect(before).toMatchObject({
      cards: 1,
      push: 'device-of-a-stranger',
      told: 'device-of-a-stranger',
      payout: { holder: 'A Stranger' },
    });
    expect(before.contacts).toHaveLength(1);
    expect(before.friend).not.toBeNull();

    expect(await reset(planted)).toEqual({ cleared: true });
    expect((await call(backend, 'currentUser', { token: planted.token })).statusCode).toBe(401);
    expect((await call(backend, 'login', { body: { email: planted.email, password: PASSWORD, ip: '' } })).statusCode).toBe(401);
    expect(await stands(planted, await logIn(backend, planted.email, NEW_PASSWORD))).toEqual(bare(planted.email));
    // The gateway is told to forget the card.
    await expect.poll(() => orm().select().from(cardsToForget)).toEqual([]);
  });

  it('keeps nothing of theirs, nor their password, when the link is opened by nobody who is logged in', async () => {
    const planted = await plant();
    const link = await mailedToken(backend, planted.email, 'verify-email');
    expect(await dataFrom(backend, 'verifyEmail', { body: { token: link } })).toEqual({
      email: planted.email,
      cleared: true,
    });
    // Opened again, by the owner or a program that looks into mails: it says the same and takes nothing away.
    expect(await dataFrom(backend, 'verifyEmail', { body: { token: link } })).toEqual({ email: planted.email });
    expect((await call(backend, 'currentUser', { token: planted.token })).statusCode).toBe(401);
    expect((await call(backend, 'login', { body: { email: planted.email, password: PASSWORD, ip: '' } })).statusCode).toBe(401);
    expect(await reset(planted)).toEqual({});
    expect(await stands(planted, await logIn(backend, planted.email, NEW_PASSWORD))).toEqual(bare(planted.email));
  });

  it('is proven by nobody else who is logged in', async () => {
    const planted = await plant();
    const other = await signUpMember(backend);
    const link = await mailedToken(backend, planted.email, 'verify-email');
    expect(await dataFrom(backend, 'verifyEmail', { token: other.token, body: { token: link } })).toMatchObject({
      cleared: true,
    });
    expect((await call(backend, 'currentUser', { token: other.token })).statusCode).toBe(200);
    expect((await call(backend, 'currentUser', { token: planted.token })).statusCode).toBe(401);
  });

  it('takes nothing more from a session that has just ended, also from a request that was under way', async () => {
    const planted = await plant();
    const late = [
      call(backend, 'updateUser', { token: planted.token, body: { fcmtoken: 'late', firstName: FORGED, contactPhone: '5123 9999' } }),
      call(backend, 'saveAddress', { token: planted.token, body: { address: ADDRESS.hk } }),
      call(backend, 'choosePayout', {
        token: planted.token,
        body: { method: 'fast', holder: 'A Stranger', account: '5550 9999', password: PASSWORD },
      }),
    ];
    await Promise.all([reset(planted), ...late]);
    expect(await stands(planted, await logIn(backend, planted.email, NEW_PASSWORD))).toEqual(bare(planted.email));
  });

  it('leaves no way in that was prepared: a code, a link, a device, a provider', async () => {
    const planted = await plant();
    const { token } = planted;
    await call(backend, 'sendPayoutCode', { token });
    await call(backend, 'sendDeletionLink', { token });
    await orm()
      .insert(externalIdentities)
      .values({ provider: 'google', subject: 'of-a-stranger', userId: planted.id, createdAt: new Date() });
    const deletion = await mailedToken(backend, planted.email, 'account');
    const code = await mailedCode(backend, planted.email);
    await reset(planted);
    const session = await logIn(backend, planted.email, NEW_PASSWORD);
    expect((await call(backend, 'deleteAccount', { token: session, body: { token: deletion } })).json()).toMatchObject({
      code: 'TOKEN_EXPIRED',
    });
    const choice = { method: 'fast', holder: 'A Stranger', account: '5550 1234' };
    expect((await call(backend, 'choosePayout', { token: session, body: { ...choice, code } })).json()).toMatchObject({
      code: 'CODE_WRONG',
    });
    expect((await orm().select().from(externalIdentities)).filter(({ userId }) => userId === planted.id)).toEqual([]);
  });

  it('keeps what was ordered and paid, and the visit', async () => {
    const person = newPerson();
    const { body } = await orderBody(backend, { user: person });
    const { accessToken = '' } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
    const { user } = await dataFrom(backend, 'userInformation', { token: accessToken });
    const member = { id: user?.id ?? '', email: person.email, token: accessToken };
    const kept = async (token: string) => {
      const { sections } = await dataFrom(backend, 'exportAccount', { token });
      const { orders: ordered, invoices, payments, bookings, storagePlans } = sections;
      return { ordered, invoices, payments, bookings, storagePlans };
    };
    const before = await kept(accessToken);
    expect([before.ordered, before.payments, before.bookings].map((rows) => rows?.length)).toEqual([1, 1, 1]);
    await reset(member);
    const session = await logIn(backend, person.email, NEW_PASSWORD);
    expect(await kept(session)).toEqual(before);
    expect((await orm().select().from(orders)).filter(({ userId, status }) => userId === member.id && status === 'active')).toHaveLength(1);
    expect((await stands(member, session)).cards).toBe(0);
  });

  it.each(LOCALE_CODES)('tells its owner in %s what was removed, in nobody else’s words', async (locale) => {
    const planted = await plant({ locale, country: regionOfLocale(locale) });
    await reset(planted);
    const mails = await mailsTo(backend, planted.email);
    expect(JSON.stringify(mails)).not.toContain('evil.example');
    const subjects = {
      en: 'Your email address is confirmed; earlier details have been removed',
      'en-SG': 'Your email address is confirmed; earlier details have been removed',
      zh: '電郵地址已確認，之前填寫的帳戶資料已移除',
      'zh-CN': '邮箱已确认，之前填写的账户资料已移除',
      'zh-Hans': '电邮地址已确认，之前填写的账户资料已移除',
    };
    const told = mails.filter(({ subject }) => subject === subjects[locale]);
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toMatch(/^(Hello,|[你您]好：)\n/);
    expect(told[0]?.body).toMatch(/\n(When: |[时時][间間]：).+\n(Device: |裝置：|设备：).+\n/);
    const asked = mails.find(({ body }) => body.includes('/reset-password#token='));
    for (const body of [asked?.body, told[0]?.body]) expect(body).toMatch(/Google.*Apple/);
  });
});

describe('an account whose own session proves the address', () => {
  it.each([
    [
      'the mailed link',
      async ({ email, token }: TestMember) =>
        call(backend, 'verifyEmail', { token, body: { token: await mailedToken(backend, email, 'verify-email') } }),
    ],
    [
      'the same, asked to be theirs',
      async ({ email, token }: TestMember) =>
        call(backend, 'verifyEmail', { token, body: { token: await mailedToken(backend, email, 'verify-email'), asMember: true } }),
    ],
    [
      'a code for payouts',
      async ({ email, token }: TestMember) => {
        await call(backend, 'sendPayoutCode', { token });
        return call(backend, 'choosePayout', {
          token,
          body: { method: 'fast', holder: 'A Stranger', account: '5550 1234', code: await mailedCode(backend, email) },
        });
      },
    ],
  ])('keeps everything, by %s', async (_name, prove) => {
    const member = await plant();
    const before = await stands(member, member.token);
    expect((await prove(member)).statusCode).toBe(200);
    expect(await stands(member, member.token)).toEqual(before);
    // Proven once, nothing is a stranger's any more.
    expect(await reset(member)).toEqual({});
    const after = await stands(member, await logIn(backend, member.email, NEW_PASSWORD));
    expect(after).toEqual({ ...before, push: null, told: null, devices: before.devices });
  });

  it('keeps everything when a new password is set in the browser that is logged in', async () => {
    const member = await plant();
    const before = await stands(member, member.token);
    expect(await reset(member, member.token)).toEqual({});
    expect((await call(backend, 'currentUser', { token: member.token })).statusCode).toBe(401);
    expect(await stands(member, await logIn(backend, member.email, NEW_PASSWORD))).toEqual({ ...before, push: null, told: null });
  });

  it('is not proven by a page that wants to keep what was entered and is logged in to nothing', async () => {
    const member = await plant();
    const link = await mailedToken(backend, member.email, 'verify-email');
    const answer = await call(backend, 'verifyEmail', { body: { token: link, asMember: true } });
    expect(answer.json()).toMatchObject({ code: 'ACCOUNT_PROOF_REQUIRED' });
    expect((await stands(member, member.token)).cards).toBe(1);
    expect(await dataFrom(backend, 'verifyEmail', { token: member.token, body: { token: link, asMember: true } })).toEqual({
      email: member.email,
    });
    // It is confirmed: whoever opens the link now is told so.
    expect(await dataFrom(backend, 'verifyEmail', { body: { token: link, asMember: true } })).toEqual({
      email: member.email,
    });
  });
});
