import { queryOptions } from '@tanstack/react-query';
import { publicEnv } from '@/lib/config/env';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall, type CallData } from '@/services/http/send-call';

export const CONSIGNMENTS_KEY = 'consignments';
export type Consignment = CallData<'consignments'>['consignments'][number];

const NOT_OFFERED = [404, 501];

/** The member's consignments, newest first; null: this provider does not tell. */
export function consignmentsQuery() {
  return queryOptions({
    queryKey: [CONSIGNMENTS_KEY],
    queryFn: async ({ signal }): Promise<Consignment[] | null> => {
      if (!publicEnv.extApi) return null;
      const outcome = await sendCall('consignments', { signal });
      if (outcome.kind === 'rejected' && NOT_OFFERED.includes(outcome.status)) return null;
      return dataOrThrow(outcome).consignments;
    },
  });
}
