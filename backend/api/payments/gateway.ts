import type { Currency } from '@/lib/config/regions';
import type { ErrorCode } from '@/lib/contract/error-codes';

export interface CardDetails {
  brand: string;
  last4: string;
  /** MM/YY */
  expiry: string;
}

export type Decline = Extract<ErrorCode, 'PAYMENT_DECLINED' | 'PAYMENT_FRAUD' | 'PAYMENT_NONCE_CONSUMED' | 'PAYMENT_THREE_D_SECURE'>;

/** `token` is set when the card was asked to be kept, or was kept already. */
export type ChargeOutcome =
  | { kind: 'charged'; chargeId: string; card: CardDetails; token: string | null }
  | { kind: 'declined'; code: Decline }
  /** Nothing was done: the gateway said so, or was not reached. */
  | { kind: 'unavailable' }
  /** It may have been done. */
  | { kind: 'unknown' };

export interface Charge {
  /** Ours: the same key is the same charge, however often it is asked for. */
  key: string;
  nonce: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** Whether the card is kept for later charges. */
  keepCard: boolean;
}

/** Of a card in the vault, while its owner is not there: a bill that has become due. */
interface StoredCardCharge extends Pick<Charge, 'key' | 'amount' | 'currency'> {
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

/** Where money moves. No method is ever called inside a transaction of the database. */
export interface Gateway {
  kind: 'embedded' | 'braintree';
  /** How long after a charge was asked for `findCharge` may still not know of it. */
  knowsChargesAfterMs: number;
  /** @returns null when it cannot be reached */
  clientToken(currency: Currency): Promise<string | null>;
  charge(charge: Charge): Promise<ChargeOutcome>;
  chargeStoredCard(charge: StoredCardCharge): Promise<ChargeOutcome>;
  /** What became of a charge, by our key. `none`: nothing was ever charged under it. */
  findCharge(key: string): Promise<ChargeOutcome | { kind: 'none' }>;
  /** Takes a charge back; safe to repeat. @returns whether it is certain that it was */
  voidCharge(chargeId: string): Promise<boolean>;
  /** Gives back a part of a charge, once a key however often it is asked for. @returns whether it is certain that it was */
  refund(refund: Refund): Promise<boolean>;
  keepCard(nonce: string, currency: Currency): Promise<VaultOutcome>;
  /** Takes a kept card out of the vault; safe to repeat. @returns whether it is certain that it is there no more */
  deleteCard(token: string): Promise<boolean>;
  /** @returns null when it cannot be reached or does not know the card */
  nonceFor(token: string): Promise<string | null>;
}
