import { describe, expect, it } from 'vitest';
import { coupons } from '@/backend/api/db/schema/coupons';
import { gatewayCharges } from '@/backend/api/db/schema/gateway';
import { gifts } from '@/backend/api/db/schema/payments';
import { WELCOME_RULE } from '@/backend/api/db/seed/promotions';
import { remindGifts } from '@/backend/api/modules/gift/remind-gifts';
import { fromRegionTime, regionTime } from '@/backend/api/modules/booking/region-time';
import { formatDate } from '@/lib/dates';
import { addMonths } from '@/lib/domain/shared/add-months';
import { createPackages, counted } from '@/tests/builders/basket';
import { newPerson, orderBody, placeOrder, SEASON_GIFT } from '@/tests/builders/order';
import { call, codeOf, dataFrom, dataOf, mailsTo, signUpMember } from '@/tests/setup/member';
import { post, testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 1000 }, { clock: () => new Date(Date.now() + ahead) });
let ahead = 0;

const check = (
  couponCode: string,
  {
    country = 'hk',
    packages = createPackages({ x: { numberItems: 10, totalPrice: 0, xType: 'basic' as const } }),
    token = null as string | null,
    emailAddress = undefined as string | undefined,
  } = {},
) =>
  call(backend, 'checkCouponCode', {
    token,
    body: {
      couponCode,
      price: 1,
      country,
      packages,
      service: { subTotalPrice: 0, totalPrice: 0, totalItems: 0, paktTotalMonthSelect: 1 },
      ...(emailAddress === undefined ? {} : { emailAddress }),
    },
  });

describe('a coupon', () => {
  it('takes off what its rule says, whatever price is sent', async () => {
    expect(dataOf('checkCouponCode', await check('welcome10')).couponCode).toMatchObject({
      code: 'WELCOME10',
      kind: 'percent',
      value: 10,
      discount: 4_900,
    });
    expect(dataOf('checkCouponCode', await check('PIX50', { packages: createPackages({ pix: counted(20) }) })).couponCode).toMatchObject({
      discount: 45_000,
      onlyPackage: 'pix',
    });
  });

  it.each([
    ['NOSUCH', {}, 'COUPON_UNKNOWN'],
    ['EXPIRED1', {}, 'COUPON_EXPIRED'],
    ['HKONLY', { country: 'sg' }, 'COUPON_COUNTRY'],
    ['PIX50', {}, 'COUPON_PACKAGE'],
  ])('%s is refused with %o: %s', async (code, options, expected) => {
    expect(codeOf(await check(code, options))).toBe(expected);
  });

  it('for a first order is for one, and a personal one for its address and once', async () => {
    const member = await signUpMember(backend);
    await post(backend, '/newsletter/signup', { emailAddress: member.email });
    const { couponCode } = dataOf(
      'newsletterGetMyCoupon',
      await post(backend, '/newsletter/get-my-coupon', { emailAddress: member.email }),
    );
    const stranger = await signUpMember(backend);
    expect(codeOf(await check(couponCode, { token: stranger.token }))).toBe('COUPON_PERSONAL');
    // A buyer without a session is told as soon as the address is known.
    expect(codeOf(await check(couponCode, { emailAddress: stranger.email }))).toBe('COUPON_PERSONAL');
    expect((await check(couponCode, { emailAddress: member.email.toUpperCase() })).statusCode).toBe(200);
    const { body, quote } = await orderBody(backend, { user: null, couponCode, token: member.token });
    expect(quote.promotion).toMatchObject({ kind: 'coupon' });
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token: member.token }));
    expect(codeOf(await check(couponCode, { token: member.token }))).toBe('COUPON_USED');
    expect(codeOf(await check('WELCOME10', { token: member.token }))).toBe('COUPON_FIRST_ORDER');
  });

  it('that ends between its check and the payment is said to have, and nothing is charged', async () => {
    const {
      database: { orm },
      clock,
    } = backend.context;
    const hour = 3_600_000;
    await orm.insert(coupons).values({ ...WELCOME_RULE, code: 'ONEHOUR', expiresAt: new Date(clock().getTime() + hour) });
    const { body } = await orderBody(backend, { couponCode: 'ONEHOUR', slot: 30 });
    const charges = async () => (await orm.select().from(gatewayCharges)).length;
    const before = await charges();
    ahead = hour + 1_000;
    expect(codeOf(await placeOrder(backend, body))).toBe('COUPON_EXPIRED');
    expect(await charges()).toBe(before);
    const { couponCode: _gone, ...without } = body;
    expect(codeOf(await placeOrder(backend, without))).toBe('PRICE_CHANGED');
    ahead = 0;
  });

  it('a friend’s reward is offered to whom the order will give it: visitors and newcomers, not oneself, not after an order', async () => {
    const [inviter, newcomer] = [await signUpMember(backend), await signUpMember(backend)];
    const own = (await dataFrom(backend, 'userInformation', { token: inviter.token })).detailReferralCode?.code ?? '';
    const offered = async (token: string | null) =>
      (await dataFrom(backend, 'priceService', { token, body: { country: 'hk', referralCode: own } })).referralProgram;
    expect(await offered(null)).toMatchObject({ valid: true, friendReward: 30_000 });
    expect(await offered(newcomer.token)).toMatchObject({ valid: true, friendReward: 30_000 });
    expect(await offered(inviter.token)).not.toHaveProperty('friendReward');
    const { body } = await orderBody(backend, { user: null, token: newcomer.token });
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token: newcomer.token }));
    expect(await offered(newcomer.token)).not.toHaveProperty('friendReward');
  });

  it('counts against a friend reward by what is better for the buyer', async () => {
    const small = await orderBody(backend, { couponCode: 'WELCOME10', referralCode: 'MEILING' });
    expect(small.quote.promotion).toMatchObject({ kind: 'referral', amount: 30_000, passedOver: 'coupon' });
    dataOf('orderAndPaymentSignup', await placeOrder(backend, small.body));
    const large = await orderBody(backend, {
      couponCode: 'WELCOME10',
      referralCode: 'MEILING',
      months: 12,
      packages: { x: { numberItems: 60, totalPrice: 0, xType: 'plus' } },
    });
    expect(large.quote.promotion).toMatchObject({ kind: 'coupon', passedOver: 'referral' });
    dataOf('orderAndPaymentSignup', await placeOrder(backend, large.body));
  });
});

describe('a gift', () => {
  it('is charged once, replayed by its key, refused at another price', async () => {
    const headers = { 'idempotency-key': 'key-of-a-gift-0123456789' };
    const one = await dataFrom(backend, 'giftPayment', { body: SEASON_GIFT, headers });
    expect(await dataFrom(backend, 'giftPayment', { body: { ...SEASON_GIFT, paymentMethodNonce: 'another' }, headers })).toEqual(one);
    expect(await backend.context.database.orm.select().from(gifts)).toHaveLength(1);
    expect(codeOf(await call(backend, 'giftPayment', { body: { ...SEASON_GIFT, price: 1 } }))).toBe('PRICE_CHANGED');
    expect(
      codeOf(await call(backend, 'giftPayment', { body: { ...SEASON_GIFT, paymentMethodNonce: 'fake-processor-declined-visa-nonce' } })),
    ).toBe('PAYMENT_DECLINED');
  });

  it('pays orders in parts until nothing is left, and needs no card for what it pays whole', async () => {
    const { giftCode = '' } = await dataFrom(backend, 'giftPayment', { body: SEASON_GIFT });
    const whole = await orderBody(backend, { couponCode: giftCode });
    expect(whole.quote).toMatchObject({ chargedToday: 0, gift: { paid: 139_650 } });
    const later = await orderBody(backend, { user: newPerson(), couponCode: giftCode });
    const { paymentMethodNonce: _nonce, ...withoutCard } = whole.body;
    dataOf('orderAndPaymentSignup', await placeOrder(backend, withoutCard));
    expect(await dataFrom(backend, 'giftBalance', { body: { giftCode } })).toMatchObject({
      value: 240_000,
      balance: 100_350,
    });
    // Nothing was due when its buyer saw this one: the rest of the sum is not charged unseen.
    const unseen = (await placeOrder(backend, later.body)).json<{ errors: unknown[] }>();
    expect(unseen.errors).toContainEqual({ path: 'chargedToday', code: 'figure', params: { now: 39_300 } });
    const [one, two] = [await orderBody(backend, { couponCode: giftCode }), await orderBody(backend, { couponCode: giftCode })];
    const answers = await Promise.all([placeOrder(backend, one.body), placeOrder(backend, { ...two.body, user: newPerson() })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, expect.any(Number)]);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(codeOf(await check(giftCode))).toBe('COUPON_USED');
    expect(codeOf(await check(giftCode, { country: 'sg' }))).toBe('COUPON_COUNTRY');
  });
});

describe('the mail of a gift', () => {
  it('names the last day on which its code is taken', async () => {
    const bought = { ...SEASON_GIFT, emailAddress: 'last-day@example.com' };
    const { giftCode } = await dataFrom(backend, 'giftPayment', { body: bought });
    const [mail] = await mailsTo(backend, bought.emailAddress);
    const { date: today } = regionTime(new Date(Date.now() + ahead), 'hk');
    const lastDay = addMonths(today, 12);
    expect(mail?.body).toContain(formatDate(lastDay, { localeTag: 'en-HK', timeZone: 'Asia/Hong_Kong' }, 'long'));
    const before = ahead;
    ahead = fromRegionTime(lastDay, 23, 'hk').getTime() - Date.now();
    dataOf('checkCouponCode', await check(giftCode ?? ''));
    ahead += 3_601_000;
    expect(codeOf(await check(giftCode ?? ''))).toBe('COUPON_EXPIRED');
    ahead = before;
  });

  it('carries the code in its link, and a month before the end one more reminds the buyer, once', async () => {
    const bought = { ...SEASON_GIFT, emailAddress: 'remind@example.com' };
    const { giftCode = '' } = await dataFrom(backend, 'giftPayment', { body: bought });
    const mails = () => mailsTo(backend, bought.emailAddress);
    expect((await mails()).at(-1)?.body).toContain(`/services-pricing?coupon=${giftCode}#calculator`);
    const before = ahead;
    const lastDay = addMonths(regionTime(new Date(Date.now() + ahead), 'hk').date, 12);
    ahead = fromRegionTime(addMonths(lastDay, -1), 0, 'hk').getTime() - 2 * 24 * 3_600_000 - Date.now();
    await remindGifts(backend.context);
    expect(await mails()).toHaveLength(1);
    ahead += 3 * 24 * 3_600_000;
    await remindGifts(backend.context);
    await remindGifts(backend.context);
    const all = await mails();
    expect(all).toHaveLength(2);
    const reminder = all.find(({ body }) => !body.includes('Thank you for buying a gift'));
    for (const fact of [
      giftCode,
      'HK$2,400',
      formatDate(lastDay, { localeTag: 'en-HK', timeZone: 'Asia/Hong_Kong' }, 'long'),
      '?coupon=',
    ]) {
      expect(reminder?.body).toContain(fact);
    }
    ahead = before;
  });
});
