import { queryClient } from '@/services/http/query-client';
import { INVOICES_KEY } from './invoices-query';
import { PAYMENT_METHODS_KEY } from './payment-methods-query';

/** Money moved or may have: lists, sums and the invoice itself are asked for again. */
export function rereadInvoices(): Promise<void> {
  return queryClient().invalidateQueries({ queryKey: [INVOICES_KEY] });
}

export function rereadCards(): Promise<void> {
  return queryClient().invalidateQueries({ queryKey: [PAYMENT_METHODS_KEY] });
}
