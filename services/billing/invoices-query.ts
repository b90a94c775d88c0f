import { queryOptions } from '@tanstack/react-query';
import type { InvoiceStatus } from '@/lib/contract/billing';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';

export interface InvoicePage {
  page: number;
  take: number;
  status?: InvoiceStatus;
  year?: number;
}

/** Everything that is cached of a member's invoices begins with it. */
export const INVOICES_KEY = 'invoices';

/** One page of the invoices, newest first; the server pages. */
export function invoicesQuery(page: InvoicePage) {
  return queryOptions({
    queryKey: [INVOICES_KEY, 'page', page],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('invoices', { query: page, signal }), { data: 'list', meta: 'object' }),
  });
}
