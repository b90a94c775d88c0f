import type { Tokenised } from '@/services/payments/card-form';

/** Handle for the pay button: each attempt needs a new single-use nonce. */
export interface CardHandle {
  /** Shows what is missing in a new card, without a nonce. */
  check: () => void;
  /**
   * @param amount minor units; null when a card is only saved
   * @param onDoing called when the payer is asked elsewhere: by the bank, or in the sheet of a wallet
   */
  nonce: (
    amount: number | null,
    onDoing: (doing: 'bank' | 'wallet') => void,
  ) => Promise<Tokenised | { kind: 'refused'; code: string | null }>;
}
