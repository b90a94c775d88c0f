import { queryOptions } from '@tanstack/react-query';
import { publicEnv } from '@/lib/config/env';
import type { StorageTerm } from '@/lib/contract/terms';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall, type CallData } from '@/services/http/send-call';
import { INVOICES_KEY } from './invoices-query';

const NOT_OFFERED = [404, 501];

/** The storage terms that are running; none where the provider does not tell them. */
export function termsQuery() {
  return queryOptions({
    queryKey: [INVOICES_KEY, 'terms'],
    queryFn: async ({ signal }): Promise<StorageTerm[]> => {
      if (!publicEnv.extApi) return [];
      const outcome = await sendCall('storageTerms', { signal });
      if (outcome.kind === 'rejected' && NOT_OFFERED.includes(outcome.status)) return [];
      return dataOrThrow<CallData<'storageTerms'>>(outcome).terms;
    },
  });
}
