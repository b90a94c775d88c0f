import { describe, expect, it } from 'vitest';
import { gifts } from '@/backend/api/db/schema/payments';
import { boughtGift, newPerson, orderBody, placeOrder, termsOf } from '@/tests/builders/order';
import { call, dataFrom, dataOf, logIn, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 1000 });

/** As a code comes out of a mail, a chat, a Chinese keyboard and a memory. */
const SPELLINGS: [name: string, write: (code: string) => string][] = [
  ['lower case', (code) => code.toLowerCase()],
  ['full width', (code) => code.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))],
  ['blanks inside', (code) => ` ${code.replace(/(.{3})/g, '$1 ')} `],
  ['blanks that do not break', (code) => code.replace(/(.{2})/g, '$1\u00a0')],
  ['en dashes', (code) => code.replaceAll('-', '–')],
  ['minus signs', (code) => code.replaceAll('-', '−')],
  ['no dashes', (code) => code.replaceAll('-', '')],
  ['more dashes', (code) => code.replace(/(.{4})/g, '$1-')],
  ['marks that are not seen', (code) => `\u200b${code.split('').join('\u200d')}\ufeff`],
  ['quotes', (code) => `“${code}”`],
  ['a full stop', (code) => `「${code}」。`],
  ['letters for digits', (code) => code.replaceAll('0', 'O').replaceAll('1', 'l')],
];
const SERVICE = { subTotalPrice: 0, totalPrice: 0, totalItems: 0, paktTotalMonthSelect: 3 };

async function basket() {
  return (await orderBody(backend, { user: null })).body.packages;
}
const check = async (couponCode: string, token: string | null = null) =>
  call(backend, 'checkCouponCode', { token, body: { couponCode, price: 0, country: 'hk', packages: await basket(), service: SERVICE } });

async function personalCode(emailAddress = `${crypto.randomUUID()}@example.com`): Promise<string> {
  await call(backend, 'newsletterSignup', { body: { emailAddress } });
  return (await dataFrom(backend, 'newsletterGetMyCoupon', { body: { emailAddress } })).couponCode;
}

/** What a mail, a chat and a keyboard do to it together. */
const write = (code: string) =>
  `“ ${code
    .toLowerCase()
    .replaceAll('-', '–')
    .replace(/(.{3})/g, '$1\u00a0')
    .replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))}\u200b”`;

describe('a code as people type it', () => {
  it.each(SPELLINGS)('is known in %s', async (_name, spell) => {
    expect(dataOf('checkCouponCode', await check(spell('WELCOME10'))).couponCode.code).toBe('WELCOME10');
  });

  it('is the same coupon, gift and friend in every call', async () => {
    const gift = await boughtGift(backend);
    for (const code of ['WELCOME10', await personalCode(), gift]) {
      expect([code, dataOf('checkCouponCode', await check(write(code))).couponCode.code]).toEqual([code, code]);
    }
    expect((await dataFrom(backend, 'giftBalance', { body: { giftCode: write(gift) } })).balance).toBe(240_000);
    const { body } = await orderBody(backend, { couponCode: gift });
    dataOf('orderAndPaymentSignup', await placeOrder(backend, { ...body, couponCode: write(gift) }));
    expect((await dataFrom(backend, 'giftBalance', { body: { giftCode: gift } })).balance).toBeLessThan(240_000);

    const referrer = await signUpMember(backend);
    const own = (await dataFrom(backend, 'userInformation', { token: referrer.token })).detailReferralCode?.code ?? '';
    for (const code of ['MEILING', own]) {
      const referralCode = write(code);
      const { referralProgram } = await dataFrom(backend, 'priceService', { body: { country: 'hk', referralCode } });
      expect(referralProgram).toMatchObject({ code, valid: true });
      const asGuest = await dataFrom(backend, 'userInformation', { query: { referralCode } });
      expect(asGuest.detailReferralCode).toMatchObject({ code, valid: true });
    }
    await signUpMember(backend, { referralCode: write(own) });
    const told = (await dataFrom(backend, 'userInformation', { token: referrer.token })).detailReferralCode;
    expect(told?.referrals).toMatchObject([{ status: 'joined' }]);
    const { body: friends, quote } = await orderBody(backend, { user: newPerson(), referralCode: write(own), address: { flat: own } });
    expect(quote.promotion.kind).toBe('referral');
    dataOf('orderAndPaymentSignup', await placeOrder(backend, friends));
  });
});

describe('a code that is another', () => {
  it.each(['', '   ', '---', 'WELCOME', 'WELCOME100', 'GIFT-', '\u200b', '%'])('is not known: %j', async (code) => {
    expect([400, 404, 422]).toContain((await check(code)).statusCode);
  });
});

describe('an order that was given back whole', () => {
  /** Far enough ahead to be called off for nothing. */
  const IN_TIME = 20;

  async function orderAndGiveBack(couponCode: string, user = newPerson()) {
    const { body } = await orderBody(backend, { user, couponCode, slot: IN_TIME, address: { flat: user.email } });
    const { order, booking } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body));
    const token = await logIn(backend, user.email);
    await dataFrom(backend, 'cancelBooking', { token, params: { id: booking.id }, query: { fee: '0' } });
    const [term] = await termsOf(backend, token);
    return {
      token,
      giveBack: () => dataFrom(backend, 'endTerm', { token, params: { id: order.id }, body: { refund: term?.refund ?? 0 } }),
      orderId: order.id,
    };
  }

  it('uses up no code of a first order', async () => {
    const { token, giveBack } = await orderAndGiveBack('WELCOME10');
    expect((await check('WELCOME10', token)).json()).toMatchObject({ code: 'COUPON_USED' });
    await giveBack();
    const { body } = await orderBody(backend, { user: null, token, couponCode: 'WELCOME10' });
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token }));
    expect((await check('WELCOME10', token)).json()).toMatchObject({ code: 'COUPON_USED' });
  });

  it('uses up no code of one address', async () => {
    const user = newPerson();
    const code = await personalCode(user.email);
    const { giveBack } = await orderAndGiveBack(code, user);
    expect((await check(code)).json()).toMatchObject({ code: 'COUPON_USED' });
    await giveBack();
    expect(dataOf('checkCouponCode', await check(code)).couponCode.code).toBe(code);
  });

  it('nor does one whose payment was refunded by hand', async () => {
    const { token, orderId } = await orderAndGiveBack('WELCOME10');
    expect((await check('WELCOME10', token)).statusCode).not.toBe(200);
    await backend.context.database.orm.execute(`update invoices set status = 'refunded' where order_id = '${orderId}'`);
    expect((await check('WELCOME10', token)).statusCode).toBe(200);
  });

  it('gives a gift its money back', async () => {
    const gift = await boughtGift(backend);
    const { giveBack } = await orderAndGiveBack(gift);
    const { orm } = backend.context.database;
    const balance = async () => (await orm.select().from(gifts)).find(({ code }) => code === gift)?.balance;
    expect(await balance()).toBeLessThan(240_000);
    const first = await giveBack();
    expect([await balance(), first.asCredit, first.toGift]).toEqual([240_000, 0, first.refund]);
    // Asked again it is answered as it was, and gives nothing twice.
    expect([await giveBack(), await balance()]).toEqual([first, 240_000]);
  });
});
