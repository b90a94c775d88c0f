import type { DetailReferralCode } from '@/lib/contract/account';
import { readReferralCode, withoutReferralCode } from '@/lib/domain/referral/referral-code';
import { keepReferral, readKeptReferral } from './kept-referral';
import { readStored, writeStored, removeStored, REFERRAL_STORAGE_KEY } from '@/lib/browser/storage';
import { sendLazily } from '@/services/http/send-lazily';

type ReferralOffer = { kind: 'valid'; offer: DetailReferralCode } | { kind: 'invalid' } | { kind: 'unreachable' };

/** The reward of a referral code for a guest. */
async function getReferralOffer(referralCode: string): Promise<ReferralOffer> {
  const outcome = await sendLazily('userInformation', { query: { referralCode } });
  if (outcome.kind !== 'ok') return { kind: 'unreachable' };
  const offer = outcome.data.detailReferralCode;
  return offer?.valid ? { kind: 'valid', offer } : { kind: 'invalid' };
}

/** Results of this page load, by code. */
const asked = new Map<string, Promise<ReferralOffer>>();

/** Stores the code of a referral link and fetches its reward, once per page load. */
function receiveReferral(code: string): Promise<ReferralOffer> {
  // Stored before the answer: an unreachable server must not cost the friend the credit.
  if (!asked.has(code)) keepReferral(code);
  return askForReferral(code);
}

function askForReferral(code: string): Promise<ReferralOffer> {
  const known = asked.get(code);
  if (known) return known;
  const answer = getReferralOffer(code).then((offer) => {
    // Falls back to the previous code. Without one the code stays: the price list is requested with it and gives the same verdict.
    if (offer.kind === 'invalid' && withoutReferralCode(readStored(REFERRAL_STORAGE_KEY), code) !== null) dropReferralCode(code);
    if (offer.kind === 'unreachable') asked.delete(code);
    return offer;
  });
  asked.set(code, answer);
  return answer;
}

/**
 * What counts for a guest now: the reward of the code in the address, else of the kept one; of the one before where the server does not know
 * it.
 */
export async function currentReferralOffer(search: string): Promise<DetailReferralCode | null> {
  const arrived = readReferralCode(search);
  const code = arrived ?? readKeptReferral();
  if (code === null) return null;
  const answer = await (arrived === null ? askForReferral(code) : receiveReferral(code));
  if (answer.kind === 'valid') return answer.offer;
  const before = readKeptReferral();
  return answer.kind === 'unreachable' || before === code || before === null ? null : currentReferralOffer('');
}

/** The server does not know this code: fall back to the previous one. */
function dropReferralCode(code: string): void {
  const left = withoutReferralCode(readStored(REFERRAL_STORAGE_KEY), code);
  if (left === null) removeStored(REFERRAL_STORAGE_KEY);
  else writeStored(REFERRAL_STORAGE_KEY, left);
}

/** Call before a signup sends the stored code: unknown codes are replaced by the previous one. */
export async function settleReferralCode(): Promise<void> {
  const code = readKeptReferral();
  if (code === null || (await getReferralOffer(code)).kind !== 'invalid') return;
  dropReferralCode(code);
  // If storage refuses the change, the same code would come back.
  if (readKeptReferral() !== code) await settleReferralCode();
}
