import { queryOptions } from '@tanstack/react-query';
import { publicEnv } from '@/lib/config/env';
import { isNotProvided, type Outcome } from '@/services/http/outcome';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall, type CallData, type CallBody } from '@/services/http/send-call';

export const CONSIGNMENTS_KEY = 'consignments';
export type Consignment = CallData<'consignments'>['consignments'][number];

/** The member's consignments, newest first; null: this provider has no such call. */
export function consignmentsQuery() {
  return queryOptions({
    queryKey: [CONSIGNMENTS_KEY],
    queryFn: async ({ signal }): Promise<Consignment[] | null> => {
      if (!publicEnv.extApi) return null;
      const outcome = await sendCall('consignments', { signal });
      return isNotProvided(outcome) ? null : dataOrThrow(outcome).consignments;
    },
  });
}

export type ConsignmentOrder = CallData<'orderConsignment'>;

/** Orders a consignment. Sending again with the same idempotency key returns the same answer. */
export function orderConsignment(body: CallBody<'orderConsignment'>, idempotencyKey: string): Promise<Outcome<ConsignmentOrder>> {
  return sendCall('orderConsignment', { body, idempotencyKey });
}
