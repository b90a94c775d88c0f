import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Currency } from '@/lib/config/regions';
import type { ErrorCode } from '@/lib/contract/error-codes';
import { lowercaseCurrency } from '@/lib/money';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendLazily } from '@/services/http/send-lazily';

const SAVED_CARDS_KEY = 'payment-methods';

/** The saved cards of a currency. The page decides what a failure means: /billings reports it, a payment offers a new card. */
export function savedCardsQuery(currency: Currency) {
  return queryOptions({
    queryKey: [SAVED_CARDS_KEY, currency],
    queryFn: async ({ signal }) =>
      dataOrThrow(await sendLazily('paymentMethods', { query: { currency: lowercaseCurrency(currency) }, signal }), { data: 'list' }).data,
  });
}

/** Refetches the cards after a change, also one whose answer was lost. */
export function useInvalidateCards(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: [SAVED_CARDS_KEY] }), [client]);
}

/** Fetches a single-use nonce for a saved card, or the reason why there is none. */
export async function savedCardNonce(id: string): Promise<{ kind: 'nonce'; nonce: string } | { kind: 'failed'; code: ErrorCode | null }> {
  const outcome = await sendLazily('savedCardNonce', { params: { id } });
  if (outcome.kind === 'ok') return { kind: 'nonce', nonce: outcome.data.nonce };
  return { kind: 'failed', code: outcome.kind === 'rejected' ? outcome.code : null };
}
