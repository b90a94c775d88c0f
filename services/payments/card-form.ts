/**
 * A card form that is a document of the gateway's origin. Raw card data is never in our hands: all that comes
 * out is a nonce for one use.
 */
export interface CardForm {
  /** Judges the fields and makes a nonce. @param amount minor units, for a bank that wants to ask its customer */
  tokenise: (amount: number | null) => Promise<Tokenised>;
  tearDown: () => void;
}

interface TokenisedCard {
  brand: string;
  last4: string;
  /** MM/YY */
  expiry: string;
}

/**
 * - `incomplete`: the form shows at its fields what is missing
 * - `three-d-secure`: the bank could not confirm the customer
 * - `unavailable`: the gateway did not answer; nothing was charged
 */
export type Tokenised =
  | { kind: 'nonce'; nonce: string; card: TokenisedCard | null }
  | { kind: 'incomplete' | 'three-d-secure' | 'unavailable' };

export interface CardFormLabels {
  /** Title of the frame. */
  form: string;
  number: string;
  expiry: string;
  cvv: string;
  /** Under a field that is not right. */
  invalid: string;
}

export interface CardFormOptions {
  /** An empty element that the form fills. */
  target: HTMLElement;
  clientToken: string;
  locale: string;
  labels: CardFormLabels;
  /** Enter inside the form. */
  onSubmit: () => void;
}
