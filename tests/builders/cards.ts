import type { Orm } from '@/backend/api/db/database';
import { paymentMethods } from '@/backend/api/db/schema/payments';
import { keepCardOf } from '@/backend/api/modules/payments/stored-cards';
import type { Currency } from '@/lib/config/regions';
import { NOW } from './billing';

export const CARD = { brand: 'Visa', last4: '4242', expiry: '08/39' };

interface Kept {
  currency?: Currency;
  isDefault?: boolean;
  expiry?: string;
  /** Seconds after the moment of the tests: cards are listed in the order of adding. */
  after?: number;
}

/** A member's card, as it is kept after a payment. @returns its id */
export async function keepCard(
  orm: Orm,
  userId: string,
  token: string,
  { currency = 'HKD', expiry = CARD.expiry, after = 0, ...choice }: Kept = {},
): Promise<string> {
  const id = await keepCardOf(
    orm,
    { userId, currency, token, card: { ...CARD, expiry }, ...choice },
    new Date(NOW.getTime() + after * 1000),
  );
  if (id === null) throw new Error('A card was not kept');
  return id;
}

/** The member's cards as `token currency`, each with whether it is the default. */
export async function keptCards(orm: Orm, userId: string): Promise<Record<string, boolean>> {
  const cards = await orm.select().from(paymentMethods);
  return Object.fromEntries(
    cards.filter((card) => card.userId === userId).map((card) => [`${card.gatewayToken} ${card.currency}`, card.isDefault]),
  );
}
