import type { ErrorCode } from '@/lib/contract/error-codes';
import { statedStatus } from '@/lib/contract/stated-status';

/** Result of a paying call, as far as the verdict needs it; compatible with the HTTP layer's outcome. */
export type PayAnswer<Data> =
  | { kind: 'ok'; data: Data }
  | { kind: 'rejected'; status: number; code: ErrorCode | null; body?: unknown }
  | { kind: 'unreachable' };

/**
 * - `paid`
 * - `card`: the intent failed, nothing was charged; retry with a new nonce and a new key
 * - `refused`: the server rejected it (price, slot, fields, limits); `isStated`: with a code of the contract
 * - `unknown`: money may have moved; look up the same key before offering anything else
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

/** The key is in use: by this payment in progress, or by one with other details. Only the intent shows which. */
const ASK_THE_INTENT: readonly ErrorCode[] = ['PAYMENT_UNKNOWN', 'IN_PROGRESS', 'IDEMPOTENCY_MISMATCH'];

const REFUSED = 400;
const SERVER_FAULT = 500;

export function payVerdict<Data>(answer: PayAnswer<Data>): PayVerdict<Data> {
  if (answer.kind === 'ok') return { kind: 'paid', data: answer.data };
  if (answer.kind === 'unreachable') return { kind: 'unknown' };
  const { code } = answer;
  const status = statedStatus(answer.body, answer.status);
  if (code && CARD_FAILURES.includes(code)) return { kind: 'card', code };
  // A captive portal or proxy with a success status says nothing about the payment.
  const isNoAnswer = code === null && status < REFUSED;
  if ((code && ASK_THE_INTENT.includes(code)) || status >= SERVER_FAULT || isNoAnswer) return { kind: 'unknown' };
  return { kind: 'refused', isStated: code !== null };
}

/** The server's data on an intent. */
export interface IntentFacts {
  status: 'processing' | 'paid' | 'failed' | 'unknown';
  code?: ErrorCode;
}

/**
 * What follows from the state of an intent:
 * - `paid`: a retry or the intent has the lost answer
 * - `over`: failed, nothing was charged
 * - `never`: the key is unknown, nothing was charged; it may be used again
 * - `wait`: in progress
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

/** Backoff between look-ups of an intent, in ms: quick at first; after about a minute the person decides. */
export const INTENT_PAUSES_MS = [800, 1500, 2500, 4000, 6000, 8000, 10_000, 12_000, 15_000] as const;
