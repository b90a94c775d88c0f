import type { Currency } from '@/lib/config/regions';
import type { PaymentMethod } from '@/lib/contract/billing';
import { publicEnv } from '@/lib/config/env';
import type { ErrorCode } from '@/lib/contract/error-codes';
import { lowercaseCurrency } from '@/lib/lowercase-currency';
import { sendCall } from '@/services/http/send-call';

/** Cards that can be paid with: none where the provider makes no nonces for them. */
export async function getSavedCards(currency: Currency): Promise<PaymentMethod[]> {
  if (!publicEnv.extApi) return [];
  const outcome = await sendCall('paymentMethods', { query: { currency: lowercaseCurrency(currency) } });
  return outcome.kind === 'ok' && Array.isArray(outcome.data.data) ? outcome.data.data : [];
}

/** A fresh nonce for one use of a saved card, or why there is none. */
export async function savedCardNonce(id: string): Promise<{ kind: 'nonce'; nonce: string } | { kind: 'failed'; code: ErrorCode | null }> {
  const outcome = await sendCall('savedCardNonce', { params: { id } });
  if (outcome.kind === 'ok') return { kind: 'nonce', nonce: outcome.data.nonce };
  return { kind: 'failed', code: outcome.kind === 'rejected' ? outcome.code : null };
}
