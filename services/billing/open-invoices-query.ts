import { queryOptions } from '@tanstack/react-query';
import type { Invoice, InvoiceStatus } from '@/lib/contract/billing';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';
import { INVOICES_KEY } from './invoices-query';

const OPEN: readonly InvoiceStatus[] = ['due', 'overdue', 'processing'];
/** The most that the call gives at once. */
const TAKE = 100;

/** Every invoice that is not settled. A provider that does not filter answers with its newest: what is settled is left out here. */
export function openInvoicesQuery() {
  return queryOptions({
    queryKey: [INVOICES_KEY, 'open'],
    queryFn: async ({ signal }): Promise<Invoice[]> => {
      const pages = await Promise.all(
        OPEN.map(async (status) => dataOrThrow(await sendCall('invoices', { query: { page: 1, take: TAKE, status }, signal })).data),
      );
      const open = pages.flat().filter(({ status }) => OPEN.includes(status));
      return [...new Map(open.map((invoice) => [invoice.id, invoice])).values()];
    },
  });
}
