import type { Tokenised } from '@/services/payments/card-form';

/** What a pay button asks for: a fresh nonce each time, because each is good for one attempt. */
export interface CardHandle {
  /** @param amount minor units; null when a card is only kept */
  nonce: (amount: number | null) => Promise<Tokenised | { kind: 'refused'; code: string | null }>;
}
