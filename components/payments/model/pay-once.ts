import type { ErrorCode } from '@/lib/contract/error-codes';
import { payVerdict, type IntentVerdict, type PayAnswer } from '@/lib/domain/payments/pay-verdict';
import type { PaymentDraft } from './payment-key';

type Failure = Extract<PayAnswer<unknown>, { kind: 'rejected' }>;
type Answer<Data, Refused extends Failure> = { kind: 'ok'; data: Data } | Refused | { kind: 'unreachable' };

/** `silent`: no answer; `untold`: the provider cannot look up a key; `left`: the page was left, nothing is shown. */
export type IntentLookup<Result> = { verdict: IntentVerdict; result: Result | null } | 'silent' | 'untold' | 'left';

export interface PayParts<Data, Result, Refused extends Failure> {
  draft: PaymentDraft;
  send: (nonce: string, key: string) => Promise<Answer<Data, Refused>>;
  /** Polls the state of a key until it is final or the time limit is reached. */
  settle: (key: string) => Promise<IntentLookup<Result>>;
  /** Looks up the state once, without waiting. */
  ask: (key: string) => Promise<IntentLookup<Result>>;
  /** The answer was lost; polling begins. */
  onChecking: () => void;
}

/**
 * Result of one press, as the page shows it:
 * - `recovered`: paid, but the answer was lost; only the intent's data is known
 * - `over`: nothing was charged, the next press is a new payment
 * - `never-arrived`: nothing was charged, the same payment may be retried
 * - `elsewhere`: nothing was charged by this press, because another payment for the same is in progress: another tab or device, or the
 *   automatic charge
 * - `refused`: the server rejected it or rolled it back; the next press can succeed
 * - `unknown`: the state is not known; only another look-up is offered
 * - `untold`: the state cannot be found out; a person has to check and decide
 */
export type PayEnd<Data, Result, Refused extends Failure> =
  | { kind: 'paid'; data: Data }
  | { kind: 'recovered'; result: Result | null }
  | { kind: 'over'; code: ErrorCode }
  | { kind: 'never-arrived' | 'elsewhere' | 'unknown' | 'untold' | 'left' }
  | { kind: 'refused'; failure: Refused; isStated: boolean };

/** One press of a pay button, from the nonce to the result shown. */
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

/** Whether a request was rejected because a payment for the same is in progress, under its own key or another. */
export const isInProgress = (answer: PayAnswer<unknown>): boolean => answer.kind === 'rejected' && answer.code === 'IN_PROGRESS';

/** @param wasUnderWay of the last answer: the unknown key did arrive then, and another payment came before it */
export function asPaidElsewhere<Data, Result, Refused extends Failure>(
  end: PayEnd<Data, Result, Refused>,
  wasUnderWay: boolean,
): PayEnd<Data, Result, Refused> {
  return end.kind === 'never-arrived' && wasUnderWay ? { kind: 'elsewhere' } : end;
}

/**
 * Whether a rejection has used up its key: the payment had begun and was rolled back. A rejection before that leaves the key free, and
 * another tab may be paying with it; only the intent shows the difference. If that is unknown, the key is kept: at worst the next press is
 * a mismatch, which a person resolves, while a new key could charge twice.
 */
export async function isKeyUsedUp(answer: PayAnswer<unknown>, ask: () => Promise<IntentLookup<unknown>>): Promise<boolean> {
  const verdict = payVerdict(answer);
  if (verdict.kind !== 'refused' || !verdict.isStated) return false;
  // Rejected before any key was looked at; a look-up without a session would open the login again.
  if (answer.kind === 'rejected' && answer.code === 'UNAUTHENTICATED') return false;
  const asked = await ask();
  return typeof asked === 'object' && asked.verdict.kind === 'over';
}

type CheckParts<Data, Result, Refused extends Failure> = Omit<PayParts<Data, Result, Refused>, 'onChecking' | 'ask'>;

/** @param lastNonce of the request whose answer was lost; null if only its key is known */
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
  // A retry with the same key returns the original answer: session, reference, code.
  const replay = lastNonce === null ? null : await send(lastNonce, key);
  draft.forget();
  return replay?.kind === 'ok' ? { kind: 'paid', data: replay.data } : { kind: 'recovered', result };
}

/**
 * Where a key cannot be looked up, the request itself is retried: a server with idempotency repeats its answer, and one without rejects the
 * used nonce. A rejection says nothing about the first attempt.
 */
async function askBySending<Data, Result, Refused extends Failure>(
  { draft, send }: CheckParts<Data, Result, Refused>,
  key: string,
  lastNonce: string | null,
): Promise<PayEnd<Data, Result, Refused>> {
  // Without a nonce nothing prevents a duplicate: an order covered by a gift is not retried.
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
