import { REFERRAL_STORAGE_KEY, withoutReferralCode } from '@/lib/domain/referral/referral-code';
import { readStored } from '@/lib/storage';
import { getReferralOffer, type ReferralOffer } from './get-referral-offer';
import { dropReferralCode } from './kept-referral';
import { keepReferralCode } from './keep-referral-code';

/** What this document knows of codes already. */
const asked = new Map<string, Promise<ReferralOffer>>();

/** Keeps the code of a friend's link for whatever is bought, and asks what it is worth: once a document, whoever wants to know. */
export function receiveReferral(code: string): Promise<ReferralOffer> {
  const known = asked.get(code);
  if (known) return known;
  // Kept before the answer: a server that cannot be asked just now must not cost the friend the credit.
  keepReferralCode(code);
  const answer = getReferralOffer(code).then((offer) => {
    // The friend's before it counts again. Alone it stays: the price list is asked with it, and says the same.
    if (offer.kind === 'invalid' && withoutReferralCode(readStored(REFERRAL_STORAGE_KEY), code) !== null) dropReferralCode(code);
    if (offer.kind === 'unreachable') asked.delete(code);
    return offer;
  });
  asked.set(code, answer);
  return answer;
}
