import type { DetailReferralCode } from '@/lib/contract/account';
import { REFERRAL_STORAGE_KEY, withReferralCode, withoutReferralCode, keptReferralCode } from '@/lib/domain/referral/referral-code';
import { readStored, writeStored, removeStored } from '@/lib/storage';
import { sendLazily } from '@/services/http/send-lazily';

export function keepReferralCode(code: string): void {
  writeStored(REFERRAL_STORAGE_KEY, withReferralCode(readStored(REFERRAL_STORAGE_KEY), code, Date.now()));
}

export type ReferralOffer = { kind: 'valid'; offer: DetailReferralCode } | { kind: 'invalid' } | { kind: 'unreachable' };

/** What a friend's code is worth to a guest. */
async function getReferralOffer(referralCode: string): Promise<ReferralOffer> {
  const outcome = await sendLazily('userInformation', { query: { referralCode } });
  if (outcome.kind !== 'ok') return { kind: 'unreachable' };
  const offer = outcome.data.detailReferralCode;
  return offer?.valid ? { kind: 'valid', offer } : { kind: 'invalid' };
}

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

/** The server does not know this code: the friend's before it counts again. */
function dropReferralCode(code: string): void {
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
