import { type CallHandler, ok, refused } from '@/backend/api/http/answer';
import { comparableEmail } from '@/lib/contract/email-address';
import { findUser } from '@/backend/api/identity/authenticate';
import { localeOfVisitor } from '@/backend/api/mail/language';
import { readPriceList } from '@/backend/api/modules/pricing/price-list';
import { bodyHashOf, intentIdOf } from '@/backend/api/payments/intents/intent-key';
import { knownOutcome, runIntent } from '@/backend/api/payments/intents/run-intent';
import { REGIONS } from '@/lib/config/regions';
import { priceOfGift } from '@/lib/domain/pricing/price-list';
import { GIFT_INTENT, type GiftPayload } from './complete-gift';

export const giftPayment: CallHandler<'giftPayment'> = async ({ body, request }, context) => {
  const {
    database: { orm },
    gateway,
  } = context;
  const { country, currency, packageId, price, paymentMethodNonce: nonce } = body;
  const member = request.member ? await findUser(orm, request.member.userId) : null;
  const id = intentIdOf(request, member ? { userId: member.id } : 'draft');
  const bodyHash = bodyHashOf(body);
  const known = await knownOutcome(context, { id, bodyHash });
  if (known) return known.kind === 'done' ? answer(known.result.gift) : known;

  if (currency !== REGIONS[country].currency) {
    return refused('VALIDATION', 'The currency is of another country.', [
      { path: 'currency', code: 'enum', params: { enum: REGIONS[country].currency } },
    ]);
  }
  const value = priceOfGift(await readPriceList(orm, country), packageId);
  if (value === null) return refused('VALIDATION', 'There is no such gift.', [{ path: 'packageId', code: 'unknown' }]);
  if (value !== price) {
    return refused('PRICE_CHANGED', 'The price has changed; nothing was charged.', [
      { path: 'price', code: 'changed', params: { was: price, now: value } },
    ]);
  }
  const buyerEmail = comparableEmail(body.emailAddress);
  const payload: GiftPayload = {
    country,
    packageId,
    value,
    recipientName: body.recipientName,
    message: body.message,
    locale: member?.locale ?? localeOfVisitor(country, request.headers['accept-language']),
    buyerName: `${body.firstName} ${body.lastName}`,
    buyerEmail,
    isProven: Boolean(member?.emailVerifiedAt) && member?.email === buyerEmail,
  };
  const outcome = await runIntent(context, GIFT_INTENT, {
    id,
    bodyHash,
    userId: member?.id ?? null,
    country,
    amount: value,
    reserve: async () => payload,
    act: () => gateway.charge({ key: id, nonce, amount: value, currency, keepCard: false }),
  });
  return outcome.kind === 'done' ? answer(outcome.result.gift) : outcome;
};

function answer(gift: { giftCode: string; reference: string; expiresAt?: string } | undefined) {
  if (!gift) throw new Error('A paid gift without its code');
  return ok(gift, 201);
}
