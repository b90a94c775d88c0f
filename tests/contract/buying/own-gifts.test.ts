import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { invoices } from '@/backend/api/db/schema/orders';
import { gatewayCharges } from '@/backend/api/db/schema/gateway';
import { runBilling } from '@/backend/api/modules/billing/billing-job';
import { creditOf, issueInvoice } from '@/backend/api/modules/billing/issue-invoice';
import { invoiceLine } from '@/backend/api/modules/order/order-invoice';
import { addCredit } from '@/tests/builders/billing';
import GIFT from '@/tests/builders/gift.json';
import { call, codeOf, dataFrom, dataOf, mailedToken, mailsTo, signUpMember, type TestMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const VALUE = GIFT.price;
let ahead = 0;
const backend = testBackend({ rateLimitFactor: 1000 }, { clock: () => new Date(Date.now() + ahead) });
const orm = () => backend.context.database.orm;

async function buy(emailAddress: string, token: string | null = null): Promise<string> {
  const body = { ...GIFT, emailAddress };
  return (await dataFrom(backend, 'giftPayment', { token, body })).giftCode ?? '';
}
async function proven(fields: Record<string, unknown> = {}): Promise<TestMember> {
  const member = await signUpMember(backend, fields);
  const token = await mailedToken(backend, member.email, 'verify-email');
  await dataFrom(backend, 'verifyEmail', { token: member.token, body: { token } });
  return member;
}
const listOf = ({ token }: TestMember) => dataFrom(backend, 'ownGifts', { token });
const redeem = ({ token }: TestMember, giftCode: string) => call(backend, 'redeemGift', { token, body: { giftCode } });
const issue = ({ id }: TestMember, amount: number) =>
  orm().transaction((tx) =>
    issueInvoice(
      tx,
      { userId: id, orderId: null, country: 'hk', lines: [invoiceLine('x', amount)], status: 'due', usesCredit: true },
      new Date(Date.now() + ahead),
    ),
  );
const invoiceNow = async (id: string) => (await orm().select().from(invoices).where(eq(invoices.id, id)))[0];

describe('the gifts that a member has bought', () => {
  it('are listed, bought with a session or by their proven address, and nobody else’s', async () => {
    const [member, other] = [await proven(), await proven()];
    const own = [await buy('somebody@example.com', member.token), await buy(member.email)];
    await buy(other.email);
    const { gifts } = await listOf(member);
    expect(gifts.map(({ code }) => code).sort()).toEqual([...own].sort());
    const { recipientName, message, packageId, currency } = GIFT;
    expect(gifts[0]).toMatchObject({ recipientName, message, packageId, buyerName: 'Ada Lo', value: VALUE, balance: VALUE, currency });
  });

  it('are not told to an account whose address nobody has proven', async () => {
    const member = await signUpMember(backend);
    await buy(member.email);
    expect((await listOf(member)).gifts).toEqual([]);
  });

  it('are mailed to their buyer once more, five times an hour, to no other', async () => {
    const [member, other] = [await proven(), await proven()];
    const code = await buy(member.email, member.token);
    const [gift] = (await listOf(member)).gifts;
    const again = ({ token }: TestMember) => call(backend, 'sendGiftAgain', { token, params: { id: gift?.id ?? '' } });
    expect((await again(other)).statusCode).toBe(404);
    dataOf('sendGiftAgain', await again(member));
    const bodies = (await mailsTo(backend, member.email)).map(({ body }) => body).filter((body) => body.includes(code));
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toBe(bodies[0]);
  });
});

describe('a gift code in the account', () => {
  it('becomes credit once, for whoever sends it first, also twice at the same moment', async () => {
    const [member, other] = [await proven(), await proven()];
    const code = await buy('somebody@example.com');
    const answers = await Promise.all([redeem(member, code), redeem(member, code)]);
    expect(answers.map((answer) => dataOf('redeemGift', answer))).toEqual(Array(2).fill({ credit: VALUE, currency: 'HKD' }));
    expect(dataOf('redeemGift', await redeem(member, code.toLowerCase().replaceAll('-', ''))).credit).toBe(VALUE);
    expect(codeOf(await redeem(other, code))).toBe('COUPON_USED');
    expect(await creditOf(orm(), member.id, 'HKD')).toBe(VALUE);
  });

  it('that is unknown, of another country or over is refused, and nothing is credited', async () => {
    const [member, abroad] = [await proven(), await proven({ country: 'sg', locale: 'en-SG' })];
    const code = await buy('somebody@example.com');
    expect(codeOf(await redeem(member, 'GIFT-2222-2222-2222-2222'))).toBe('COUPON_UNKNOWN');
    expect(codeOf(await redeem(abroad, code))).toBe('COUPON_COUNTRY');
    ahead += 400 * 86_400_000;
    const late = {
      ...member,
      token: (await dataFrom(backend, 'login', { body: { email: member.email, password: 'correct horse 7', ip: '' } })).accessToken,
    };
    expect(codeOf(await redeem(late, code))).toBe('COUPON_EXPIRED');
    ahead = 0;
    expect(await creditOf(orm(), member.id, 'HKD')).toBe(0);
  });

  it('pays what is open at once, with a line in the invoice, and the next invoices from the rest', async () => {
    const member = await proven();
    const [small, large] = [await issue(member, 100_000), await issue(member, 200_000)];
    const code = await buy('somebody@example.com');
    const wake = vi.spyOn(backend.context, 'wakeMailDelivery');
    const { credit } = dataOf('redeemGift', await redeem(member, code));
    expect(wake).toHaveBeenCalledOnce();
    wake.mockRestore();
    expect(credit).toBe(0);
    expect(await invoiceNow(small.id)).toMatchObject({ status: 'paid', total: 0 });
    const off = expect.objectContaining({ kind: 'credit', amount: -140_000 });
    expect(await invoiceNow(large.id)).toMatchObject({ status: 'due', total: 60_000, lines: [expect.anything(), off] });
    dataOf('redeemGift', await redeem(member, await buy('somebody@example.com')));
    expect(await invoiceNow(large.id)).toMatchObject({ status: 'paid', total: 0 });
    const told = (await mailsTo(backend, member.email)).flatMap(
      ({ body }) => /^Your credit covers the (\S+) that was still open on invoice (\S+)\. /m.exec(body)?.slice(1) ?? [],
    );
    expect(told).toEqual(['HK$1,000', small.number, 'HK$600', large.number]);
    expect(await issue(member, 50_000)).toMatchObject({ status: 'paid', total: 0 });
    expect(await creditOf(orm(), member.id, 'HKD')).toBe(VALUE - 60_000 - 50_000);
  });
});

describe('the billing of a plan', () => {
  it('takes credit off before it charges the card, and charges what is left, once', async () => {
    const member = await proven();
    const { token } = member;
    await call(backend, 'addPaymentMethod', { token, body: { currency: 'hkd', paymentMethodNonce: 'fake-valid-nonce', default: true } });
    const [whole, part] = [await issue(member, 100_000), await issue(member, 200_000)];
    await addCredit(orm(), member.id, { amount: 130_000, reason: 'gift', createdAt: new Date() });
    ahead = 15 * 86_400_000;
    await Promise.all([runBilling(backend.context), runBilling(backend.context)]);
    await runBilling(backend.context);
    ahead = 0;
    const rows = [await invoiceNow(whole.id), await invoiceNow(part.id)];
    expect(rows.map((row) => row?.status)).toEqual(['paid', 'paid']);
    expect(rows.map((row) => row?.total).sort()).toEqual([0, 170_000]);
    const charged = (await orm().select().from(gatewayCharges)).filter(({ key }) => rows.some((row) => key.includes(row?.id ?? 'none')));
    expect(charged.map(({ amount }) => amount)).toEqual([170_000]);
    expect(await creditOf(orm(), member.id, 'HKD')).toBe(0);
  });
});
