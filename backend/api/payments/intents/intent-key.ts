import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { contentHash } from '@/backend/twins/cms/content-hash';
import { RefusalError, refused } from '@/backend/api/http/answer';

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
