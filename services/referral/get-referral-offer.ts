import type { DetailReferralCode } from '@/lib/contract/account';
import { sendCall } from '@/services/http/send-call';

export type ReferralOffer = { kind: 'valid'; offer: DetailReferralCode } | { kind: 'invalid' } | { kind: 'unreachable' };

/** What a friend's code is worth to a guest. */
export async function getReferralOffer(referralCode: string): Promise<ReferralOffer> {
  const outcome = await sendCall('userInformation', { query: { referralCode } });
  if (outcome.kind !== 'ok') return { kind: 'unreachable' };
  const offer = outcome.data.detailReferralCode;
  return offer?.valid ? { kind: 'valid', offer } : { kind: 'invalid' };
}
