import * as z from 'zod/mini';
import { defineCall } from './call';
import { email, instant } from './primitives';

/** What was typed, as it comes: phones leave a blank behind a word that they suggest. */
const withoutBlanks = (typed: string) => typed.replace(/^ {1,8}/, '').replace(/ {1,8}$/, '');
const addressed = z.strictObject({ emailAddress: z.pipe(z.string().check(z.overwrite(withoutBlanks)), email) });

export const newsletterSignup = defineCall('newsletterSignup', {
  summary: 'Subscribe an email address to the newsletter. Repeating the call returns the same answer.',
  audience: 'anyone',
  body: addressed,
  data: z.object({ emailAddress: email }),
});

export const newsletterGetMyCoupon = defineCall('newsletterGetMyCoupon', {
  summary: 'The personal welcome coupon of a subscribed email address. Each address has one code.',
  audience: 'anyone',
  body: addressed,
  data: z.object({
    couponCode: z.string(),
    /** Whole percent off the first order. */
    percent: z.optional(z.int()),
    expiresAt: instant,
  }),
  errors: ['NOT_SUBSCRIBED', 'COUPON_USED'],
});
