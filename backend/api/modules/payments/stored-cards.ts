import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { paymentMethods } from '@/backend/api/db/schema/payments';
import { lockUser } from '@/backend/api/identity/authenticate';
import type { CardDetails } from '@/backend/api/payments/gateway';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { REGION_CODES, REGIONS, type Currency, type RegionCode } from '@/lib/config/regions';
import { isCardExpired } from '@/lib/domain/payments/card-expiry';

interface CardToKeep {
  userId: string;
  currency: Currency;
  /** Null: the gateway did not store it. */
  token: string | null;
  card: CardDetails;
  isDefault?: boolean;
}

/** Adds a card to a member once; the first of a currency is the default. @returns its id, or null when it was not stored */
export async function keepCardOf(
  tx: Orm,
  { userId, currency, token, card, isDefault = false }: CardToKeep,
  now: Date,
): Promise<string | null> {
  if (token === null) return null;
  // Two concurrent first cards would both be the default.
  await lockUser(tx, userId);
  const own = and(eq(paymentMethods.userId, userId), eq(paymentMethods.currency, currency));
  const cards = await tx.select().from(paymentMethods).where(own).for('update');
  const known = cards.find(({ gatewayToken }) => gatewayToken === token);
  const becomesDefault = isDefault || !cards.some((stored) => stored.isDefault);
  if (becomesDefault) await tx.update(paymentMethods).set({ isDefault: false }).where(own);
  if (known) {
    await tx
      .update(paymentMethods)
      .set({ isDefault: becomesDefault || known.isDefault })
      .where(eq(paymentMethods.id, known.id));
    return known.id;
  }
  const id = randomUUID();
  await tx.insert(paymentMethods).values({ id, userId, currency, gatewayToken: token, ...card, isDefault: becomesDefault, createdAt: now });
  return id;
}

/** Whether nothing needs to be stored: it is already, or the gateway returned no token. */
export async function isKept(tx: Pick<Orm, 'select'>, userId: string, token: string | null): Promise<boolean> {
  if (token === null) return true;
  return (
    (
      await tx
        .select({ id: paymentMethods.id })
        .from(paymentMethods)
        .where(and(eq(paymentMethods.userId, userId), eq(paymentMethods.gatewayToken, token)))
    ).length > 0
  );
}

/** The default first, then in the order of adding. */
export async function cardsOf(tx: Pick<Orm, 'select'>, userId: string, currency: Currency) {
  const cards = await tx
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.userId, userId), eq(paymentMethods.currency, currency)))
    .orderBy(asc(paymentMethods.createdAt), asc(paymentMethods.id));
  return cards.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** The card for automatic charges: the default, or the newest one if that has expired. */
export async function usableCardOf(
  tx: Pick<Orm, 'select'>,
  { userId, currency }: { userId: string; currency: Currency },
  now: Date,
): Promise<typeof paymentMethods.$inferSelect | null> {
  return bestOf((await cardsOf(tx, userId, currency)).filter(({ expiry }) => !isExpired(expiry, countryOf(currency), now)));
}

/** From cards in the order of `cardsOf`: the default, else the newest; expired ones must be removed before. */
export function bestOf<Card extends { isDefault: boolean }>(usable: readonly Card[]): Card | null {
  return usable.find(({ isDefault }) => isDefault) ?? usable.at(-1) ?? null;
}

/** Cards expire with the last day of their month, in the region's time. */
export function isExpired(expiry: string, country: RegionCode, now: Date): boolean {
  return isCardExpired(expiry, regionTime(now, country).date);
}

export const countryOf = (currency: Currency): RegionCode => REGION_CODES.find((code) => REGIONS[code].currency === currency) ?? 'sg';
