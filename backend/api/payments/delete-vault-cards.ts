import { asc, eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { cardsToForget } from '@/backend/api/db/schema/after-account';
import { paymentMethods } from '@/backend/api/db/schema/payments';

type Parts = Pick<BackendContext, 'database' | 'gateway' | 'log'>;

/** In the transaction that removes the cards from their member: the gateway is retried later until it answers. */
export async function queueCardDeletions(tx: Pick<Orm, 'insert'>, tokens: readonly string[], now: Date): Promise<void> {
  if (tokens.length > 0) {
    await tx
      .insert(cardsToForget)
      .values(tokens.map((token) => ({ token, since: now })))
      .onConflictDoNothing();
  }
}

/** @returns whether the gateway has deleted it, or it is in use again */
export async function deleteVaultCard({ database: { orm }, gateway, log }: Parts, token: string): Promise<boolean> {
  // A card may be stored in both currencies, and may be added again after its removal.
  const [kept] = await orm.select({ id: paymentMethods.id }).from(paymentMethods).where(eq(paymentMethods.gatewayToken, token)).limit(1);
  const isDone = kept !== undefined || (await gateway.deleteCard(token).catch(() => false));
  if (isDone) await orm.delete(cardsToForget).where(eq(cardsToForget.token, token));
  else log.warn('a removed card was not deleted at the gateway');
  return isDone;
}

/** Every queued card, oldest first; idempotent, so copies may run it at the same time. @returns how many are done */
export async function deleteQueuedCards(parts: Parts): Promise<number> {
  const waiting = await parts.database.orm.select().from(cardsToForget).orderBy(asc(cardsToForget.since));
  let done = 0;
  for (const { token } of waiting) if (await deleteVaultCard(parts, token)) done += 1;
  return done;
}
