import { queryOptions } from '@tanstack/react-query';
import type { Currency } from '@/lib/config/regions';
import { lowercaseCurrency } from '@/lib/lowercase-currency';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';

export const PAYMENT_METHODS_KEY = 'payment-methods';

/** The saved cards of a currency. */
export function paymentMethodsQuery(currency: Currency) {
  return queryOptions({
    queryKey: [PAYMENT_METHODS_KEY, currency],
    queryFn: async ({ signal }) =>
      dataOrThrow(await sendCall('paymentMethods', { query: { currency: lowercaseCurrency(currency) }, signal })).data,
  });
}
