import type { CallName } from '@/lib/contract/calls';

/**
 * Calls that the site does not make, so that no browser can show them failing. `tests/unit/services/http/uncalled.test.ts`
 * fails as soon as the site makes one, and when the file that tries it without a browser does not.
 */
export const UNCALLED = {
  giftBalance: {
    why: 'what a gift code holds comes with checkCouponCode; this is for whoever asks without a basket',
    triedBy: 'tests/contract/buying/gifts-and-coupons.test.ts',
  },
  releaseSlot: {
    why: 'a hold moves with the choice of another slot and else runs out by itself',
    triedBy: 'tests/contract/buying/slots.test.ts',
  },
} as const satisfies Partial<Record<CallName, { why: string; triedBy: string }>>;
