/** Where the code of a friend's link is kept until an order uses it. */
export const REFERRAL_STORAGE_KEY = 'referralCode';

const CODE = /^[A-Za-z0-9_-]{3,64}$/;

/** The code of `?ref=`, as the server compares it; null for none and for anything that cannot be one. */
export function readReferralCode(search: string): string | null {
  const code = new URLSearchParams(search).get('ref')?.trim() ?? '';
  return CODE.test(code) ? code.toUpperCase() : null;
}
