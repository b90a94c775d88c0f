import { keptReferralCode, withReferralCode } from '@/lib/domain/referral/referral-code';
import { readStored, writeStored, REFERRAL_STORAGE_KEY } from '@/lib/browser/storage';

/** The code that counts now. */
export const readKeptReferral = (): string | null => keptReferralCode(readStored(REFERRAL_STORAGE_KEY), Date.now());

export function keepReferral(code: string): void {
  writeStored(REFERRAL_STORAGE_KEY, withReferralCode(readStored(REFERRAL_STORAGE_KEY), code, Date.now()));
}
