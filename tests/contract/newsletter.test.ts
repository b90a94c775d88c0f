import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { signingKeys } from '@/backend/api/db/schema/bookkeeping';
import { coupons } from '@/backend/api/db/schema/coupons';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { newsletterSubscriptions } from '@/backend/api/db/schema/contact';
import { orders } from '@/backend/api/db/schema/orders';
import { users } from '@/backend/api/db/schema/users';
import { envelopeOf } from '@/lib/contract/envelope';
import { CALLS } from '@/lib/contract/calls';
import { newPerson, orderBody, placeOrder } from '@/tests/builders/order';
import { call, dataFrom, dataOf, signUpMember } from '@/tests/setup/member';
import { post, testBackend } from '@/tests/setup/test-backend';

const SIGNUP = CALLS.newsletterSignup.path;
const COUPON = CALLS.newsletterGetMyCoupon.path;
const backend = testBackend({ rateLimitFactor: 50 });

async function mailsTo(address: string) {
  const mails = await backend.context.database.orm.select().from(outboxMails);
  return mails.filter(({ recipient }) => recipient === address);
}

describe('newsletter sign-up', () => {
  it('answers the same body again, whatever the case of the address, and writes one mail', async () => {
    const first = await post(backend, SIGNUP, { emailAddress: 'Same@Example.com' });
    // With the blank that a phone's keyboard leaves behind a suggestion.
    const again = await post(backend, SIGNUP, { emailAddress: ' same@example.COM ' });
    expect(first.statusCode).toBe(200);
    expect(z.safeParse(envelopeOf(CALLS.newsletterSignup.data), first.json()).success).toBe(true);
    expect(again.body).toBe(first.body);
    expect(await mailsTo('same@example.com')).toHaveLength(1);
  });

  it('stores a hundred addresses that come at once', async () => {
    const addresses = Array.from({ length: 100 }, (_unused, index) => `crowd-${index}@example.com`);
    const answers = await Promise.all(addresses.map((emailAddress) => post(backend, SIGNUP, { emailAddress })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const rows = await backend.context.database.orm.select({ email: newsletterSubscriptions.email }).from(newsletterSubscriptions);
    expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(addresses));
  });

  it('stores one address once when it comes a hundred times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(backend, SIGNUP, { emailAddress: 'once@example.com' })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const stored = await backend.context.database.orm.select().from(newsletterSubscriptions);
    expect(stored.filter(({ email }) => email === 'once@example.com')).toHaveLength(1);
    expect(await mailsTo('once@example.com')).toHaveLength(1);
  });

  it.each([
    ['zh-HK,zh;q=0.9', '多謝訂閱：首張訂單減 10% 的優惠碼'],
    ['zh-SG,zh;q=0.9,en;q=0.8', '谢谢订阅：首张订单减 10% 的优惠码'],
    ['fr', 'Thank you for subscribing: 10% off your first order'],
  ])('writes to a reader of %s in their language', async (language, subject) => {
    const emailAddress = `${language.slice(0, 5).replace(',', '').toLowerCase()}@example.com`;
    await post(backend, SIGNUP, { emailAddress }, { 'accept-language': language });
    expect((await mailsTo(emailAddress)).map((mail) => mail.subject)).toEqual([subject]);
  });

  it('brings the code in its mail: worth, for whom, until when, and a link that applies it', async () => {
    const emailAddress = 'brings@example.com';
    await post(backend, SIGNUP, { emailAddress }, { origin: 'https://sg.example.com', 'accept-language': 'en' });
    const { data } = (await post(backend, COUPON, { emailAddress })).json() as {
      data: { couponCode: string; percent: number; expiresAt: string };
    };
    expect(data.percent).toBe(10);
    // To the end of the day that is named.
    expect(data.expiresAt).toMatch(/T15:59:59.999Z$/);
    const [mail] = await mailsTo(emailAddress);
    const end = new Intl.DateTimeFormat('en-SG', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Singapore' });
    for (const fact of [
      data.couponCode,
      '10% off your first order',
      emailAddress,
      end.format(new Date(data.expiresAt)),
      `/services-pricing?coupon=${data.couponCode}#calculator`,
    ]) {
      expect(mail?.body).toContain(fact);
    }
  });
});

describe('leaving the newsletter', () => {
  const ONE_CLICK = { 'content-type': 'application/x-www-form-urlencoded' };
  const press = (url: string, headers: Record<string, string> = ONE_CLICK, payload = 'List-Unsubscribe=One-Click') =>
    backend.app.inject({ method: 'POST', url, headers, payload });
  const isSubscribed = async (address: string) =>
    (await backend.context.database.orm.select().from(newsletterSubscriptions)).some(({ email }) => email === address);

  /** The path of the link in the newest mail to a new subscriber, who reads `language`. */
  async function linkOf(emailAddress: string, language = 'en', origin = 'https://hk.example.com'): Promise<string> {
    await post(backend, SIGNUP, { emailAddress }, { 'accept-language': language, origin });
    const body = (await mailsTo(emailAddress)).at(-1)?.body ?? '';
    return /\/newsletter\/unsubscribe\?token=[\w.-]+/.exec(body)?.[0] ?? 'no link';
  }

  it('is offered by the mail and by its headers, at the same address', async () => {
    const link = await linkOf('offered@example.com');
    const [mail] = await mailsTo('offered@example.com');
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${backend.context.apiUrl()}${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // The mail says that it can be answered.
      'Reply-To': 'hello.hk@example.com',
    });
  });

  it('does not happen by opening the link, as a scanner of mail does', async () => {
    const link = await linkOf('scanned@example.com');
    const page = await backend.app.inject({ url: link });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<form method="post"');
    await backend.app.inject({ method: 'HEAD', url: link });
    expect(await isSubscribed('scanned@example.com')).toBe(true);
  });

  it.each([
    ['a button or a mail program', ONE_CLICK, 'List-Unsubscribe=One-Click'],
    [
      'a mail program that sends parts',
      { 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('happens by one POST of %s, and a second one is told the same', async (_name, headers, payload) => {
    const email = `${headers['content-type'].length}@leaving.example`;
    const link = await linkOf(email);
    const [first, second] = [await press(link, headers, payload), await press(link, headers, payload)];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(first.body).toContain('You have unsubscribed');
    expect(second.body).toBe(first.body);
    expect(await isSubscribed(email)).toBe(false);
  });

  it('ends a subscription made anew by the link of the old mail, and no other one', async () => {
    const old = await linkOf('again@example.com');
    await linkOf('bystander@example.com');
    await press(old);
    await post(backend, SIGNUP, { emailAddress: 'again@example.com' });
    expect(await mailsTo('again@example.com')).toHaveLength(2);
    await press(old);
    expect(await isSubscribed('again@example.com')).toBe(false);
    expect(await isSubscribed('bystander@example.com')).toBe(true);
  });

  it.each([
    ['en', 'https://hk.example.com', 'en-HK', 'Unsubscribe from the newsletter?'],
    ['zh-HK', 'https://hk.example.com', 'zh-Hant-HK', '要取消訂閱電郵通訊嗎？'],
    ['zh-CN', 'https://hk.example.com', 'zh-Hans-HK', '要退订邮件通讯吗？'],
    ['en', 'https://sg.example.com', 'en-SG', 'Unsubscribe from the newsletter?'],
    ['zh-CN', 'https://sg.example.com', 'zh-Hans-SG', '要退订电邮通讯吗？'],
  ])('is a page for a subscriber who reads %s at %s, whatever the browser says', async (language, origin, lang, title) => {
    const page = await backend.app.inject({
      url: await linkOf(`${lang.toLowerCase()}@leaving.example`, language, origin),
      headers: { 'accept-language': 'fr' },
    });
    expect(page.body).toContain(`<html lang="${lang}">`);
    expect(page.body).toContain(`<h1>${title}</h1>`);
  });

  it('keeps its page and its address to itself', async () => {
    const page = await backend.app.inject({ url: await linkOf("o'quiet@example.com"), headers: { origin: 'https://evil.example' } });
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(page.headers['access-control-allow-origin']).toBeUndefined();
    expect(page.body).toContain('o&#39;quiet@example.com');
  });

  it('is counted as every call of the public is', async () => {
    const link = await linkOf('counted@example.com');
    const left = async (method: 'GET' | 'POST') =>
      Number((await backend.app.inject({ method, url: link, remoteAddress: '203.0.113.70' })).headers['x-ratelimit-remaining']);
    expect([await left('GET'), await left('POST'), await left('GET')].map((count, index, all) => count + index === all[0])).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is refused in a page, in the language of the browser, for what we have not signed', async () => {
    const link = await linkOf('kept@example.com');
    const [head = '', signature = ''] = link.split('.');
    const forged = Buffer.from(JSON.stringify(['en', 'somebody-else@example.com'])).toString('base64url');
    const wrong = [
      '/newsletter/unsubscribe',
      '/newsletter/unsubscribe?token=',
      `${head}.`,
      `${head}.${'A'.repeat(43)}`,
      `/newsletter/unsubscribe?token=${forged}.${signature}`,
      `${link}&token=x`,
      `${link}A`,
      `/newsletter/unsubscribe?token=${'A'.repeat(3_000)}`,
    ];
    for (const url of wrong) {
      const answers = [
        await backend.app.inject({ url, headers: { 'accept-language': 'zh-HK' } }),
        await press(url, { ...ONE_CLICK, 'accept-language': 'zh-HK' }),
      ];
      for (const answer of answers) {
        expect([answer.statusCode, answer.headers['content-type']], url).toEqual([400, 'text/html; charset=utf-8']);
        expect(answer.body, url).toContain('連結無效');
      }
    }
    expect(await isSubscribed('kept@example.com')).toBe(true);
  });

  it('knows its links after the next start and on other copies: the key is in the database', async () => {
    await linkOf('first-of-all@example.com');
    const keys = await backend.context.database.orm.select().from(signingKeys);
    expect(keys.map(({ purpose }) => purpose)).toEqual(['newsletter-unsubscribe']);
  });

  it('is one answer with the choice of news in the account: by the link and on its page', async () => {
    const { id, email, token } = await signUpMember(backend, { marketing: true });
    const isAgreed = async () => (await dataFrom(backend, 'userInformation', { token })).user?.marketing;
    await press(await linkOf(email));
    expect(await isAgreed()).toBe(false);
    await press(await linkOf(email));
    expect((await dataFrom(backend, 'consents', { token })).receipts).toHaveLength(2);

    await call(backend, 'updateUser', { token, body: { marketing: false } });
    // An address that is not proven may be somebody else's.
    await linkOf(email);
    await call(backend, 'updateUser', { token, body: { marketing: false } });
    expect(await isSubscribed(email)).toBe(true);
    await backend.context.database.orm.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id));
    await call(backend, 'updateUser', { token, body: { marketing: false } });
    expect(await isSubscribed(email)).toBe(false);
  });
});

describe('the personal coupon', () => {
  it('is refused to an address that is not subscribed', async () => {
    const answer = await post(backend, COUPON, { emailAddress: 'stranger@example.com' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ statusCode: 404, code: 'NOT_SUBSCRIBED', data: null });
  });

  it('is one code an address, also when asked for at once, with the welcome rule', async () => {
    await post(backend, SIGNUP, { emailAddress: 'coupon@example.com' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(backend, COUPON, { emailAddress: 'Coupon@example.com' })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const { data } = z.parse(envelopeOf(CALLS.newsletterGetMyCoupon.data), answers[0]?.json());
    const stored = await backend.context.database.orm.select().from(coupons);
    expect(stored.find(({ code }) => code === data.couponCode)).toMatchObject({
      kind: 'percent',
      percent: 10,
      firstOrderOnly: true,
      issuedFor: 'coupon@example.com',
    });
  });

  it('holds again for whoever comes back after its end, and is not promised again once it is used', async () => {
    const { orm } = backend.context.database;
    const person = newPerson();
    const comeBack = async () => {
      await orm.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, person.email));
      await orm.delete(outboxMails);
      await post(backend, SIGNUP, { emailAddress: person.email });
      return (await mailsTo(person.email))[0]?.body;
    };
    const code = /HELLO-\w+/.exec((await comeBack()) ?? '')?.[0] ?? '';
    await orm
      .update(coupons)
      .set({ expiresAt: new Date(0) })
      .where(eq(coupons.code, code));
    expect(await comeBack()).toContain(code);
    const { body } = await orderBody(backend, { user: person, couponCode: code });
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
    const mail = await comeBack();
    expect(mail).toContain(person.email);
    expect(mail).not.toContain(code);
    expect((await post(backend, COUPON, { emailAddress: person.email })).json()).toMatchObject({ code: 'COUPON_USED', data: null });
    // A first order without the code is one as well.
    await orm.update(orders).set({ couponCode: null }).where(eq(orders.couponCode, code));
    expect(await comeBack()).toMatch(/^(?![^]*HELLO-)[^]*already placed/);
  });

  it('differs between addresses', async () => {
    const codes = await Promise.all(
      ['a@example.com', 'b@example.com'].map(async (emailAddress) => {
        await post(backend, SIGNUP, { emailAddress });
        return (await post(backend, COUPON, { emailAddress })).json<{ data: { couponCode: string } }>().data.couponCode;
      }),
    );
    expect(new Set(codes).size).toBe(2);
  });
});
