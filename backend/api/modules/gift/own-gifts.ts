import { and, asc, desc, eq, or } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { gifts } from '@/backend/api/db/schema/payments';
import type { User } from '@/backend/api/db/schema/users';
import { type CallHandler, ok, refused } from '@/backend/api/http/answer';
import { peerOf } from '@/backend/api/http/request-source';
import { perAccount, perAddress, refuseAttempt } from '@/backend/api/identity/attempt-limits';
import { requireMember, findUser, lockUser } from '@/backend/api/identity/authenticate';
import { creditOf, giveCredit } from '@/backend/api/modules/billing/issue-invoice';
import { matchesCode } from '@/backend/api/modules/pricing/basket-refusal';
import { REGIONS } from '@/lib/config/regions';
import { mailGift } from './gift-payment';

const MAILS = { name: 'gift-again', max: 5, minutes: 60 };
/** As for asking what is left of a code. */
const GIFT_CODE_LIMIT = { name: 'gift-balance', max: 20, minutes: 15 };

/** Bought while signed in, or with this address as a guest, which has to be proven: the form takes any. */
const boughtBy = ({ id, email, emailVerifiedAt }: User) =>
  emailVerifiedAt ? or(eq(gifts.buyerId, id), eq(gifts.buyerEmail, email)) : eq(gifts.buyerId, id);

export const ownGifts: CallHandler<'ownGifts'> = async ({ request }, { database: { orm } }) => {
  const user = await findUser(orm, requireMember(request).userId);
  const { currency } = REGIONS[user.country];
  const bought = await orm.select().from(gifts).where(boughtBy(user)).orderBy(desc(gifts.boughtAt), asc(gifts.id));
  return ok({
    credit: await creditOf(orm, user.id, currency),
    currency,
    gifts: bought.map((gift) => ({
      id: gift.id,
      code: gift.code,
      reference: gift.reference,
      recipientName: gift.recipientName,
      packageId: gift.packageId,
      buyerName: gift.buyerName,
      message: gift.message,
      value: gift.value,
      balance: gift.balance,
      currency: REGIONS[gift.country].currency,
      boughtAt: gift.boughtAt.toISOString(),
      expiresAt: gift.expiresAt.toISOString(),
    })),
  });
};

/** To the buyer's own address: nobody else's is known. */
export const sendGiftAgain: CallHandler<'sendGiftAgain'> = async ({ params, request }, context) => {
  const { database, env, clock, wakeMailDelivery } = context;
  const user = await findUser(database.orm, requireMember(request).userId);
  const [gift] = await database.orm
    .select()
    .from(gifts)
    .where(and(eq(gifts.id, params.id), boughtBy(user)));
  if (!gift) return refused('NOT_FOUND', 'There is no such gift.');
  if (gift.expiresAt <= clock()) return refused('COUPON_EXPIRED', 'This code has expired.');
  const tooMany = await refuseAttempt(context, perAccount(MAILS, env.rateLimitFactor), user.email);
  if (tooMany) return tooMany;
  const isProven = user.emailVerifiedAt !== null;
  await mailGift(database.orm, env, { ...gift, buyerEmail: user.email, locale: user.locale, isProven }, clock());
  wakeMailDelivery();
  return ok({});
};

/** The whole balance becomes credit of the account, which its invoices use before a card is charged. Once; the same press again is told so. */
export const redeemGift: CallHandler<'redeemGift'> = async ({ body, request }, context) => {
  const { database, env } = context;
  const { userId } = requireMember(request);
  const limits = [
    { limit: perAddress(GIFT_CODE_LIMIT, env.rateLimitFactor), subject: peerOf(request.ip) },
    { limit: perAccount(GIFT_CODE_LIMIT, env.rateLimitFactor), subject: userId },
  ];
  for (const { limit, subject } of limits) {
    const tooMany = await refuseAttempt(context, limit, subject);
    if (tooMany) return tooMany;
  }
  const answer = await database.orm.transaction((tx) => redeem(tx, context, { userId, code: body.giftCode }));
  // Sends the mails about invoices that the credit has paid.
  context.wakeMailDelivery();
  return answer;
};

async function redeem(tx: Orm, { clock, env }: BackendContext, { userId, code }: { userId: string; code: string }) {
  const no = (why: 'COUPON_UNKNOWN' | 'COUPON_EXPIRED' | 'COUPON_COUNTRY' | 'COUPON_USED', message: string) =>
    refused(why, message, [{ path: 'giftCode', code: why }]);
  const now = clock();
  await lockUser(tx, userId);
  const user = await findUser(tx, userId);
  const { currency } = REGIONS[user.country];
  const [gift] = await tx.select().from(gifts).where(matchesCode(gifts.code, code)).for('update');
  if (!gift) return no('COUPON_UNKNOWN', 'This code is not known.');
  if (gift.redeemedBy === userId && gift.balance === 0) return ok({ credit: await creditOf(tx, userId, currency), currency });
  if (gift.country !== user.country) return no('COUPON_COUNTRY', 'This code is not for this country.');
  if (gift.expiresAt <= now) return no('COUPON_EXPIRED', 'This code has expired.');
  if (gift.balance === 0) return no('COUPON_USED', 'This code has been used.');
  await tx.update(gifts).set({ balance: 0, redeemedBy: userId }).where(eq(gifts.id, gift.id));
  await giveCredit(tx, env, { userId, country: user.country, amount: gift.balance, reason: 'gift' }, now);
  return ok({ credit: await creditOf(tx, userId, currency), currency });
}

export const giftBalance: CallHandler<'giftBalance'> = async ({ body, request }, context) => {
  const tooMany = await refuseAttempt(context, perAddress(GIFT_CODE_LIMIT, context.env.rateLimitFactor), peerOf(request.ip));
  if (tooMany) return tooMany;
  const [gift] = await context.database.orm.select().from(gifts).where(matchesCode(gifts.code, body.giftCode));
  if (!gift) return refused('COUPON_UNKNOWN', 'This code is not known.');
  if (gift.expiresAt <= context.clock()) return refused('COUPON_EXPIRED', 'This code has expired.');
  return ok({
    balance: gift.balance,
    value: gift.value,
    currency: REGIONS[gift.country].currency,
    expiresAt: gift.expiresAt.toISOString(),
  });
};
