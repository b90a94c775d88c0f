import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { gatewayNonces } from '@/backend/api/db/schema/gateway';

type Parts = Pick<BackendContext, 'database' | 'clock'>;

const PREFIX = 'savedcard_';
/** Nonces of cards that were just typed, including the sandbox's. */
const TYPED_CARD = /^(tokencc_|fake-)|^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{10,12}$/;
const MINUTES = 30;
const hashOf = (nonce: string): string => createHash('sha256').update(nonce).digest('hex');

/**
 * Braintree charges a stored card by its token and has no nonce for it. The token never goes to a browser: a single-use nonce of ours
 * stands for it.
 */
export async function issueSavedCardNonce({ database: { orm }, clock }: Parts, cardToken: string): Promise<string> {
  const nonce = `${PREFIX}${randomBytes(18).toString('base64url')}`;
  await orm.insert(gatewayNonces).values({
    hash: hashOf(nonce),
    behaviour: 'valid',
    brand: '',
    last4: '',
    expiry: '',
    cardToken,
    expiresAt: new Date(clock().getTime() + MINUTES * 60_000),
  });
  return nonce;
}

/** Braintree accepts card tokens in place of nonces: none from a browser is passed on, or a guessed one would be charged. */
export function isTypedCard(nonce: string): boolean {
  return TYPED_CARD.test(nonce);
}

/** @returns what Braintree should charge: the stored card's token or the typed card's nonce; null for a used or unknown one */
export async function paymentMethodOf({ database: { orm }, clock }: Parts, nonce: string): Promise<string | null> {
  if (isTypedCard(nonce)) return nonce;
  if (!nonce.startsWith(PREFIX)) return null;
  const now = clock();
  const [used] = await orm
    .update(gatewayNonces)
    .set({ usedAt: now })
    .where(and(eq(gatewayNonces.hash, hashOf(nonce)), isNull(gatewayNonces.usedAt), gt(gatewayNonces.expiresAt, now)))
    .returning();
  return used?.cardToken ?? null;
}

/** Removes the nonces of a removed card. */
export async function removeSavedCardNonces({ database: { orm } }: Pick<Parts, 'database'>, cardToken: string): Promise<void> {
  await orm.delete(gatewayNonces).where(eq(gatewayNonces.cardToken, cardToken));
}
