import { readReferralCode } from '@/lib/domain/referral/referral-code';
import { readAccessToken } from '@/services/auth/session-cookie';
import { receiveReferral } from './receive-referral';

/** The friend's link that a guest has come by. A member's is sent along when the session is loaded. */
export function receiveReferralOf(search: string): void {
  const code = readReferralCode(search);
  if (code !== null && readAccessToken() === null) void receiveReferral(code);
}
