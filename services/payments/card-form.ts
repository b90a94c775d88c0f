/** A card form in an iframe of the gateway's origin. Raw card data never reaches our code: only a single-use nonce comes out. */
export interface CardForm {
  /**
   * Validates the fields and creates a nonce.
   * @param amount minor units, for a bank that authenticates its customer (3-D Secure)
   * @param onChallenge called when the bank asks the customer something, who then needs time and the form
   */
  tokenise: (amount: number | null, onChallenge: () => void) => Promise<Tokenised>;
  /** Marks the fields that are missing or wrong, where a payment is stopped by something else: all errors are shown at once. */
  check: () => void;
  tearDown: () => void;
}

interface TokenisedCard {
  brand: string;
  last4: string;
  /** MM/YY */
  expiry: string;
}

/**
 * `incomplete`: the form shows which fields are missing. `three-d-secure`: the bank could not authenticate the customer. `abandoned`:
 * the customer left the bank's question unanswered. `cancelled`: the customer closed the wallet. `wallet`: the wallet failed.
 * `unavailable`: the gateway did not answer. Nothing was charged.
 */
export type Tokenised =
  /** `finish` tells a wallet, whose sheet is still open, how the charge ended. */
  | { kind: 'nonce'; nonce: string; card: TokenisedCard | null; finish?: (isPaid: boolean) => void }
  | { kind: 'incomplete' | 'three-d-secure' | 'abandoned' | 'cancelled' | 'wallet' | 'unavailable' };

export interface CardFormLabels {
  /** Title of the frame. */
  form: string;
  number: string;
  expiry: string;
  cvv: string;
  /** Error text under an invalid field. */
  invalid: string;
}

export interface CardFormOptions {
  /** An empty element that the form fills. */
  target: HTMLElement;
  clientToken: string;
  locale: string;
  labels: CardFormLabels;
  /** Called on Enter inside the form. */
  onSubmit: () => void;
}
