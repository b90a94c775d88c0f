import { readReferralCode, REFERRAL_STORAGE_KEY, withoutReferralCode, withReferralCode } from '@/lib/domain/referral/referral-code';
import { readStored, writeStored } from '@/lib/storage';
import { getReferralOffer, type ReferralOffer } from './get-referral-offer';
import { dropReferralCode } from './kept-referral';

/** What this document knows of codes already. */
const asked = new Map<string, Promise<ReferralOffer>>();

/** Keeps the code of a friend's link for whatever is bought, and asks what it is worth: once a document, whoever wants to know. */
export function receiveReferral(code: string): Promise<ReferralOffer> {
  const known = asked.get(code);
  if (known) return known;
  // Kept before the answer: a server that cannot be asked just now must not cost the friend the credit.
  writeStored(REFERRAL_STORAGE_KEY, withReferralCode(readStored(REFERRAL_STORAGE_KEY), code, Date.now()));
  const answer = getReferralOffer(code).then((offer) => {
    // The friend's before it counts again. Alone it stays: the price list is asked with it, and says the same.
    if (offer.kind === 'invalid' && withoutReferralCode(readStored(REFERRAL_STORAGE_KEY), code) !== null) dropReferralCode(code);
    if (offer.kind === 'unreachable') asked.delete(code);
    return offer;
  });
  asked.set(code, answer);
  return answer;
}

/** The same of an address, if it is a friend's link. */
export function receiveReferralOf(search: string): void {
  const code = readReferralCode(search);
  if (code !== null) void receiveReferral(code);
}
