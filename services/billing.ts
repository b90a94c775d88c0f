import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { publicEnv } from '@/lib/config/env';
import type { Locale } from '@/lib/config/locales';
import type { Currency } from '@/lib/config/regions';
import type { InvoiceOrder, InvoiceStatus, Invoice } from '@/lib/contract/billing';
import { lowercaseCurrency } from '@/lib/money';
import { isNotProvided, type Outcome } from '@/services/http/outcome';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall, type CallData } from '@/services/http/send-call';

interface InvoiceFilter {
  status?: InvoiceStatus;
  /** First and last month, `YYYY-MM`. */
  from?: string;
  to?: string;
}

export interface InvoicePage extends InvoiceFilter {
  page: number;
  take: number;
  order?: InvoiceOrder;
}

/** Prefix of all invoice query keys. */
const INVOICES_KEY = 'invoices';

/** Largest page size of the call. */
const TAKE = 100;

/** One page of the invoices, newest first by default; the server pages, filters and sorts. */
export function invoicesQuery(page: InvoicePage) {
  return queryOptions({
    queryKey: [INVOICES_KEY, 'page', page],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('invoices', { query: page, signal }), { data: 'list', meta: 'object' }),
  });
}

/** One invoice with its lines. */
export function invoiceQuery(id: string) {
  return queryOptions({
    queryKey: [INVOICES_KEY, 'one', id],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('invoice', { params: { id }, signal })).data,
  });
}

/** The dates of the oldest and newest invoice; null: there are none. Used only when the balance does not include them. */
export function invoiceSpanQuery() {
  return queryOptions({
    queryKey: [INVOICES_KEY, 'span'],
    queryFn: async ({ signal }): Promise<{ oldest: string; newest: string } | null> => {
      const {
        data: [newest],
        meta,
      } = dataOrThrow(await sendCall('invoices', { query: { page: 1, take: 1 }, signal }));
      if (!newest) return null;
      const {
        data: [oldest],
      } = dataOrThrow(await sendCall('invoices', { query: { page: meta.itemCount, take: 1 }, signal }));
      return { oldest: oldest?.date ?? newest.date, newest: newest.date };
    },
  });
}

const OPEN: readonly InvoiceStatus[] = ['due', 'overdue', 'processing'];

/**
 * All unsettled invoices, for providers without a balance call. A provider may ignore the status filter, so settled invoices are filtered
 * out here.
 */
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

export type Balance = CallData<'billingBalance'>;

/**
 * Amounts due, next and in credit, and the years that have invoices. Null: this provider has no balance call, and the open invoices are
 * summed instead.
 */
export function balanceQuery(currency: Currency) {
  return queryOptions({
    queryKey: [INVOICES_KEY, 'balance', currency],
    queryFn: async ({ signal }): Promise<Balance | null> => {
      if (!publicEnv.extApi) return null;
      const outcome = await sendCall('billingBalance', { query: { currency: lowercaseCurrency(currency) }, signal });
      return isNotProvided(outcome) ? null : dataOrThrow<Balance>(outcome);
    },
  });
}

export type MemberPlans = CallData<'storagePlan'>;

/** While more places are being paid for, in this tab or elsewhere. */
const ASK_AGAIN_MS = 3_000;

/** The member's plans with everything that can be changed about them, priced by the server. */
export function planQuery() {
  return queryOptions({
    queryKey: [INVOICES_KEY, 'plan'],
    queryFn: async ({ signal }): Promise<MemberPlans> => dataOrThrow(await sendCall('storagePlan', { signal }), { plans: 'list' }),
    refetchInterval: ({ state }) => (state.data?.plans.some(({ closed }) => closed === 'paying') ? ASK_AGAIN_MS : false),
  });
}

interface Places {
  plan: string;
  line: number;
  was: number;
  quantity: number;
  amount: number;
}

/** Buys more places. Sent again with the same key, it is answered as it was. @param nonce empty when nothing is to be paid */
export function buyPlaces({ plan, ...places }: Places, nonce: string, idempotencyKey: string): Promise<Outcome<CallData<'morePlaces'>>> {
  return sendCall('morePlaces', {
    params: { id: plan },
    body: { ...places, ...(nonce ? { paymentMethodNonce: nonce } : {}) },
    idempotencyKey,
  });
}

/** The invoice as a PDF file. @returns null when it cannot be had */
export async function fetchInvoiceDocument(id: string, locale: Locale): Promise<Blob | null> {
  const outcome = await sendCall('invoiceDocument', { params: { id }, query: { locale } });
  return outcome.kind === 'ok' ? outcome.data : null;
}

/** Pays an invoice. Sending again with the same idempotency key returns the same answer. */
export function payInvoice(
  invoiceId: string,
  paymentMethodNonce: string,
  idempotencyKey: string,
): Promise<Outcome<CallData<'payInvoice'>>> {
  return sendCall('payInvoice', { params: { invoiceId }, body: { paymentMethodNonce }, idempotencyKey });
}

interface CollectOptions {
  filter: InvoiceFilter;
  /** Called with the number of invoices loaded and the total. */
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** Loads all pages of a filter. Throws on a failed page: half an export would be wrong. */
export async function collectInvoices({ filter, onProgress, signal }: CollectOptions): Promise<Invoice[]> {
  const collected = new Map<string, Invoice>();
  for (let page = 1; ; page += 1) {
    const { data, meta } = dataOrThrow(await sendCall('invoices', { query: { ...filter, page, take: TAKE }, signal }));
    // A new invoice shifts the pages while we read them; keyed by id, none is counted twice.
    for (const invoice of data) collected.set(invoice.id, invoice);
    onProgress(collected.size, meta.itemCount);
    if (data.length === 0 || page >= meta.pageCount) return [...collected.values()];
  }
}

/** After a payment, also one with an unknown result: refetch lists, sums and the invoice. */
export function useInvalidateInvoices(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: [INVOICES_KEY] }), [client]);
}
