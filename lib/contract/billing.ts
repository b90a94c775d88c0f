import * as z from 'zod/mini';
import { address } from './booking';
import { defineCall } from './call';
import { PAYMENT_FAILURES } from './error-codes';
import {
  calendarDate,
  calendarMonth,
  currency,
  id,
  instant,
  locale,
  lowercaseCurrency,
  minorUnits,
  numberOfQuery,
  paymentMethodNonce,
} from './primitives';
import { careService } from './wardrobe';

export const invoiceStatus = z.enum(['due', 'overdue', 'processing', 'paid', 'refunded', 'void']);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;

/** Orders of a list of invoices; without one the newest comes first. */
const invoiceOrder = z.enum(['oldest', 'largest', 'smallest']);
export type InvoiceOrder = z.infer<typeof invoiceOrder>;

/** Kind of a line, which the site translates; `description` is used for unknown kinds. */
const INVOICE_LINE_KINDS = [
  'x',
  'lite',
  'luxe',
  'pix',
  'consignment',
  'serviceApartment',
  'extra-delivery',
  'rush',
  'no-lift',
  'no-parking-bay',
  'outlying-area',
  'late-change',
  'consignment-collection',
  'membership-discount',
  'coupon',
  'referral',
  'gift-code',
  'credit',
  'refund',
  'gift-package',
  'care',
  'more-places',
] as const;
export type InvoiceLineKind = (typeof INVOICE_LINE_KINDS)[number];

const billedTo = z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), address: z.nullable(address) });
export type BilledTo = z.infer<typeof billedTo>;

const invoice = z.object({
  id,
  number: z.string(),
  date: calendarDate,
  dueDate: z.optional(calendarDate),
  /** Both days are included: the next period begins the day after `to`. */
  period: z.optional(z.object({ from: calendarDate, to: calendarDate })),
  status: invoiceStatus,
  currency,
  total: minorUnits,
  lines: z.optional(
    z.array(
      z.object({
        kind: z.optional(z.enum(INVOICE_LINE_KINDS)),
        description: z.string(),
        /** Months that the amount covers. */
        months: z.optional(z.int()),
        quantity: z.number(),
        unitPrice: minorUnits,
        amount: minorUnits,
        /** The estimate given before the work was done. */
        estimate: z.optional(minorUnits),
        /** Of a plan: what is paid at most for one piece (`lite`: one bag) that is lost or damaged with us. */
        coverLimit: z.optional(minorUnits),
        /** For care: the service and the pieces. */
        service: z.optional(careService),
        pieces: z.optional(z.array(z.string())),
      }),
    ),
  ),
  /** Only in the answer for one invoice: the customer as on the day of issue. */
  billedTo: z.optional(billedTo),
  tax: z.optional(z.object({ rate: z.number(), amount: minorUnits })),
  payments: z.optional(z.array(z.object({ at: instant, amount: minorUnits, method: z.string() }))),
});
export type Invoice = z.infer<typeof invoice>;

export const invoices = defineCall('invoices', {
  summary: 'One page of the invoices, newest first by default. Pages start at 1. `from` and `to` are the first and the last month.',
  audience: 'member',
  query: z.object({
    page: z._default(numberOfQuery(1, 1_000_000), 1),
    take: z._default(numberOfQuery(1, 100), 10),
    status: z.optional(invoiceStatus),
    from: z.optional(calendarMonth),
    to: z.optional(calendarMonth),
    order: z.optional(invoiceOrder),
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

export const invoiceDocument = defineCall('invoiceDocument', {
  summary: 'An invoice as a PDF file in a language, that of the account by default.',
  audience: 'member',
  params: z.object({ id }),
  query: z.object({ locale: z.optional(locale) }),
  isBinary: true,
  isWrittenAnew: true,
  data: z.custom<Blob>((value) => value instanceof Blob),
  errors: ['NOT_FOUND'],
});

export const payInvoice = defineCall('payInvoice', {
  summary: 'Pay an invoice.',
  audience: 'member',
  idempotent: true,
  params: z.object({ invoiceId: id }),
  body: z.strictObject({ paymentMethodNonce }),
  data: z.object({ data: z.object({ id, status: invoiceStatus }) }),
  errors: ['NOT_FOUND', 'INVOICE_NOT_PAYABLE', 'IN_PROGRESS', 'IDEMPOTENCY_MISMATCH', ...PAYMENT_FAILURES],
});

const paymentMethod = z.object({
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
  errors: [
    'PAYMENT_DECLINED',
    'PAYMENT_FRAUD',
    'PAYMENT_NONCE_CONSUMED',
    'PAYMENT_THREE_D_SECURE',
    'PAYMENT_UNAVAILABLE',
    'IDEMPOTENCY_MISMATCH',
  ],
});
