import { and, count, eq, inArray } from 'drizzle-orm';
import { notifyOfChanges } from '@/backend/api/identity/security-notices';
import type { ChargeOutcome } from '@/backend/api/payments/gateway';
import { bodyHashOf, intentIdOf, type IntentDefinition } from '@/backend/api/payments/intents/intent';
import { knownOutcome, runIntent, type IntentOutcome } from '@/backend/api/payments/intents/run-intent';
import type { BackendContext } from '@/backend/context';
import { invoices } from '@/backend/api/db/schema/orders';
import { paymentMethods as table } from '@/backend/api/db/schema/payments';
import { type CallHandler, ok, refused } from '@/backend/api/http/answer';
import { requireMember, lockUser, findUser } from '@/backend/api/identity/authenticate';
import { deleteVaultCard, queueCardDeletions } from '@/backend/api/payments/delete-vault-cards';
import { type Currency, REGIONS } from '@/lib/config/regions';
import { bestOf, cardsOf, countryOf, isExpired, isKept, keepCardOf } from './stored-cards';

const NONE = refused('NOT_FOUND', 'There is no such card.');

export const currencyOf = (lowerCase: 'hkd' | 'sgd'): Currency => (lowerCase === 'hkd' ? 'HKD' : 'SGD');

export const paymentMethods: CallHandler<'paymentMethods'> = async ({ query, request }, { database: { orm } }) => {
  const { userId } = requireMember(request);
  const cards = await cardsOf(orm, userId, currencyOf(query.currency));
  return ok({ data: cards.map(({ id, brand, last4, expiry, isDefault }) => ({ id, brand, last4, expiry, default: isDefault })) });
};

/** The last usable card must stay while something is owed in its currency; otherwise another one becomes the default. */
export const removePaymentMethod: CallHandler<'removePaymentMethod'> = async ({ params, request }, context) => {
  const {
    database: { orm },
    clock,
  } = context;
  const { userId } = requireMember(request);
  const now = clock();
  const removed = await orm.transaction(async (tx) => {
    // Serialised: two concurrent removals could each count on the other's card.
    await lockUser(tx, userId);
    const [card] = await tx
      .select()
      .from(table)
      .where(and(eq(table.id, params.id), eq(table.userId, userId)))
      .for('update');
    if (!card) return NONE;
    const country = countryOf(card.currency);
    const others = (await cardsOf(tx, userId, card.currency)).filter(({ id }) => id !== card.id);
    const usable = others.filter(({ expiry }) => !isExpired(expiry, country, now));
    if (usable.length === 0 && (others.length === 0 || !isExpired(card.expiry, country, now))) {
      const [owed] = await tx
        .select({ value: count() })
        .from(invoices)
        .where(and(eq(invoices.userId, userId), eq(invoices.country, country), inArray(invoices.status, ['due', 'processing'])));
      if ((owed?.value ?? 0) > 0) return refused('LAST_CARD_IN_USE', 'The last card has to stay while money is due.');
    }
    await tx.delete(table).where(eq(table.id, card.id));
    await queueCardDeletions(tx, [card.gatewayToken], now);
    const next = bestOf(usable) ?? others.at(-1);
    if (card.isDefault && next) await tx.update(table).set({ isDefault: true }).where(eq(table.id, next.id));
    return card;
  });
  if ('kind' in removed) return removed;
  // Removed for the member in any case; the job retries if the gateway does not answer.
  await deleteVaultCard(context, removed.gatewayToken);
  return ok({});
};

export const makeDefaultPaymentMethod: CallHandler<'makeDefaultPaymentMethod'> = async (
  { params, request },
  { database: { orm }, clock },
) => {
  const { userId } = requireMember(request);
  return orm.transaction(async (tx) => {
    // Serialised: two concurrent changes would deadlock on each other's card.
    await lockUser(tx, userId);
    const [card] = await tx
      .select()
      .from(table)
      .where(and(eq(table.id, params.id), eq(table.userId, userId)))
      .for('update');
    if (!card) return NONE;
    if (isExpired(card.expiry, countryOf(card.currency), clock())) return refused('CARD_EXPIRED', 'This card has expired.');
    await tx
      .update(table)
      .set({ isDefault: false })
      .where(and(eq(table.userId, userId), eq(table.currency, card.currency)));
    await tx.update(table).set({ isDefault: true }).where(eq(table.id, card.id));
    return ok({});
  });
};

export const savedCardNonce: CallHandler<'savedCardNonce'> = async ({ params, request }, { database: { orm }, clock, gateway }) => {
  const { userId } = requireMember(request);
  const [card] = await orm
    .select()
    .from(table)
    .where(and(eq(table.id, params.id), eq(table.userId, userId)));
  if (!card) return NONE;
  if (isExpired(card.expiry, countryOf(card.currency), clock())) return refused('CARD_EXPIRED', 'This card has expired.');
  const nonce = await gateway.nonceFor(card.gatewayToken).catch(() => null);
  return nonce === null ? refused('PAYMENT_UNAVAILABLE', 'The gateway does not answer.') : ok({ nonce }, 201);
};

export const clientToken: CallHandler<'clientToken'> = async ({ query }, { gateway }: BackendContext) => {
  const token = await gateway.clientToken(currencyOf(query.currency)).catch(() => null);
  return token === null ? refused('PAYMENT_UNAVAILABLE', 'The gateway does not answer.') : ok({ clientToken: token });
};

interface CardPayload {
  isDefault: boolean;
}

/** Charges nothing, but a nonce works once: the same machinery keeps a double click from losing the card. */
export const CARD_INTENT: IntentDefinition = {
  kind: 'card',

  async complete(tx, intent, charge, context) {
    const { isDefault } = intent.payload as CardPayload;
    const { currency } = REGIONS[intent.country];
    const { userId } = intent;
    if (userId === null) {
      // The account went while the gateway was silent, and what it has kept is nobody's.
      if (charge?.token) await queueCardDeletions(tx, [charge.token], context.clock());
      return {};
    }
    const isNew = charge !== null && !(await isKept(tx, userId, charge.token));
    const id = charge && (await keepCardOf(tx, { userId, currency, token: charge.token, card: charge.card, isDefault }, context.clock()));
    if (!id) throw new Error('The gateway stored no card');
    if (isNew) await notifyOfChanges(tx, context, await findUser(tx, userId), ['card'], null);
    return { userId, paymentMethodId: id };
  },

  async release() {
    // Nothing is reserved for a card.
  },
};

export const addPaymentMethod: CallHandler<'addPaymentMethod'> = async ({ body, request }, context) => {
  const { userId } = requireMember(request);
  const currency = currencyOf(body.currency);
  const id = intentIdOf(request, { userId });
  const bodyHash = bodyHashOf(body);
  const known = await knownOutcome(context, { id, bodyHash });
  if (known) return answer(known);
  return answer(
    await runIntent(context, CARD_INTENT, {
      id,
      bodyHash,
      userId,
      country: countryOf(currency),
      amount: 0,
      reserve: async (): Promise<CardPayload> => ({ isDefault: body.default }),
      async act(): Promise<ChargeOutcome> {
        const kept = await context.gateway.keepCard(body.paymentMethodNonce, currency);
        return kept.kind === 'kept' ? { kind: 'charged', chargeId: '', card: kept.card, token: kept.token } : kept;
      },
    }),
  );
};

function answer(outcome: IntentOutcome) {
  if (outcome.kind === 'refused') return outcome;
  const { paymentMethodId } = outcome.result;
  return paymentMethodId === undefined
    ? refused('UNAUTHENTICATED', 'This account is deleted.')
    : ok({ data: { id: paymentMethodId } }, 201);
}
