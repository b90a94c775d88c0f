import { randomInt, randomUUID } from 'node:crypto';
import type { Orm } from '@/backend/api/db/database';
import { gifts, type StoredResult } from '@/backend/api/db/schema/payments';
import { type CallHandler, ok, refused } from '@/backend/api/http/answer';
import { redeemLink } from '@/backend/api/identity/site-link';
import { storeMail, type MailEnv } from '@/backend/api/mail/store-mail';
import { nextNumber } from '@/backend/api/modules/billing/issue-invoice';
import { fromRegionTime, regionTime } from '@/backend/api/modules/booking/region-time';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { comparableEmail } from '@/lib/contract/email-address';
import { findUser } from '@/backend/api/identity/authenticate';
import { localeOfVisitor } from '@/backend/api/mail/language';
import { readPriceList } from '@/backend/api/modules/pricing/price-list';
import { bodyHashOf, intentIdOf, type IntentDefinition } from '@/backend/api/payments/intents/intent';
import { knownOutcome, runIntent } from '@/backend/api/payments/intents/run-intent';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { formatDate, lastDayBefore } from '@/lib/dates';
import { priceOfGift } from '@/lib/domain/pricing/price-list';
import { addMonths } from '@/lib/domain/shared/add-months';
import { formatMoney } from '@/lib/money';
import { personName } from '@/lib/text/names';

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
    buyerName: personName(body),
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
    act: (until) => gateway.charge({ key: id, nonce, amount: value, currency, keepCard: false, until }),
  });
  return outcome.kind === 'done' ? answer(outcome.result.gift) : outcome;
};

function answer(gift: { giftCode: string; reference: string; expiresAt?: string } | undefined) {
  if (!gift) throw new Error('A paid gift without its code');
  return ok(gift, 201);
}

interface GiftPayload {
  country: RegionCode;
  locale: Locale;
  packageId: string;
  value: number;
  buyerName: string;
  buyerEmail: string;
  recipientName: string;
  message: string;
  /** The buyer is a member with a proven address; absent in intents of earlier versions. */
  isProven?: boolean;
}

const VALID_MONTHS = 12;
/** Without characters that are easily confused; 16 of 30 cannot be guessed. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A gift is a balance on a code: usable in the coupon field, in parts, in the country where it was bought. */
export const GIFT_INTENT: IntentDefinition = {
  kind: 'gift',

  async complete(tx, intent, _charge, { clock, env }) {
    const payload = intent.payload as GiftPayload;
    const now = clock();
    const { isProven: _isProven, ...gift } = payload;
    const lastDay = addMonths(regionTime(now, payload.country).date, VALID_MONTHS);
    const [stored] = await tx
      .insert(gifts)
      .values({
        id: randomUUID(),
        code: newGiftCode(),
        reference: await nextNumber(tx, 'gift', payload.country),
        ...gift,
        buyerId: intent.userId,
        balance: payload.value,
        boughtAt: now,
        expiresAt: fromRegionTime(lastDay, 24, payload.country),
      })
      .returning();
    if (!stored) throw new Error('A gift was not stored');
    await mailGift(tx, env, { ...stored, locale: payload.locale, isProven: payload.isProven ?? false }, now);
    const { code, reference, expiresAt } = stored;
    return { gift: { giftCode: code, reference, expiresAt: expiresAt.toISOString() } } satisfies StoredResult;
  },

  async release() {
    // Nothing is reserved for a gift.
  },
};

function newGiftCode(): string {
  const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `GIFT-${part()}-${part()}-${part()}-${part()}`;
}

type MailedGift = Omit<typeof gifts.$inferSelect, 'locale'> & { locale: Locale; isProven: boolean };

/** The buyer's text is not sent to an unproven address. */
export async function mailGift(tx: Pick<Orm, 'insert'>, env: MailEnv, gift: MailedGift, now: Date): Promise<void> {
  const { locale, country, isProven } = gift;
  const localeTag = LOCALES[locale].htmlLang;
  const { currency, timeZone } = REGIONS[country];
  await storeMail(tx, env, {
    recipient: gift.buyerEmail,
    template: isProven ? 'giftBought' : 'giftBoughtUnproven',
    locale,
    values: {
      firstName: isProven ? gift.buyerName : '',
      recipient: gift.recipientName,
      quote: gift.message,
      code: gift.code,
      link: redeemLink(env, locale, gift.code),
      reference: gift.reference,
      worth: formatMoney({ amount: gift.value, currency }, localeTag),
      validUntil: formatDate(lastDayBefore(gift.expiresAt), { localeTag, timeZone }, 'long'),
    },
    now,
  });
}
