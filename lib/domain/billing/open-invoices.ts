import type { Invoice, InvoiceStatus } from '@/lib/contract/billing';

const PAYABLE: readonly InvoiceStatus[] = ['due', 'overdue'];

export function isPayable({ status }: Pick<Invoice, 'status'>): boolean {
  return PAYABLE.includes(status);
}

export interface OpenBalance {
  /** Minor units that can be paid now. */
  due: number;
  open: Invoice[];
  overdue: number;
  /** Invoices with a payment in progress: neither due nor settled. */
  processing: number;
  /** The open invoice to pay first. */
  first: Invoice | null;
}

/** Total of the open invoices in this currency; others belong to the other site. */
export function openBalance(invoices: readonly Invoice[], currency: Invoice['currency']): OpenBalance {
  const own = invoices.filter((invoice) => invoice.currency === currency);
  const open = payable(own);
  return {
    due: open.reduce((sum, { total }) => sum + total, 0),
    open,
    overdue: open.filter(({ status }) => status === 'overdue').length,
    processing: own.filter(({ status }) => status === 'processing').length,
    first: open[0] ?? null,
  };
}

/** The invoice to pay first, in any currency. */
export function firstOpen(invoices: readonly Invoice[]): Invoice | null {
  return payable(invoices)[0] ?? null;
}

function payable(invoices: readonly Invoice[]): Invoice[] {
  return invoices.filter(isPayable).sort((one, other) => dueDateOf(one).localeCompare(dueDateOf(other)));
}

function dueDateOf({ dueDate, date }: Invoice): string {
  return dueDate ?? date;
}
