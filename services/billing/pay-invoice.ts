import type { Outcome } from '@/services/http/outcome';
import { sendCall, type CallData } from '@/services/http/send-call';

/** One attempt to pay an invoice; sent again under its key, it is answered as it was. */
export function payInvoice(
  invoiceId: string,
  paymentMethodNonce: string,
  idempotencyKey: string,
): Promise<Outcome<CallData<'payInvoice'>>> {
  return sendCall('payInvoice', { params: { invoiceId }, body: { paymentMethodNonce }, idempotencyKey });
}
