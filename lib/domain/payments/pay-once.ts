import type { ErrorCode } from '@/lib/contract/error-codes';
import { payVerdict, type IntentVerdict, type PayAnswer } from './pay-verdict';
import type { PaymentDraft } from './payment-key';

type Failure = Extract<PayAnswer<unknown>, { kind: 'rejected' }>;
type Answer<Data, Refused extends Failure> = { kind: 'ok'; data: Data } | Refused | { kind: 'unreachable' };

/**
 * `silent`: nobody could tell; `untold`: this provider has nobody to ask; `left`: the page is gone, nothing is to be shown.
 */
export type IntentLookup<Result> = { verdict: IntentVerdict; result: Result | null } | 'silent' | 'untold' | 'left';

export interface PayParts<Data, Result, Refused extends Failure> {
  draft: PaymentDraft;
  send: (nonce: string, key: string) => Promise<Answer<Data, Refused>>;
  /** Asks what became of a key, until it is settled or patience ends. */
  settle: (key: string) => Promise<IntentLookup<Result>>;
  /** Asks the same once, without waiting. */
  ask: (key: string) => Promise<IntentLookup<Result>>;
  /** The answer was lost: from here on it is asked for. */
  onChecking: () => void;
}

/**
 * How one press ended, as the page says it:
 * - `recovered`: paid, and the answer was lost: as much as the intent tells
 * - `over`: nothing was charged, the next press is another payment
 * - `never-arrived`: nothing was charged, the same payment may be sent again
 * - `elsewhere`: nothing was charged by it, because another payment of the same is under way: of another window or device, or of the
 * automatic charge
 * - `refused`: the server took nothing up, or took it back whole; the next press can succeed
 * - `unknown`: nobody could tell; only asking again is offered
 * - `untold`: nobody ever will; a person has to look, and decides
 */
export type PayEnd<Data, Result, Refused extends Failure> =
  | { kind: 'paid'; data: Data }
  | { kind: 'recovered'; result: Result | null }
  | { kind: 'over'; code: ErrorCode }
  | { kind: 'never-arrived' | 'elsewhere' | 'unknown' | 'untold' | 'left' }
  | { kind: 'refused'; failure: Refused; isStated: boolean };

/** One press of a pay button, from the nonce to what the page may say. */
export async function payOnce<Data, Result, Refused extends Failure>(
  parts: PayParts<Data, Result, Refused>,
  nonce: string,
): Promise<PayEnd<Data, Result, Refused>> {
  const { draft, send, ask, onChecking } = parts;
  const key = draft.key();
  draft.markStarted(true);
  const answer = await send(nonce, key);
  const verdict = payVerdict(answer);
  switch (verdict.kind) {
    case 'paid':
      draft.forget();
      return { kind: 'paid', data: verdict.data };
    case 'card':
      draft.renew(key);
      return { kind: 'over', code: verdict.code };
    case 'unknown':
      onChecking();
      return asPaidElsewhere(await checkPayment(parts, key, nonce), isInProgress(answer));
    case 'refused':
      draft.markStarted(false);
      if (await isKeyUsedUp(answer, () => ask(key))) draft.renew(key);
      return answer.kind === 'rejected' ? { kind: 'refused', failure: answer, isStated: verdict.isStated } : { kind: 'unknown' };
  }
}

/** Whether a request was turned away because what it is for is being paid, under its own key or another one. */
export const isInProgress = (answer: PayAnswer<unknown>): boolean => answer.kind === 'rejected' && answer.code === 'IN_PROGRESS';

/** @param wasUnderWay of the last answer: then a key that nobody knows did arrive, and another payment was there before it */
export function asPaidElsewhere<Data, Result, Refused extends Failure>(
  end: PayEnd<Data, Result, Refused>,
  wasUnderWay: boolean,
): PayEnd<Data, Result, Refused> {
  return end.kind === 'never-arrived' && wasUnderWay ? { kind: 'elsewhere' } : end;
}

/**
 * Whether a stated refusal has used its key up: it came when the payment had begun, and took it back. One from before that
 * leaves the key free, and another tab may be paying under it; only the intent tells them apart. Where nobody can tell, the
 * key is kept: at worst the next press is a mismatch, after which the page claims nothing and a person looks, while a new
 * key beside a payment of another tab could charge twice.
 */
export async function isKeyUsedUp(answer: PayAnswer<unknown>, ask: () => Promise<IntentLookup<unknown>>): Promise<boolean> {
  const verdict = payVerdict(answer);
  if (verdict.kind !== 'refused' || !verdict.isStated) return false;
  // Said at the door, before any key is looked at; and asking without a session would open the login once more.
  if (answer.kind === 'rejected' && answer.code === 'UNAUTHENTICATED') return false;
  const asked = await ask();
  return typeof asked === 'object' && asked.verdict.kind === 'over';
}

type CheckParts<Data, Result, Refused extends Failure> = Omit<PayParts<Data, Result, Refused>, 'onChecking' | 'ask'>;

/** @param lastNonce of the request whose answer was lost; null when only its key is known */
export async function checkPayment<Data, Result, Refused extends Failure>(
  parts: CheckParts<Data, Result, Refused>,
  key: string,
  lastNonce: string | null,
): Promise<PayEnd<Data, Result, Refused>> {
  const { draft, send, settle } = parts;
  const asked = await settle(key);
  if (asked === 'left') return { kind: 'left' };
  if (asked === 'untold') return askBySending(parts, key, lastNonce);
  if (asked === 'silent' || asked.verdict.kind === 'wait') return { kind: 'unknown' };
  const { verdict, result } = asked;
  if (verdict.kind === 'over') {
    draft.renew(key);
    return { kind: 'over', code: verdict.code };
  }
  if (verdict.kind === 'never') {
    draft.markStarted(false);
    return { kind: 'never-arrived' };
  }
  // Sent again under its key, the same is answered as it was: with the session, the reference, the code.
  const replay = lastNonce === null ? null : await send(lastNonce, key);
  draft.forget();
  return replay?.kind === 'ok' ? { kind: 'paid', data: replay.data } : { kind: 'recovered', result };
}

/**
 * Where a key cannot be asked for, the same request is the question: its key makes a server answer as it did before, and
 * one that knows no keys meets a nonce that works only once. What such a server refuses now says nothing of the first time.
 */
async function askBySending<Data, Result, Refused extends Failure>(
  { draft, send }: CheckParts<Data, Result, Refused>,
  key: string,
  lastNonce: string | null,
): Promise<PayEnd<Data, Result, Refused>> {
  // Nothing to pay, no nonce, no guard: an order that a gift covers is not sent twice.
  if (lastNonce === null || lastNonce === '') return { kind: 'untold' };
  const verdict = payVerdict(await send(lastNonce, key));
  if (verdict.kind === 'paid') {
    draft.forget();
    return { kind: 'paid', data: verdict.data };
  }
  if (verdict.kind !== 'card' || verdict.code === 'PAYMENT_NONCE_CONSUMED') return { kind: 'untold' };
  draft.renew(key);
  return { kind: 'over', code: verdict.code };
}
