import * as z from 'zod/mini';
import { defineCall } from './call';
import { email, instant } from './primitives';

const addressed = z.strictObject({ emailAddress: email });

export const newsletterSignup = defineCall('newsletterSignup', {
  summary: 'Subscribe an address to the newsletter. The same address again gets the same answer.',
  audience: 'anyone',
  body: addressed,
  data: z.object({ emailAddress: email }),
});

export const newsletterGetMyCoupon = defineCall('newsletterGetMyCoupon', {
  summary: 'The personal welcome coupon of a subscribed address: one code an address, the same on every call.',
  audience: 'anyone',
  body: addressed,
  data: z.object({
    couponCode: z.string(),
    /** Whole percent off the first order. */
    percent: z.optional(z.int()),
    expiresAt: instant,
  }),
  errors: ['NOT_SUBSCRIBED'],
});
