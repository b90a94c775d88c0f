import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import type { PaymentIntent, StoredResult } from '@/backend/api/db/schema/payments';
import type { ChargeOutcome } from '@/backend/api/payments/gateway';

export type Charged = Extract<ChargeOutcome, { kind: 'charged' }>;

/** What one kind of payment does around the gateway. Both run inside the transaction that also moves the intent. */
export interface IntentDefinition {
  kind: PaymentIntent['kind'];
  /**
   * Everything that the payment brings about, all or nothing. Must be able to run from the stored payload alone, in
   * another process and later: then what was reserved may be gone.
   * @param charge null when nothing had to be charged
   * @throws RefusalError when it cannot come about; the charge is then taken back
   */
  complete(tx: Orm, intent: PaymentIntent, charge: Charged | null, context: BackendContext): Promise<StoredResult>;
  /** After the commit, once, whichever process finishes it: tells open pages. Not being told costs them a look. */
  announce?(result: StoredResult, context: BackendContext): Promise<void>;
  /**
   * Gives back what was reserved; safe to repeat.
   * @param ending whether this attempt is over (`failed`) or the same key may still be paid (`released`)
   */
  release(tx: Orm, intent: PaymentIntent, ending: 'failed' | 'released', context: BackendContext): Promise<void>;
}
