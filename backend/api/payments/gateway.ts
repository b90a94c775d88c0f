import type { Currency } from '@/lib/config/regions';
import type { ErrorCode } from '@/lib/contract/error-codes';

export interface CardDetails {
  brand: string;
  last4: string;
  /** MM/YY */
  expiry: string;
}

export type Decline = Extract<ErrorCode, 'PAYMENT_DECLINED' | 'PAYMENT_FRAUD' | 'PAYMENT_NONCE_CONSUMED' | 'PAYMENT_THREE_D_SECURE'>;

/** `token` is set when the card should be stored, or is stored already. */
export type ChargeOutcome =
  | { kind: 'charged'; chargeId: string; card: CardDetails; token: string | null }
  | { kind: 'declined'; code: Decline }
  /** Nothing was done: the gateway said so, or was not reached. */
  | { kind: 'unavailable' }
  /** It may have been done. */
  | { kind: 'unknown' };

export interface Charge {
  /** Our idempotency key. */
  key: string;
  nonce: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** Whether the card is stored for later charges. */
  keepCard: boolean;
  /** Nothing is sent after this moment: others may have given the payment up by then, and the buyer may have paid anew. */
  until?: Date;
}

/** Charge of a stored card without its owner present: a due bill. */
interface StoredCardCharge extends Pick<Charge, 'key' | 'amount' | 'currency' | 'until'> {
  token: string;
}

interface Refund {
  key: string;
  chargeId: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
}

export type VaultOutcome =
  | { kind: 'kept'; token: string; card: CardDetails }
  | { kind: 'declined'; code: Decline }
  | { kind: 'unavailable' };

/** Payment provider. Never call it inside a database transaction. */
export interface Gateway {
  kind: 'embedded' | 'braintree';
  /** How long a new charge may be missing from `findCharge`. */
  knowsChargesAfterMs: number;
  /** @returns null when it cannot be reached */
  clientToken(currency: Currency): Promise<string | null>;
  charge(charge: Charge): Promise<ChargeOutcome>;
  chargeStoredCard(charge: StoredCardCharge): Promise<ChargeOutcome>;
  /** Outcome of a charge by our key. `none`: nothing was charged under it. */
  findCharge(key: string): Promise<ChargeOutcome | { kind: 'none' }>;
  /** Voids a charge; idempotent. @returns whether that is confirmed */
  voidCharge(chargeId: string): Promise<boolean>;
  /** Refunds part of a charge; idempotent by key. @returns whether that is confirmed */
  refund(refund: Refund): Promise<boolean>;
  keepCard(nonce: string, currency: Currency): Promise<VaultOutcome>;
  /** Deletes a card from the vault; idempotent. @returns whether that is confirmed */
  deleteCard(token: string): Promise<boolean>;
  /** @returns null when it cannot be reached or does not know the card */
  nonceFor(token: string): Promise<string | null>;
}
