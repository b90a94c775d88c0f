import type { CallHandlers } from '@/backend/http/call-handler';
import { getMyCoupon } from './newsletter-get-my-coupon';
import { signUp } from './newsletter-signup';

export const newsletterHandlers = { newsletterSignup: signUp, newsletterGetMyCoupon: getMyCoupon } satisfies Partial<CallHandlers>;
