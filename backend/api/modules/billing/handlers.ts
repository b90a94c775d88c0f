import type { CallHandlers } from '@/backend/api/http/answer';
import { billingBalance } from './billing-balance';
import { invoiceDocument } from './document/invoice-document';
import { invoice, invoices } from './invoices';
import { payInvoice } from './pay-invoice';

export const billingHandlers = { invoices, invoice, invoiceDocument, payInvoice, billingBalance } satisfies Partial<CallHandlers>;
