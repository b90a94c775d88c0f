import { keptReferralCode, REFERRAL_STORAGE_KEY, withReferralCode } from '@/lib/domain/referral/referral-code';
import { readStored, writeStored } from '@/lib/browser/storage';

/** Whether a code is stored, be it valid or not. */
export const hasStoredReferral = (): boolean => readStored(REFERRAL_STORAGE_KEY) !== null;

/** The code that counts now. */
export const readKeptReferral = (): string | null => keptReferralCode(readStored(REFERRAL_STORAGE_KEY), Date.now());

export function keepReferral(code: string): void {
  writeStored(REFERRAL_STORAGE_KEY, withReferralCode(readStored(REFERRAL_STORAGE_KEY), code, Date.now()));
}
