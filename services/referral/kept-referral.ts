import { keptReferralCode, REFERRAL_STORAGE_KEY, withoutReferralCode } from '@/lib/domain/referral/referral-code';
import { readStored, removeStored, writeStored } from '@/lib/storage';
import { getReferralOffer } from './get-referral-offer';

/** The server does not know this code: the friend's before it counts again. */
export function dropReferralCode(code: string): void {
  const left = withoutReferralCode(readStored(REFERRAL_STORAGE_KEY), code);
  if (left === null) removeStored(REFERRAL_STORAGE_KEY);
  else writeStored(REFERRAL_STORAGE_KEY, left);
}

/** Before a new account takes the kept code along: those that the server does not know give way to the one before. */
export async function settleReferralCode(): Promise<void> {
  const code = referralCodeNow();
  if (code === null || (await getReferralOffer(code)).kind !== 'invalid') return;
  dropReferralCode(code);
  // Where storage refuses, the same would come again.
  if (referralCodeNow() !== code) await settleReferralCode();
}

export function referralCodeNow(): string | null {
  return keptReferralCode(readStored(REFERRAL_STORAGE_KEY), Date.now());
}
