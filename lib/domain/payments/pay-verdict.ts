import type { ErrorCode } from '@/lib/contract/error-codes';
import { statedStatus } from '@/lib/contract/stated-status';

/** How a paying call ended, as far as the verdict needs it; the outcome of the HTTP layer fits. */
export type PayAnswer<Data> =
  | { kind: 'ok'; data: Data }
  | { kind: 'rejected'; status: number; code: ErrorCode | null; body?: unknown }
  | { kind: 'unreachable' };

/**
 * - `paid`
 * - `card`: the intent is over, nothing was charged; a new nonce and a new key may try again
 * - `refused`: the server took nothing up (price, slot, fields, limits); `isStated`: it said so by a code of the contract
 * - `unknown`: money may have moved; the same key is asked for before anything is offered again
 */
export type PayVerdict<Data> =
  | { kind: 'paid'; data: Data }
  | { kind: 'card'; code: ErrorCode }
  | { kind: 'refused'; isStated: boolean }
  | { kind: 'unknown' };

export const CARD_FAILURES: readonly ErrorCode[] = [
  'PAYMENT_DECLINED',
  'PAYMENT_FRAUD',
  'PAYMENT_NONCE_CONSUMED',
  'PAYMENT_THREE_D_SECURE',
  'PAYMENT_UNAVAILABLE',
];

/** The key is taken: by this very payment on its way, or by one whose details were others. Only the intent tells. */
const ASK_THE_INTENT: readonly ErrorCode[] = ['PAYMENT_UNKNOWN', 'IN_PROGRESS', 'IDEMPOTENCY_MISMATCH'];

const REFUSED = 400;
const SERVER_FAULT = 500;

export function payVerdict<Data>(answer: PayAnswer<Data>): PayVerdict<Data> {
  if (answer.kind === 'ok') return { kind: 'paid', data: answer.data };
  if (answer.kind === 'unreachable') return { kind: 'unknown' };
  const { code } = answer;
  const status = statedStatus(answer.body, answer.status);
  if (code && CARD_FAILURES.includes(code)) return { kind: 'card', code };
  // A page of a network in between, or something else with a good status, says nothing of what became of the money.
  const isNoAnswer = code === null && status < REFUSED;
  if ((code && ASK_THE_INTENT.includes(code)) || status >= SERVER_FAULT || isNoAnswer) return { kind: 'unknown' };
  return { kind: 'refused', isStated: code !== null };
}

/** What the server says became of an intent. */
export interface IntentFacts {
  status: 'processing' | 'paid' | 'failed' | 'unknown';
  code?: ErrorCode;
}

/**
 * What follows from an intent that was asked for:
 * - `paid`: the answer that was lost can be had by sending the same again, or is in the intent
 * - `over`: failed, nothing was charged
 * - `never`: no payment has this key, nothing was charged; the same key may be used
 * - `wait`: still on its way
 */
export type IntentVerdict = { kind: 'paid' } | { kind: 'over'; code: ErrorCode } | { kind: 'never' } | { kind: 'wait' };

export function intentVerdict({ status, code }: IntentFacts): IntentVerdict {
  switch (status) {
    case 'paid':
      return { kind: 'paid' };
    case 'failed':
      return { kind: 'over', code: code ?? 'PAYMENT_DECLINED' };
    case 'unknown':
      return { kind: 'never' };
    case 'processing':
      return { kind: 'wait' };
  }
}

/** Pauses between questions about an intent, in ms: quick at first, and after about a minute a person decides. */
export const INTENT_PAUSES_MS = [800, 1500, 2500, 4000, 6000, 8000, 10_000, 12_000, 15_000] as const;
