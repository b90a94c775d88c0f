import type { CallHandlers } from '@/backend/api/http/call-handler';
import { billingBalance } from './billing-balance';
import { invoice, invoices } from './invoices';
import { payInvoice } from './pay-invoice';

export const billingHandlers = { invoices, invoice, payInvoice, billingBalance } satisfies Partial<CallHandlers>;
