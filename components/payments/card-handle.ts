import type { Tokenised } from '@/services/payments/card-form';

/** Handle for the pay button: each attempt needs a new single-use nonce. */
export interface CardHandle {
  /** Shows what is missing in a new card, without a nonce. */
  check: () => void;
  /** @param amount minor units; null when a card is only saved */
  nonce: (amount: number | null) => Promise<Tokenised | { kind: 'refused'; code: string | null }>;
}
