import type { referralCodes, coupons } from '@/backend/api/db/schema/coupons';

type NewCoupon = typeof coupons.$inferInsert;

/** The rule of every personal newsletter code, and of the public code of the same name. */
export const WELCOME_RULE = { kind: 'percent', percent: 10, firstOrderOnly: true } as const satisfies Partial<NewCoupon>;

export const COUPONS: NewCoupon[] = [
  { code: 'WELCOME10', ...WELCOME_RULE },
  { code: 'PIX50', kind: 'percent', percent: 50, onlyPackage: 'pix', firstOrderOnly: false },
  { code: 'EXPIRED1', kind: 'percent', percent: 10, firstOrderOnly: false, expiresAt: new Date('2024-12-31T16:00:00Z') },
  { code: 'HKONLY', kind: 'percent', percent: 10, firstOrderOnly: false, country: 'hk' },
];

/** Sample referral codes; members get their own when they join. */
export const REFERRAL_CODES: (typeof referralCodes.$inferInsert)[] = [
  { code: 'MEILING', firstName: 'Mei Ling', valid: true },
  { code: 'DANIEL', firstName: 'Daniel', valid: true },
  { code: 'CLOSED1', firstName: 'Sam', valid: false },
];
