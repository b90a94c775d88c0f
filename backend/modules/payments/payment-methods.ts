import { and, count, eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { invoices } from '@/backend/db/schema/orders';
import { paymentMethods as table } from '@/backend/db/schema/payments';
import { ok, refused } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import { forgetCard, noteCardsToForget } from '@/backend/payments/forget-cards';
import { REGION_CODES, REGIONS, type Currency, type RegionCode } from '@/lib/config/regions';
import { cardsOf, isExpired } from './stored-cards';

const NONE = refused('NOT_FOUND', 'There is no such card.');

export const currencyOf = (lowerCase: 'hkd' | 'sgd'): Currency => (lowerCase === 'hkd' ? 'HKD' : 'SGD');
export const countryOf = (currency: Currency): RegionCode => REGION_CODES.find((code) => REGIONS[code].currency === currency) ?? 'sg';

export const paymentMethods: CallHandler<'paymentMethods'> = async ({ query, request }, { database: { orm } }) => {
  const { userId } = requireMember(request);
  const cards = await cardsOf(orm, userId, currencyOf(query.currency));
  return ok({ data: cards.map(({ id, brand, last4, expiry, isDefault }) => ({ id, brand, last4, expiry, default: isDefault })) });
};

/** The card that goes last has to stay while something is owed in its currency; the next one becomes the default. */
export const removePaymentMethod: CallHandler<'removePaymentMethod'> = async ({ params, request }, context) => {
  const { database: { orm }, clock } = context;
  const { userId } = requireMember(request);
  const removed = await orm.transaction(async (tx) => {
    const [card] = await tx.select().from(table).where(and(eq(table.id, params.id), eq(table.userId, userId))).for('update');
    if (!card) return NONE;
    const others = (await cardsOf(tx, userId, card.currency)).filter(({ id }) => id !== card.id);
    if (others.length === 0) {
      const [owed] = await tx
        .select({ value: count() })
        .from(invoices)
        .where(and(eq(invoices.userId, userId), eq(invoices.country, countryOf(card.currency)), eq(invoices.status, 'due')));
      if ((owed?.value ?? 0) > 0) return refused('LAST_CARD_IN_USE', 'The last card has to stay while money is due.');
    }
    await tx.delete(table).where(eq(table.id, card.id));
    await noteCardsToForget(tx, [card.gatewayToken], clock());
    const [next] = others;
    if (card.isDefault && next) await tx.update(table).set({ isDefault: true }).where(eq(table.id, next.id));
    return card;
  });
  if ('kind' in removed) return removed;
  // Gone for the member either way; a gateway that does not answer is asked again by the upkeep.
  await forgetCard(context, removed.gatewayToken);
  return ok({});
};

export const makeDefaultPaymentMethod: CallHandler<'makeDefaultPaymentMethod'> = async ({ params, request }, { database: { orm }, clock }) => {
  const { userId } = requireMember(request);
  return orm.transaction(async (tx) => {
    const [card] = await tx.select().from(table).where(and(eq(table.id, params.id), eq(table.userId, userId))).for('update');
    if (!card) return NONE;
    if (isExpired(card.expiry, clock())) return refused('CARD_EXPIRED', 'This card has expired.');
    await tx.update(table).set({ isDefault: false }).where(and(eq(table.userId, userId), eq(table.currency, card.currency)));
    await tx.update(table).set({ isDefault: true }).where(eq(table.id, card.id));
    return ok({});
  });
};

export const savedCardNonce: CallHandler<'savedCardNonce'> = async ({ params, request }, { database: { orm }, clock, gateway }) => {
  const { userId } = requireMember(request);
  const [card] = await orm.select().from(table).where(and(eq(table.id, params.id), eq(table.userId, userId)));
  if (!card) return NONE;
  if (isExpired(card.expiry, clock())) return refused('CARD_EXPIRED', 'This card has expired.');
  const nonce = await gateway.nonceFor(card.gatewayToken).catch(() => null);
  return nonce === null ? refused('PAYMENT_UNAVAILABLE', 'The gateway does not answer.') : ok({ nonce }, 201);
};

export const clientToken: CallHandler<'clientToken'> = async ({ query }, { gateway }: BackendContext) => {
  const token = await gateway.clientToken(currencyOf(query.currency)).catch(() => null);
  return token === null ? refused('PAYMENT_UNAVAILABLE', 'The gateway does not answer.') : ok({ clientToken: token });
};
