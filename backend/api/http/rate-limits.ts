import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallName } from '@/lib/contract/calls';
import type { RedisLink } from '@/lib/redis-link';
import { refused } from './answer';
import { limitStore } from './limit-store';
import { peerOf } from './peer';
import { RefusalError } from './refusal-error';

/** Requests a minute and peer address; the factor of the configuration multiplies them. */
const GENERAL_LIMIT = 600;
const SENSITIVE_LIMIT = 60;
/** Content and countries, which all pages of a copy of the site are made from and which come from its one address. */
const SITE_READS_LIMIT = 6_000;
const WINDOW = '1 minute';

/** Calls that write for strangers, tell whether somebody is known, or can be guessed at. */
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
];

export function sensitiveLimit(call: CallName, factor: number): RateLimitOptions | undefined {
  return SENSITIVE_CALLS.includes(call) ? { max: Math.ceil(SENSITIVE_LIMIT * factor), timeWindow: WINDOW } : undefined;
}

/**
 * Counted apart, so that neither the site's readings use up what callers of its network may ask, nor the reverse; who sends the site's
 * secret is not counted.
 */
export function siteReadsLimit(factor: number, isSite: (request: FastifyRequest) => boolean): RateLimitOptions {
  return { max: Math.ceil(SITE_READS_LIMIT * factor), timeWindow: WINDOW, allowList: isSite };
}

/**
 * Counts by the peer (of IPv6 its network: it has all of it), over all copies that share a Redis; no header and no field of a body can move
 * it.
 */
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
