import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { gatewayNonces } from '@/backend/api/db/schema/gateway';

type Parts = Pick<BackendContext, 'database' | 'clock'>;

const PREFIX = 'savedcard_';
/** What Braintree hands a browser for a card that was just typed, and what its sandbox takes for one. */
const TYPED_CARD = /^(tokencc_|fake-)|^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{10,12}$/;
const MINUTES = 30;
const hashOf = (nonce: string): string => createHash('sha256').update(nonce).digest('hex');

/**
 * Braintree charges a kept card by its id and has no nonce for it. The id never goes to a browser: a nonce of ours stands
 * for it, and works once.
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

/** Braintree takes ids of kept cards where it takes nonces: from a browser none is passed on, or a guessed one would be charged. */
export function isTypedCard(nonce: string): boolean {
  return TYPED_CARD.test(nonce);
}

/**
 * @returns what Braintree is to charge: the kept card, the nonce itself when it is of a typed one, or null when ours was used and for
 * anything else
 */
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

/** With the card goes what stands for it. */
export async function removeSavedCardNonces({ database: { orm } }: Pick<Parts, 'database'>, cardToken: string): Promise<void> {
  await orm.delete(gatewayNonces).where(eq(gatewayNonces.cardToken, cardToken));
}
