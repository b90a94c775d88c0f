import { type CallHandler, ok, refused } from '@/backend/api/http/answer';
import { requireMember, findUser } from '@/backend/api/identity/authenticate';
import { notifyOfChanges } from '@/backend/api/identity/security-notices';
import { queueCardDeletions } from '@/backend/api/payments/delete-vault-cards';
import type { ChargeOutcome } from '@/backend/api/payments/gateway';
import type { IntentDefinition } from '@/backend/api/payments/intents/intent-definition';
import { bodyHashOf, intentIdOf } from '@/backend/api/payments/intents/intent-key';
import { knownOutcome, runIntent, type IntentOutcome } from '@/backend/api/payments/intents/run-intent';
import { currencyOf } from './payment-methods';
import { countryOf, isKept, keepCardOf } from './stored-cards';
import { REGIONS } from '@/lib/config/regions';

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
    if (isNew) await notifyOfChanges(tx, context, await findUser(tx, userId), ['card']);
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
