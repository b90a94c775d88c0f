import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Orm } from '@/backend/api/db/database';
import type { PaymentIntent, StoredResult } from '@/backend/api/db/schema/payments';
import type { ChargeOutcome } from '@/backend/api/payments/gateway';
import type { BackendContext } from '@/backend/context';
import { contentHash } from '@/backend/twins/cms/content-hash';
import { RefusalError, refused, type Refusal } from '@/backend/api/http/answer';
import type { ErrorCode } from '@/lib/contract/error-codes';

const FORM = /^[\w.:-]{16,128}$/;

/** Owner of a key: a member's is visible to that member only, a draft's to everyone who knows the key. */
export type IntentScope = { userId: string } | 'draft';

/**
 * The id of an intent, from the site's idempotency key. Without the header every request is a separate payment.
 * @throws RefusalError for an invalid key
 */
export function intentIdOf(request: FastifyRequest, scope: IntentScope): string {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return intentId(scope, randomBytes(16).toString('hex'));
  if (typeof header !== 'string' || !FORM.test(header)) {
    throw new RefusalError(
      refused('VALIDATION', 'The Idempotency-Key has to be 16 to 128 letters, digits or dashes.', [
        { path: 'Idempotency-Key', code: 'pattern' },
      ]),
    );
  }
  return intentId(scope, header);
}

export function intentId(scope: IntentScope, key: string): string {
  const owner = scope === 'draft' ? 'draft' : `user:${scope.userId}`;
  return createHash('sha256').update(`${owner}:${key}`).digest('hex');
}

/** The request without what may differ in a retry: a fresh nonce, and the password, which is verified separately. */
export function bodyHashOf(body: {
  paymentMethodNonce?: string | undefined;
  user?: object | undefined;
  slotHoldId?: string | undefined;
}): string {
  const { paymentMethodNonce: _nonce, slotHoldId: _hold, user, ...rest } = body;
  const { password: _password, ...person } = (user ?? {}) as { password?: string };
  return contentHash({ ...rest, person });
}

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  PAYMENT_DECLINED: 'The card was declined; nothing was charged.',
  PAYMENT_FRAUD: 'The payment was refused for safety reasons; nothing was charged.',
  PAYMENT_NONCE_CONSUMED: 'This card entry was used already; nothing was charged.',
  PAYMENT_THREE_D_SECURE: 'The bank could not confirm the cardholder; nothing was charged.',
  PAYMENT_UNAVAILABLE: 'Card payments are not available for the moment; nothing was charged.',
  PAYMENT_UNKNOWN: 'It is not known yet whether the payment went through; ask for it by its key.',
  EMAIL_TAKEN: 'An account with this address exists already; nothing was charged.',
  SLOT_GONE: 'This time has just been taken; nothing was charged.',
};

export function refusalOf(code: ErrorCode): Refusal {
  return refused(code, MESSAGES[code] ?? 'The payment did not come about; nothing was charged.');
}

export type Charged = Extract<ChargeOutcome, { kind: 'charged' }>;

/** The actions of one kind of payment around the gateway. Both run in the transaction that updates the intent. */
export interface IntentDefinition {
  kind: PaymentIntent['kind'];
  /**
   * Everything that the payment causes, all or nothing. It must be able to run from the stored payload alone, later and in another process,
   * when reservations may have expired.
   * @param charge null when nothing had to be charged
   * @throws RefusalError when it is impossible; the charge is then voided
   */
  complete(tx: Orm, intent: PaymentIntent, charge: Charged | null, context: BackendContext): Promise<StoredResult>;
  /** After the commit, once, in whichever process completes it: updates open pages. Best effort. */
  announce?(result: StoredResult, context: BackendContext): Promise<void>;
  /**
   * Releases reservations; idempotent.
   * @param ending whether the attempt is over (`failed`) or the key may still be paid (`released`)
   */
  release(tx: Orm, intent: PaymentIntent, ending: 'failed' | 'released', context: BackendContext): Promise<void>;
}
