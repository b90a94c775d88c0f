import * as z from 'zod/mini';
import { defineCall } from './call';
import { email, instant } from './primitives';

const addressed = z.strictObject({ emailAddress: email });

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
