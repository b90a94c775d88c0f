import { queryOptions } from '@tanstack/react-query';
import { publicEnv } from '@/lib/config/env';
import type { Currency } from '@/lib/config/regions';
import { lowercaseCurrency } from '@/lib/lowercase-currency';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall, type CallData } from '@/services/http/send-call';
import { INVOICES_KEY } from './invoices-query';

export type Balance = CallData<'billingBalance'>;

const NOT_OFFERED = [404, 501];

/** What is due, next and in credit; null: this provider does not keep a balance, and the open invoices have to do. */
export function balanceQuery(currency: Currency) {
  return queryOptions({
    queryKey: [INVOICES_KEY, 'balance', currency],
    queryFn: async ({ signal }): Promise<Balance | null> => {
      if (!publicEnv.extApi) return null;
      const outcome = await sendCall('billingBalance', { query: { currency: lowercaseCurrency(currency) }, signal });
      if (outcome.kind === 'rejected' && NOT_OFFERED.includes(outcome.status)) return null;
      return dataOrThrow<Balance>(outcome);
    },
  });
}
