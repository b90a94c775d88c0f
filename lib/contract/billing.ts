import * as z from 'zod/mini';
import { defineCall } from './call';
import { calendarDate, currency, id, instant, lowercaseCurrency, minorUnits, paymentMethodNonce } from './primitives';

export const invoiceStatus = z.enum(['due', 'overdue', 'processing', 'paid', 'refunded', 'void']);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;

export const invoice = z.object({
  id,
  number: z.string(),
  date: calendarDate,
  dueDate: z.optional(calendarDate),
  period: z.optional(z.object({ from: calendarDate, to: calendarDate })),
  status: invoiceStatus,
  currency,
  total: minorUnits,
  lines: z.optional(
    z.array(
      z.object({
        description: z.string(),
        quantity: z.number(),
        unitPrice: minorUnits,
        amount: minorUnits,
        estimate: z.optional(minorUnits),
      }),
    ),
  ),
  tax: z.optional(z.object({ rate: z.number(), amount: minorUnits })),
  payments: z.optional(z.array(z.object({ at: instant, amount: minorUnits, method: z.string() }))),
});
export type Invoice = z.infer<typeof invoice>;

export const invoices = defineCall('invoices', {
  summary: 'A page of the invoices, newest first; pages are 1-based.',
  audience: 'member',
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
    take: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 10),
    status: z.optional(invoiceStatus),
    year: z.optional(z.coerce.number().check(z.int(), z.gte(2000), z.lte(2100))),
  }),
  data: z.object({
    data: z.array(invoice),
    meta: z.object({ page: z.int(), take: z.int(), itemCount: z.int(), pageCount: z.int() }),
  }),
});

export const invoiceCall = defineCall('invoice', {
  summary: 'One invoice with its lines.',
  audience: 'member',
  params: z.object({ id }),
  data: z.object({ data: invoice }),
  errors: ['NOT_FOUND'],
});

export const payInvoice = defineCall('payInvoice', {
  summary: 'Pay an invoice.',
  audience: 'member',
  idempotent: true,
  params: z.object({ invoiceId: id }),
  body: z.strictObject({ paymentMethodNonce }),
  data: z.object({ data: z.object({ id, status: invoiceStatus }) }),
  errors: ['NOT_FOUND', 'INVOICE_NOT_PAYABLE', 'PAYMENT_DECLINED', 'IN_PROGRESS'],
});

export const paymentMethod = z.object({
  id,
  brand: z.string(),
  last4: z.string(),
  /** MM/YY */
  expiry: z.string(),
  default: z.boolean(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const paymentMethods = defineCall('paymentMethods', {
  summary: 'The saved cards of a currency.',
  audience: 'member',
  query: z.object({ currency: lowercaseCurrency }),
  data: z.object({ data: z.array(paymentMethod) }),
});

export const addPaymentMethod = defineCall('addPaymentMethod', {
  summary: 'Save a card from a nonce.',
  audience: 'member',
  idempotent: true,
  body: z.strictObject({ currency: lowercaseCurrency, paymentMethodNonce, default: z.boolean() }),
  data: z.object({ data: z.object({ id }) }),
  errors: ['PAYMENT_DECLINED'],
});
