import { describe, expect, it } from 'vitest';
import { users } from '@/backend/api/db/schema/users';
import { removeAccount } from '@/backend/api/modules/account/delete-account';
import { call, dataFrom, dataOf, logIn, mailedToken, mailsTo, PASSWORD, signUpMember } from '@/tests/setup/member';
import { bookingOn } from '@/tests/contract/wardrobe/support';
import { post, testBackend } from '@/tests/setup/test-backend';
import { readRows } from '@/tests/setup/read-rows';

const backend = testBackend();

const information = (token: string) => dataFrom(backend, 'userInformation', { token });

describe('information', () => {
  it('holds profile, contact and the own code with its link', async () => {
    const { id, email, token } = await signUpMember(backend, {
      firstName: ' Ada ',
      contactPhone: '5550 9999',
      locale: 'zh',
      marketing: false,
    });
    const { user, contacts, detailReferralCode } = await information(token);
    expect(user).toMatchObject({
      id,
      email,
      firstName: 'Ada',
      locale: 'zh',
      is_ai_outfit_recommendation: false,
      emailVerified: false,
      marketing: false,
      hasPassword: true,
    });
    expect(contacts).toEqual([{ contactName: 'Ada Lo', contactPhoneCode: '+852', contactPhone: '5550 9999' }]);
    expect(detailReferralCode).toMatchObject({
      valid: true,
      link: `http://hk.localhost:3000/zh/pakt-referrals?ref=${detailReferralCode?.code}`,
      friendReward: 30_000,
      referrerReward: 20_000,
      referrals: [],
    });
  });

  it('of a guest holds the offer of a code, as before', async () => {
    const answer = await backend.app.inject({
      url: '/users/information?referralCode=meiling',
      headers: { origin: 'http://hk.localhost:3000' },
    });
    expect(dataOf('userInformation', answer)).toEqual({
      user: null,
      contacts: [],
      detailReferralCode: { code: 'MEILING', valid: true, firstName: 'Mei Ling', friendReward: 30_000, referrerReward: 20_000 },
    });
  });
});

describe('the profile', () => {
  it('changes what is sent and leaves the rest', async () => {
    const { token } = await signUpMember(backend);
    await call(backend, 'updateUser', { token, body: { firstName: 'Grace', notifications: { chat: true, offers: false } } });
    const answer = await call(backend, 'updateUser', {
      token,
      body: {
        is_ai_outfit_recommendation: true,
        locale: 'zh-Hans',
        contactPhone: '8123 4567',
        contactPhoneCode: '+65',
        notifications: { offers: true },
      },
    });
    expect(dataOf('updateUser', answer).user).toMatchObject({
      firstName: 'Grace',
      lastName: 'Lo',
      locale: 'zh-Hans',
      is_ai_outfit_recommendation: true,
      notifications: { chat: true, offers: true },
    });
    const after = await information(token);
    expect(after.contacts).toEqual([{ contactName: 'Grace Lo', contactPhoneCode: '+65', contactPhone: '8123 4567' }]);
    expect(after.detailReferralCode).toMatchObject({ firstName: 'Grace' });
  });

  it('takes a person of one name: as a new account, and who had to invent another', async () => {
    const { token } = await signUpMember(backend, { firstName: 'Suhartini', lastName: '' });
    expect((await information(token)).user).toMatchObject({ firstName: 'Suhartini', lastName: '' });
    const { token: other } = await signUpMember(backend, {
      firstName: 'Kaveri',
      lastName: 'Kaveri',
      contactPhone: '8123 4567',
      contactPhoneCode: '+65',
    });
    expect((await call(backend, 'updateUser', { token: other, body: { lastName: '' } })).statusCode).toBe(200);
    expect((await information(other)).contacts).toMatchObject([{ contactName: 'Kaveri' }]);
  });

  it('keeps the push token until it is emptied', async () => {
    const { token } = await signUpMember(backend);
    const tokenAfter = async (fcmtoken: string) => {
      await call(backend, 'updateUser', { token, body: { fcmtoken } });
      return (await dataFrom(backend, 'currentUser', { token })).user.fcmtoken;
    };
    expect([await tokenAfter('a-push-token'), await tokenAfter('')]).toEqual(['a-push-token', null]);
  });

  it('keeps the address by the rules of a booking, and fills the next one in with it', async () => {
    const { token } = await signUpMember(backend, { contactPhone: '5550 9999' });
    const { address } = bookingOn('2026-11-25', '09-11');
    const saved = await dataFrom(backend, 'saveAddress', { token, body: { address } });
    expect(saved.contacts).toEqual([{ contactName: 'Ada Lo', contactPhoneCode: '+852', contactPhone: '5550 9999', address }]);
    expect((await information(token)).contacts).toEqual(saved.contacts);
    for (const wrong of [{ district: 'atlantis' }, { addressOne: ' ' }, { zipCode: '238824' }, { manyEntranceGate: true }]) {
      expect((await call(backend, 'saveAddress', { token, body: { address: { ...address, ...wrong } } })).json()).toMatchObject({
        statusCode: 400,
        code: 'VALIDATION',
      });
    }
    expect((await information(token)).contacts).toEqual(saved.contacts);
    // Who has no number yet is asked for it by the booking.
    const other = await signUpMember(backend, { country: 'sg' });
    const { districts } = await dataFrom(backend, 'priceService', { body: { country: 'sg' } });
    const district = districts.find(({ sectors }) => sectors?.includes('23'))?.id ?? '';
    expect(
      (await dataFrom(backend, 'saveAddress', { token: other.token, body: { address: { ...address, district, zipCode: '238824' } } }))
        .contacts,
    ).toMatchObject([{ contactPhoneCode: '+65', contactPhone: '', address: { zipCode: '238824' } }]);
    expect((await information(other.token)).user?.country).toBe('sg');
  });

  it('keeps a receipt of every answer to marketing', async () => {
    const { token } = await signUpMember(backend, { marketing: true });
    await call(backend, 'updateUser', { token, body: { marketing: false } });
    const { receipts } = await dataFrom(backend, 'consents', { token });
    expect(receipts.map(({ granted, source }) => ({ granted, source }))).toEqual([
      { granted: false, source: 'profile' },
      { granted: true, source: 'signup' },
    ]);
    expect((await information(token)).user?.marketing).toBe(false);
  });

  it.each([
    [{ contactPhone: '1234' }],
    [{ contactPhone: '5123 4567', contactPhoneCode: '+65' }],
    [{ firstName: '' }],
    [{ firstName: 'x'.repeat(81) }],
    [{ locale: 'fr' }],
    [{ contactPhone: 'call me' }],
    [{ is_ai_outfit_recommendation: 'yes' }],
    [{ email: 'other@example.com' }],
    [{ id: 'demo-hk' }],
    [{ fcmtoken: 'x'.repeat(4_097) }],
    [{ notifications: { chat: 1 } }],
    [[]],
    [null],
    ['text'],
    [{ notifications: Object.fromEntries(Array.from({ length: 31 }, (_unused, index) => [`kind-${index}`, true])) }],
  ])('refuses %j', async (body) => {
    const { token } = await signUpMember(backend);
    const before = await information(token);
    expect((await call(backend, 'updateUser', { token, body })).json()).toMatchObject({ statusCode: 400, code: 'VALIDATION' });
    expect(await information(token)).toEqual(before);
  });
});

describe('the address', () => {
  it('is confirmed by the mailed link, which says the same when it is opened again, for a day', async () => {
    const { email, token } = await signUpMember(backend);
    const link = await mailedToken(backend, email, 'verify-email');
    expect(await dataFrom(backend, 'verifyEmail', { token, body: { token: link } })).toEqual({ email });
    expect(await dataFrom(backend, 'verifyEmail', { body: { token: link } })).toEqual({ email });
    expect((await information(token)).user?.emailVerified).toBe(true);
    expect(await dataFrom(backend, 'sendVerification', { token })).toEqual({ sent: false });
  });

  it('gets another link on demand, which replaces the first', async () => {
    const { email, token } = await signUpMember(backend);
    const first = await mailedToken(backend, email, 'verify-email');
    expect(await dataFrom(backend, 'sendVerification', { token })).toEqual({ sent: true });
    expect((await call(backend, 'verifyEmail', { body: { token: first } })).statusCode).toBe(400);
  });
});

describe('export and deletion', () => {
  it('export everything but secrets', async () => {
    const { email, token } = await signUpMember(backend, { contactPhone: '5550 9999', marketing: true });
    await post(backend, '/newsletter/signup', { emailAddress: email });
    const answer = await call(backend, 'exportAccount', { token });
    const { sections } = dataOf('exportAccount', answer);
    const counts = Object.fromEntries(Object.entries(sections).map(([name, rows]) => [name, rows.length]));
    expect(counts).toEqual(readRows<Record<string, number>>(import.meta.url, 'account.rows.json'));
    expect(answer.body).not.toMatch(/argon2|tokenHash|#token=/);
  });

  it('delete needs the password and leaves nothing', async () => {
    const { email, token } = await signUpMember(backend, { contactPhone: '5550 9999', marketing: true });
    await post(backend, '/newsletter/signup', { emailAddress: email });
    const wrong = await call(backend, 'deleteAccount', { token, body: { password: 'not this one' } });
    expect(wrong.json()).toMatchObject({ statusCode: 403, code: 'PASSWORD_WRONG' });
    expect((await call(backend, 'deleteAccount', { token, body: {} })).statusCode).toBe(403);
    expect((await call(backend, 'deleteAccount', { token, body: { password: PASSWORD } })).statusCode).toBe(200);
    expect((await call(backend, 'currentUser', { token })).statusCode).toBe(401);
    expect((await dataFrom(backend, 'checkEmail', { body: { email } })).exists).toBe(false);
    expect((await mailsTo(backend, email)).map(({ subject }) => subject)).toEqual(['Your account has been deleted']);
    expect((await post(backend, '/newsletter/get-my-coupon', { emailAddress: email })).statusCode).toBe(404);
    expect(await signUpMember(backend, { email })).toMatchObject({ email });
  });

  it('delete says what blocks it, and then removes nothing', async () => {
    const { id, email } = await signUpMember(backend);
    const { orm } = backend.context.database;
    const user = (await orm.select().from(users)).find((row) => row.id === id);
    if (!user) throw new Error('The member is not stored');
    const owing = {
      name: 'invoices',
      read: () => Promise.resolve([]),
      blockers: () => Promise.resolve(['open-invoice']),
      remove: () => Promise.reject(new Error('removed')),
    };
    const refusal = await orm.transaction((tx) => removeAccount(tx, backend.context.env, user, [owing], new Date()));
    expect(refusal).toMatchObject({ code: 'ACCOUNT_DELETION_BLOCKED', errors: [{ path: 'account', code: 'open-invoice' }] });
    expect(await logIn(backend, email)).toHaveLength(43);
  });

  it('delete takes nothing while the conversation cannot be removed', async () => {
    const { token, email } = await signUpMember(backend);
    const { realtime } = backend.context;
    const { forgetUser } = realtime;
    realtime.forgetUser = () => Promise.reject(new Error('Google is away'));
    const remove = () => call(backend, 'deleteAccount', { token, body: { password: PASSWORD } });
    try {
      expect((await remove()).json()).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE', data: null });
    } finally {
      realtime.forgetUser = forgetUser;
    }
    expect(await logIn(backend, email)).toHaveLength(43);
    expect((await remove()).statusCode).toBe(200);
  });

  it('delete leaves a friend in the list of who invited them, without a name and as one who has left', async () => {
    const member = await signUpMember(backend);
    const code = (await information(member.token)).detailReferralCode?.code;
    const friend = await signUpMember(backend, { firstName: 'Kim', referralCode: code });
    await call(backend, 'deleteAccount', { token: friend.token, body: { password: PASSWORD } });
    expect((await information(member.token)).detailReferralCode?.referrals).toEqual([
      expect.objectContaining({ name: '', status: 'refused', reason: 'left-before-payment' }),
    ]);
  });
});
