import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { paymentMethods } from '@/backend/db/schema/payments';
import type { CardDetails } from '@/backend/payments/gateway';
import type { Currency } from '@/lib/config/regions';

interface CardToKeep {
  userId: string;
  currency: Currency;
  /** Null: the gateway did not keep it. */
  token: string | null;
  card: CardDetails;
  isDefault?: boolean;
}

/** Adds a card to a member's, once; the first of a currency is the default. @returns its id, or null when none was kept */
export async function keepCardOf(tx: Orm, { userId, currency, token, card, isDefault = false }: CardToKeep, now: Date): Promise<string | null> {
  if (token === null) return null;
  const own = and(eq(paymentMethods.userId, userId), eq(paymentMethods.currency, currency));
  const cards = await tx.select().from(paymentMethods).where(own).for('update');
  const known = cards.find(({ gatewayToken }) => gatewayToken === token);
  const becomesDefault = isDefault || !cards.some((stored) => stored.isDefault);
  if (becomesDefault) await tx.update(paymentMethods).set({ isDefault: false }).where(own);
  if (known) {
    await tx.update(paymentMethods).set({ isDefault: becomesDefault || known.isDefault }).where(eq(paymentMethods.id, known.id));
    return known.id;
  }
  const id = randomUUID();
  await tx.insert(paymentMethods).values({ id, userId, currency, gatewayToken: token, ...card, isDefault: becomesDefault, createdAt: now });
  return id;
}

/** The default first, then as they were added. */
export async function cardsOf(tx: Pick<Orm, 'select'>, userId: string, currency: Currency) {
  const cards = await tx.select().from(paymentMethods).where(and(eq(paymentMethods.userId, userId), eq(paymentMethods.currency, currency))).orderBy(asc(paymentMethods.createdAt), asc(paymentMethods.id));
  return cards.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** The card that pays what becomes due while its owner is away: the default one, unless it has expired. */
export async function usableCardOf(tx: Pick<Orm, 'select'>, { userId, currency }: { userId: string; currency: Currency }, now: Date): Promise<typeof paymentMethods.$inferSelect | null> {
  const [card] = await tx.select().from(paymentMethods).where(and(eq(paymentMethods.userId, userId), eq(paymentMethods.currency, currency), eq(paymentMethods.isDefault, true)));
  return card && !isExpired(card.expiry, now) ? card : null;
}

/** Cards end with the last day of their month. */
export function isExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return (2000 + year) * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}
