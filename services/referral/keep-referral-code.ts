import { REFERRAL_STORAGE_KEY, withReferralCode } from '@/lib/domain/referral/referral-code';
import { readStored, writeStored } from '@/lib/storage';

/** Apart from `kept-referral.ts`, whose HTTP client no page needs at first. */
export function keepReferralCode(code: string): void {
  writeStored(REFERRAL_STORAGE_KEY, withReferralCode(readStored(REFERRAL_STORAGE_KEY), code, Date.now()));
}
