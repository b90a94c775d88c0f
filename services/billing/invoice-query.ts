import { queryOptions } from '@tanstack/react-query';
import { dataOrThrow, QueryFailure } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';
import { INVOICES_KEY } from './invoices-query';

const NOT_FOUND = 404;

/** One invoice with its lines. */
export function invoiceQuery(id: string) {
  return queryOptions({
    queryKey: [INVOICES_KEY, 'one', id],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('invoice', { params: { id }, signal })).data,
  });
}

export function isMissing(error: Error | null): boolean {
  return error instanceof QueryFailure && error.outcome.kind === 'rejected' && error.outcome.status === NOT_FOUND;
}
