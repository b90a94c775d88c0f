import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { coupons } from '@/backend/db/schema/coupons';
import { outboxMails } from '@/backend/db/schema/mail';
import { newsletterSubscriptions } from '@/backend/db/schema/newsletter';
import { envelopeOf } from '@/lib/contract/envelope';
import { CALLS } from '@/lib/contract/calls';
import { createTestBackend, post, type TestBackend } from '@/tests/setup/test-backend';

const SIGNUP = CALLS.newsletterSignup.path;
const COUPON = CALLS.newsletterGetMyCoupon.path;
let backend: TestBackend;

async function mailsTo(address: string) {
  const mails = await backend.context.database.orm.select().from(outboxMails);
  return mails.filter(({ recipient }) => recipient === address);
}

beforeAll(async () => {
  backend = await createTestBackend({ rateLimitFactor: 50 });
});
afterAll(() => backend.remove());

describe('newsletter sign-up', () => {
  it('answers the same body again, whatever the case of the address, and writes one mail', async () => {
    const first = await post(backend, SIGNUP, { emailAddress: 'Same@Example.com' });
    const again = await post(backend, SIGNUP, { emailAddress: 'same@example.COM' });
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
    ['zh-HK,zh;q=0.9', '你已成功訂閱'],
    ['zh-SG,zh;q=0.9,en;q=0.8', '您已成功订阅'],
    ['fr', 'You are on our list'],
  ])('writes to a reader of %s in their language', async (language, subject) => {
    const emailAddress = `${language.slice(0, 5).replace(',', '').toLowerCase()}@example.com`;
    await post(backend, SIGNUP, { emailAddress }, { 'accept-language': language });
    expect((await mailsTo(emailAddress)).map((mail) => mail.subject)).toEqual([subject]);
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
    expect(stored.find(({ code }) => code === data.couponCode)).toMatchObject({ kind: 'percent', percent: 10, firstOrderOnly: true, issuedFor: 'coupon@example.com' });
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
