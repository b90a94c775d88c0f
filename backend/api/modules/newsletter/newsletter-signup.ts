import { eq, and, lt, sql } from 'drizzle-orm';
import { newsletterSubscriptions } from '@/backend/api/db/schema/contact';
import { users } from '@/backend/api/db/schema/users';
import { type CallHandler, ok } from '@/backend/api/http/answer';
import { regionOfOrigin, peerOf } from '@/backend/api/http/request-source';
import { perAddress, refuseAttempt } from '@/backend/api/identity/attempt-limits';
import { languageOfLocale, localeOfVisitor } from '@/backend/api/mail/language';
import { redeemLink } from '@/backend/api/identity/site-link';
import { storeMail } from '@/backend/api/mail/store-mail';
import type { BackendContext } from '@/backend/context';
import { LOCALES } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { formatDate } from '@/lib/dates';
import { unsubscribeHeaders, unsubscribeLink } from './unsubscribe-routes';
import { comparableEmail } from '@/lib/contract/email-address';
import { hasOrdered, welcomeCoupon } from './welcome-coupon';

/** Each first sign-up sends a mail to an unconfirmed address, so it is limited per peer. */
const SIGN_UPS_OF_PEER = { name: 'newsletter-peer', max: 10, minutes: 60 };

/** One row per address; only the first sign-up sends the mail, the answer is always the same. */
export const signUp: CallHandler<'newsletterSignup'> = async ({ body, request }, context) => {
  const { database, clock, env, wakeMailDelivery } = context;
  const tooMany = await refuseAttempt(context, perAddress(SIGN_UPS_OF_PEER, env.rateLimitFactor), peerOf(request.ip));
  if (tooMany) return tooMany;
  const email = comparableEmail(body.emailAddress);
  const region = regionOfOrigin(request.headers.origin);
  const locale = localeOfVisitor(region, request.headers['accept-language']);
  const isNew = await database.orm.transaction(async (tx) => {
    const inserted = await tx
      .insert(newsletterSubscriptions)
      .values({ email, language: languageOfLocale(locale), subscribedAt: clock() })
      .onConflictDoNothing()
      .returning({ email: newsletterSubscriptions.email });
    if (inserted.length === 0) {
      // Renewed consent restarts the retention period.
      await tx.update(newsletterSubscriptions).set({ subscribedAt: clock() }).where(eq(newsletterSubscriptions.email, email));
      return false;
    }
    const coupon = await welcomeCoupon(tx, email, clock());
    const leave = await unsubscribeLink(tx, context, { email, locale });
    await storeMail(tx, env, {
      recipient: email,
      template: coupon.isUsed || (await hasOrdered(tx, email)) ? 'newsletterWithoutCode' : 'newsletterWelcome',
      locale,
      values: {
        code: coupon.code,
        percent: String(coupon.percent),
        email,
        until: formatDate(
          coupon.expiresAt.toISOString(),
          { localeTag: LOCALES[locale].htmlLang, timeZone: REGIONS[region].timeZone },
          'long',
        ),
        link: redeemLink(env, locale, coupon.code),
        leave,
      },
      headers: unsubscribeHeaders(leave),
      now: clock(),
    });
    return true;
  });
  if (isNew) wakeMailDelivery();
  return ok({ emailAddress: email });
};

/** As in the privacy policy. */
const KEPT_YEARS = 2;

/**
 * Addresses that were never proven, after their last sign-up: anyone may have entered them. The subscription of an account with the same
 * proven address is kept until it is withdrawn.
 */
export async function removeOldSubscriptions({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  const oldest = clock();
  oldest.setUTCFullYear(oldest.getUTCFullYear() - KEPT_YEARS);
  // A correlated subquery per row, as with coupons (welcome-coupon.ts).
  const isNobodys = sql`(select ${users.id} from ${users} where ${users.email} = ${newsletterSubscriptions.email} and ${users.emailVerifiedAt} is not null limit 1) is null`;
  await orm.delete(newsletterSubscriptions).where(and(lt(newsletterSubscriptions.subscribedAt, oldest), isNobodys));
}
