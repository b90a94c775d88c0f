import { ok, refused } from '@/backend/api/http/answer';
import { WELCOME_RULE } from '@/backend/api/db/seed/promotions';
import { newsletterSubscriptions } from '@/backend/api/db/schema/newsletter';
import { coupons } from '@/backend/api/db/schema/coupons';
import { eq } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { CallHandlers, CallHandler } from '@/backend/api/http/call-handler';
import { comparableEmail } from '@/lib/contract/email-address';
import { DAY_MS } from '@/lib/calendar-days';
import { signUp } from './newsletter-signup';

const VALID_DAYS = 90;
/** Without characters that are easily confused when typed from a mail. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 10;

const getMyCoupon: CallHandler<'newsletterGetMyCoupon'> = async ({ body }, { database: { orm }, clock }) => {
  const email = comparableEmail(body.emailAddress);
  const [subscription] = await orm.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
  if (!subscription) return refused('NOT_SUBSCRIBED', 'This address is not subscribed to the newsletter.');

  // Of two at once, one inserts and both read the same row.
  await orm
    .insert(coupons)
    .values({ ...WELCOME_RULE, code: personalCode(), issuedFor: email, expiresAt: new Date(clock().getTime() + VALID_DAYS * DAY_MS) })
    .onConflictDoNothing({ target: coupons.issuedFor });
  const [coupon] = await orm.select().from(coupons).where(eq(coupons.issuedFor, email));
  if (!coupon?.expiresAt) throw new Error('A personal coupon was stored without its end');
  return ok({ couponCode: coupon.code, expiresAt: coupon.expiresAt.toISOString() });
};

function personalCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `HELLO-${letters.join('')}`;
}

export const newsletterHandlers = { newsletterSignup: signUp, newsletterGetMyCoupon: getMyCoupon } satisfies Partial<CallHandlers>;
