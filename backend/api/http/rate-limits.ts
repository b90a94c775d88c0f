import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallName } from '@/lib/contract/calls';
import type { RedisLink } from '@/lib/redis-link';
import { RefusalError, refused } from './answer';
import { limitStore } from './limit-store';
import { peerOf } from './request-source';

/** Requests per minute and peer address; multiplied by the configured factor. */
const GENERAL_LIMIT = 600;
const SENSITIVE_LIMIT = 60;
/** Content and countries, which a copy of the site requests from its one address. */
const SITE_READS_LIMIT = 6_000;
const WINDOW = '1 minute';

/** Calls that send mail to strangers, reveal whether an account exists, or can be guessed at. */
const SENSITIVE_CALLS: readonly CallName[] = [
  'newsletterSignup',
  'newsletterGetMyCoupon',
  'contactUs',
  'checkEmail',
  'checkCouponCode',
  'signup',
  'login',
  'loginWithExternal',
  'giftPayment',
  'orderAndPaymentSignup',
  'addPaymentMethod',
  'payInvoice',
  'passwordReset',
  'passwordResetConfirm',
  'verifyEmail',
  'sendVerification',
  'exportAccount',
  'sendDeletionLink',
  'deleteAccount',
  'choosePayout',
  'sendPayoutCode',
  'orderConsignment',
  'giftBalance',
  'holdSlot',
  'savedCardNonce',
  'paymentIntent',
  'upload',
  'salesDocument',
  'wardrobeDocument',
];

export function sensitiveLimit(call: CallName, factor: number): RateLimitOptions | undefined {
  return SENSITIVE_CALLS.includes(call) ? { max: Math.ceil(SENSITIVE_LIMIT * factor), timeWindow: WINDOW } : undefined;
}

/**
 * Counted separately, so that the site's reads and other clients on its network do not use up each other's limit; requests with the site's
 * secret are not counted.
 */
export function siteReadsLimit(factor: number, isSite: (request: FastifyRequest) => boolean): RateLimitOptions {
  return { max: Math.ceil(SITE_READS_LIMIT * factor), timeWindow: WINDOW, allowList: isSite };
}

/** Counts by peer address (IPv6: its /64), over all copies that share a Redis; independent of headers and body fields. */
export async function registerRateLimits(app: FastifyInstance, factor: number, redis: RedisLink | null): Promise<void> {
  await app.register(rateLimit, {
    max: Math.ceil(GENERAL_LIMIT * factor),
    timeWindow: WINDOW,
    store: limitStore(redis),
    keyGenerator: (request) => peerOf(request.ip),
    allowList: (request) => request.url === '/healthz' || request.url === '/readyz',
    errorResponseBuilder: () => new RefusalError(refused('TOO_MANY_REQUESTS', 'Too many requests; try again in a minute.')),
  });
}
