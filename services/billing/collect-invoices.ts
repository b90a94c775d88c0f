import type { Invoice, InvoiceStatus } from '@/lib/contract/billing';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';

/** The most that the call gives at once. */
const TAKE = 100;

interface Wish {
  status?: InvoiceStatus;
  year?: number;
  /** Hears how many of how many have arrived. */
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** Every invoice of a filter, page after page. An answer that is a failure throws: half an export would be a wrong one. */
export async function collectInvoices({ status, year, onProgress, signal }: Wish): Promise<Invoice[]> {
  const collected = new Map<string, Invoice>();
  for (let page = 1; ; page += 1) {
    const { data, meta } = dataOrThrow(
      await sendCall('invoices', { query: { page, take: TAKE, ...(status ? { status } : {}), ...(year ? { year } : {}) }, signal }),
    );
    // A new invoice pushes the others down while we page: by id, none counts twice.
    for (const invoice of data) collected.set(invoice.id, invoice);
    onProgress(collected.size, meta.itemCount);
    if (data.length === 0 || page >= meta.pageCount) return [...collected.values()];
  }
}
