import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import type { PaymentIntent, StoredResult } from '@/backend/api/db/schema/payments';
import type { ChargeOutcome } from '@/backend/api/payments/gateway';

export type Charged = Extract<ChargeOutcome, { kind: 'charged' }>;

/** The actions of one kind of payment around the gateway. Both run in the transaction that updates the intent. */
export interface IntentDefinition {
  kind: PaymentIntent['kind'];
  /**
   * Everything that the payment causes, all or nothing. It must be able to run from the stored payload alone, later and in another process,
   * when reservations may have expired.
   * @param charge null when nothing had to be charged
   * @throws RefusalError when it is impossible; the charge is then voided
   */
  complete(tx: Orm, intent: PaymentIntent, charge: Charged | null, context: BackendContext): Promise<StoredResult>;
  /** After the commit, once, in whichever process completes it: updates open pages. Best effort. */
  announce?(result: StoredResult, context: BackendContext): Promise<void>;
  /**
   * Releases reservations; idempotent.
   * @param ending whether the attempt is over (`failed`) or the key may still be paid (`released`)
   */
  release(tx: Orm, intent: PaymentIntent, ending: 'failed' | 'released', context: BackendContext): Promise<void>;
}
