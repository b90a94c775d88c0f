import { useRef, useState } from 'react';
import { lowercaseCurrency } from '@/lib/lowercase-currency';
import type { Currency } from '@/lib/config/regions';
import { payVerdict } from '@/lib/domain/payments/pay-verdict';
import { randomId } from '@/lib/random-id';
import type { ActionFailure } from '@/services/http/outcome';
import { sendCall } from '@/services/http/send-call';
import { useInvalidateCards } from '@/services/payments/saved-cards';
import type { CardHandle } from '@/components/payments/card-handle';

export type AddCardState =
  | { status: 'idle' | 'busy' | 'saved' }
  | { status: 'no-form' | 'three-d-secure' | 'maybe-saved' }
  | { status: 'failed'; failure: ActionFailure };

/** Saves a card: a nonce from the gateway's form, then one call. Each attempt uses a new nonce. */
export function useAddCard(currency: Currency) {
  const [state, setState] = useState<AddCardState>({ status: 'idle' });
  const isRunning = useRef(false);
  const invalidateCards = useInvalidateCards();

  async function add(card: CardHandle | null, isDefault: boolean): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ status: 'busy' });
    setState(await attempt(card, isDefault));
    isRunning.current = false;
  }

  async function attempt(card: CardHandle | null, isDefault: boolean): Promise<AddCardState> {
    const made = (await card?.nonce(null, () => undefined)) ?? { kind: 'unavailable' as const };
    if (made.kind === 'incomplete') return { status: 'idle' };
    if (made.kind === 'three-d-secure' || made.kind === 'abandoned') return { status: 'three-d-secure' };
    if (made.kind !== 'nonce') return { status: 'no-form' };
    const outcome = await sendCall('addPaymentMethod', {
      body: { currency: lowercaseCurrency(currency), paymentMethodNonce: made.nonce, default: isDefault },
      idempotencyKey: randomId(),
    });
    // Also after a failure: the card may have been saved although the answer was lost.
    void invalidateCards();
    if (outcome.kind === 'ok') return { status: 'saved' };
    return payVerdict(outcome).kind === 'unknown' ? { status: 'maybe-saved' } : { status: 'failed', failure: outcome };
  }

  return { state, add, startAgain: () => setState({ status: 'idle' }) };
}
