import { eq } from 'drizzle-orm';
import { newsletterSubscriptions } from '@/backend/api/db/schema/newsletter';
import { type CallHandler, type CallHandlers, ok, refused } from '@/backend/api/http/answer';
import { comparableEmail } from '@/lib/contract/email-address';
import { signUp } from './newsletter-signup';
import { welcomeCoupon } from './welcome-coupon';

const getMyCoupon: CallHandler<'newsletterGetMyCoupon'> = async ({ body }, { database: { orm }, clock }) => {
  const email = comparableEmail(body.emailAddress);
  const [subscription] = await orm.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
  if (!subscription) return refused('NOT_SUBSCRIBED', 'This address is not subscribed to the newsletter.');
  const { code, percent, expiresAt } = await welcomeCoupon(orm, email, clock());
  return ok({ couponCode: code, percent, expiresAt: expiresAt.toISOString() });
};

export const newsletterHandlers = { newsletterSignup: signUp, newsletterGetMyCoupon: getMyCoupon } satisfies Partial<CallHandlers>;
