import { describe, expect, it } from 'vitest';
import { knownDevices } from '@/backend/api/db/schema/sign-in';
import { LOCALE_CODES, regionOfLocale, type Locale } from '@/lib/config/locales';
import { ADDRESS, newPerson, orderBody, placeOrder } from '@/tests/builders/order';
import { call, dataFrom, dataOf, mailsTo, PASSWORD, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEWER_FIREFOX = FIREFOX.replaceAll('140.0', '141.0');
const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
/** Twenty-five minutes past ten where both sites are. */
const NOW = new Date('2026-11-24T02:25:00Z');

const backend = testBackend({ rateLimitFactor: 20 }, { clock: () => NOW });

const signIn = (email: string, userAgent: string, password = PASSWORD) =>
  call(backend, 'login', { body: { email, password, ip: '' }, headers: { 'user-agent': userAgent } });
/** What was mailed beside the link of the sign-up; versions of Node put different spaces between a time and its half of the day. */
const toldTo = async (email: string) =>
  (await mailsTo(backend, email)).slice(1).map(({ subject, body }) => ({ subject, body: body.replaceAll('\u202f', ' ') }));
const subjectsTo = async (email: string) => (await toldTo(email)).map(({ subject }) => subject);
const NEW_DEVICE = 'New login to your account';
const CHANGED = 'Your account details have been changed';

describe('a sign-in', () => {
  it('on the device of the sign-up is no news, and on another one is told once', async () => {
    const { email } = await signUpMember(backend);
    await signIn(email, 'lightMyRequest');
    expect(await toldTo(email)).toEqual([]);
    dataOf('login', await signIn(email, FIREFOX));
    const [mail, ...more] = await toldTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(NEW_DEVICE);
    expect(mail?.body).toContain('Device: Firefox on macOS\nWhen: 24 November 2026, 10:25 (Hong Kong time)');
    expect(mail?.body).toContain('http://hk.localhost:3000/reset-password');
    for (const known of [FIREFOX, NEWER_FIREFOX, 'lightMyRequest']) await signIn(email, known);
    expect(await subjectsTo(email)).toEqual([NEW_DEVICE]);
    await signIn(email, CHROME);
    expect((await toldTo(email)).map(({ body }) => /^Device: (.*)$/m.exec(body)?.[1])).toEqual(['Firefox on macOS', 'Chrome on Android']);
  });

  it('that fails is not told: nobody came in', async () => {
    const { email } = await signUpMember(backend);
    expect((await signIn(email, FIREFOX, 'a guess of mine')).statusCode).toBe(401);
    expect(await toldTo(email)).toEqual([]);
    expect((await backend.context.database.orm.select().from(knownDevices)).filter(({ browser }) => browser === 'Firefox')).toHaveLength(1);
  });

  it('where somebody is signed in already, by a copy that noted nothing, is no news', async () => {
    const { id, email } = await signUpMember(backend);
    await signIn(email, CHROME);
    await backend.context.database.orm.execute(`delete from known_devices where user_id = '${id}' and browser = 'Chrome'`);
    await signIn(email, CHROME);
    expect(await subjectsTo(email)).toEqual([NEW_DEVICE]);
  });

  it('that comes twice at once from a new device is told once', async () => {
    const { email } = await signUpMember(backend);
    await Promise.all([signIn(email, CHROME), signIn(email, CHROME)]);
    expect(await subjectsTo(email)).toEqual([NEW_DEVICE]);
  });

  it('to an account of which no device is known yet is no news', async () => {
    const { id, email } = await signUpMember(backend);
    await backend.context.database.orm.execute(`delete from known_devices where user_id = '${id}'`);
    await signIn(email, CHROME);
    expect(await toldTo(email)).toEqual([]);
    await signIn(email, FIREFOX);
    expect(await subjectsTo(email)).toEqual([NEW_DEVICE]);
  });

  it.each<[Locale, RegExp]>([
    ['en', /^Device: Chrome on Android\nWhen: 24 November 2026, 10:25 \(Hong Kong time\)$/m],
    ['en-SG', /^Device: Chrome on Android\nWhen: 24 November 2026, 10:25 \(Singapore time\)$/m],
    ['zh', /^裝置：Android 上的 Chrome\n時間：2026年11月24日 10:25（香港時間）$/m],
    ['zh-CN', /^设备：Chrome（Android）\n时间：2026年11月24日 10:25（香港时间）$/m],
    ['zh-Hans', /^设备：Chrome（Android）\n时间：2026年11月24日 10:25（新加坡时间）$/m],
  ])('is told in %s, by the clocks there, and without a word that somebody typed', async (locale, words) => {
    const { email } = await signUpMember(backend, { locale, country: regionOfLocale(locale), firstName: 'Win at evil.example' });
    await signIn(email, CHROME);
    const [mail] = await toldTo(email);
    expect(mail?.body).toMatch(words);
    expect(mail?.body).not.toContain('evil.example');
    expect(mail?.body).toMatch(/^http:\/\/(hk|sg)\.localhost:3000\S*\/reset-password$/m);
  });

  it('leaves no more than names and moments, which are exported and go with the account', async () => {
    const { id, email, token } = await signUpMember(backend);
    await signIn(email, FIREFOX);
    const kept = async () => (await backend.context.database.orm.select().from(knownDevices)).filter(({ userId }) => userId === id);
    const moments = { firstSeenAt: NOW, lastSeenAt: NOW };
    expect(await kept()).toEqual(
      expect.arrayContaining([
        { userId: id, browser: '', system: '', ...moments },
        { userId: id, browser: 'Firefox', system: 'macOS', ...moments },
      ]),
    );
    const { sections } = await dataFrom(backend, 'exportAccount', { token });
    expect(sections.knownDevices?.map(({ browser }) => browser).sort()).toEqual(['', 'Firefox']);
    expect((await call(backend, 'deleteAccount', { token, body: { password: PASSWORD } })).statusCode).toBe(200);
    expect(await kept()).toEqual([]);
  });
});

describe('a change of details', () => {
  const headers = { 'user-agent': FIREFOX };
  const save = (token: string, flat: string) =>
    dataFrom(backend, 'saveAddress', { token, headers, body: { address: { ...ADDRESS.hk, flat } } });
  const update = (token: string, body: object) => dataFrom(backend, 'updateUser', { token, body });
  const addCard = (token: string) =>
    dataFrom(backend, 'addPaymentMethod', { token, body: { currency: 'hkd', paymentMethodNonce: 'fake-valid-nonce', default: true } });

  it('of the address is told, the first and the same again are not', async () => {
    const { token, email } = await signUpMember(backend);
    await save(token, '12A');
    await save(token, '12A');
    expect(await toldTo(email)).toEqual([]);
    await save(token, '14B');
    const [mail, ...more] = await toldTo(email);
    expect([mail?.subject, more]).toEqual([CHANGED, []]);
    expect(mail?.body).toContain('\nChanged: Address\nWhen: 24 November 2026, 10:25 (Hong Kong time)\nDevice: Firefox on macOS\n');
    for (const detail of ['14B', 'Sample Court', 'Queen', 'Ada']) expect(mail?.body).not.toContain(detail);
  });

  it.each(['sendDeletionLink', 'sendPayoutCode'] as const)('that waits for a proof says in its mail who asks: %s', async (operation) => {
    const { token, email } = await signUpMember(backend);
    await dataFrom(backend, operation, { token, headers });
    expect((await toldTo(email))[0]?.body).toContain('\nWhen: 24 November 2026, 10:25 (Hong Kong time)\nDevice: Firefox on macOS\n');
  });

  it('of the phone is told, with whatever else one call has changed in one mail; a name and a language are not', async () => {
    const { token, email } = await signUpMember(backend);
    await update(token, { contactPhone: '5123 4567', contactPhoneCode: '+852' });
    await update(token, { contactPhone: '5123 4567', firstName: 'Adeline', marketing: true });
    expect(await toldTo(email)).toEqual([]);
    await update(token, { contactPhone: '5123 9999', contactPhoneCode: '+852', lastName: 'Lau' });
    expect((await toldTo(email)).map(({ body }) => body.match(/^Changed: .*$/gm))).toEqual([['Changed: Phone number']]);
    expect((await toldTo(email))[0]?.body).not.toContain('9999');
  });

  it('of the cards is told when one is saved, without a digit of it', async () => {
    const { token, email } = await signUpMember(backend);
    await addCard(token);
    const [mail, ...more] = await toldTo(email);
    expect([mail?.body.match(/^Changed: .*$/gm), more]).toEqual([['Changed: New payment card'], []]);
    const [card] = (await dataFrom(backend, 'paymentMethods', { token, query: { currency: 'hkd' } })).data;
    expect(mail?.body).not.toContain(card?.last4 ?? 'no card');
  });

  it('by an order is told in one mail; with an order that opens the account nothing has changed', async () => {
    const person = newPerson();
    const first = await orderBody(backend, { user: person });
    const { accessToken = '' } = dataOf('orderAndPaymentSignup', await placeOrder(backend, first.body));
    const after = async () => (await mailsTo(backend, person.email)).filter(({ subject }) => subject === CHANGED);
    expect(await after()).toEqual([]);
    const { body } = await orderBody(backend, {
      user: null,
      token: accessToken,
      address: { flat: '14B' },
      friendReward: null,
      slot: 9,
      nonce: 'fake-valid-mastercard-nonce',
    });
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token: accessToken }));
    expect((await after()).map(({ body: text }) => text.match(/^Changed: .*\n.*$/gm))).toEqual([['Changed: Address\nNew payment card']]);
  });

  it('is told ten times an hour and no more: whoever has had so many knows', async () => {
    const { token, email } = await signUpMember(backend);
    for (let flat = 0; flat < 14; flat += 1) await save(token, `${flat}A`);
    expect(await toldTo(email)).toHaveLength(10);
  });

  it.each(LOCALE_CODES)('is told in %s', async (locale) => {
    const { token, email } = await signUpMember(backend, { locale, country: regionOfLocale(locale) });
    await addCard(token);
    const words = {
      en: 'New payment card',
      'en-SG': 'New payment card',
      zh: '新增了一張信用卡',
      'zh-CN': '新增了一张银行卡',
      'zh-Hans': '加入了一张信用卡',
    };
    expect((await toldTo(email)).map(({ body }) => body.match(/^(?:Changed: |更改項目：|更改项目：)(.*)$/m)?.[1])).toEqual([words[locale]]);
  });
});
