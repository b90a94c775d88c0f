import type { CallName } from '@/lib/contract/calls';

/** POSTs that only read. */
export const READING_POSTS: readonly CallName[] = [
  'priceService',
  'checkEmail',
  'checkCouponCode',
  'giftBalance',
  'quoteItemRequests',
  'quoteCollection',
];
