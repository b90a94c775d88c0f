import * as z from 'zod/mini';
import { defineCall } from './call';
import { ERROR_CODES, type ErrorCode } from './error-codes';
import { invoiceStatus } from './billing';
import { calendarDate, currency, id, instant, lowercaseCurrency, minorUnits, price } from './primitives';

/**
 * The client token of the embedded gateway is base64 of the JSON `{ gateway: 'embedded', cardFormUrl, walletUrl, currency }`; Braintree's is also
 * base64 of JSON and has no `gateway`. The card form is a document of the gateway's origin in a frame that posts the messages of
 * `card-form-messages.ts`.
 */
export const clientToken = defineCall('clientToken', {
  summary:
    'The token that opens a card form: JSON in base64. The reference gateway sets `gateway` in it. Otherwise it is a Braintree client token.',
  audience: 'anyone-or-member',
  query: z.object({ currency: lowercaseCurrency }),
  data: z.object({ clientToken: z.string() }),
  errors: ['PAYMENT_UNAVAILABLE'],
});

export const PAYMENT_KINDS = ['order', 'gift', 'invoice'] as const;

/** The result of a paid intent: what a page needs when it has lost the answer, without a session. */
const paymentResult = z.object({
  order: z.optional(
    z.object({ id, number: z.string(), chargedToday: price, chargedLater: z.array(z.object({ date: calendarDate, amount: price })) }),
  ),
  booking: z.optional(z.object({ id, date: calendarDate, time: z.string() })),
  invoice: z.optional(z.object({ id, status: z.optional(invoiceStatus) })),
  gift: z.optional(z.object({ giftCode: z.string(), reference: z.string(), expiresAt: z.optional(instant) })),
});
export type PaymentResult = z.infer<typeof paymentResult>;

export const paymentIntent = defineCall('paymentIntent', {
  summary:
    'The result of a payment, by its idempotency key. `unknown`: no payment has this key, so nothing was charged. A payment of a member is visible to that member only.',
  audience: 'anyone-or-member',
  params: z.object({ key: z.string().check(z.minLength(16), z.maxLength(128)) }),
  data: z.object({
    status: z.enum(['processing', 'paid', 'failed', 'unknown']),
    kind: z.optional(z.enum(PAYMENT_KINDS)),
    /** Reason of the failure; nothing was charged. */
    code: z.optional(z.enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]])),
    result: z.optional(paymentResult),
  }),
});

export const savedCardNonce = defineCall('savedCardNonce', {
  summary: 'A fresh single-use nonce for a saved card.',
  audience: 'member',
  params: z.object({ id }),
  data: z.object({ nonce: z.string() }),
  errors: ['NOT_FOUND', 'CARD_EXPIRED', 'PAYMENT_UNAVAILABLE'],
});

export const removePaymentMethod = defineCall('removePaymentMethod', {
  summary:
    'Delete a saved card. The last card cannot be deleted while money is due (LAST_CARD_IN_USE). If the default card is deleted, another becomes the default.',
  audience: 'member',
  params: z.object({ id }),
  data: z.object({}),
  errors: ['NOT_FOUND', 'LAST_CARD_IN_USE'],
});

export const makeDefaultPaymentMethod = defineCall('makeDefaultPaymentMethod', {
  summary: 'Make this card the default of its currency.',
  audience: 'member',
  params: z.object({ id }),
  data: z.object({}),
  errors: ['NOT_FOUND', 'CARD_EXPIRED'],
});

export const billingBalance = defineCall('billingBalance', {
  summary:
    'The amount due now, the invoice to pay first, the next known charge, the credit of the account, and the month of the first invoice.',
  audience: 'member',
  query: z.object({ currency: lowercaseCurrency }),
  data: z.object({
    currency,
    /** Sum and number of the invoices that are due or overdue today. */
    dueNow: price,
    dueCount: z.int(),
    /** The oldest of those invoices; absent where the provider does not say. */
    firstDue: z.optional(z.nullable(id)),
    /** How many of them are late, and the day that the oldest was payable by; absent where the provider does not say. */
    overdue: z.optional(z.nullable(z.object({ count: z.int(), since: calendarDate }))),
    /** Open invoices that are payable by a later day, the first of them first; absent where the provider does not say. */
    later: z.optional(z.nullable(z.object({ first: id, count: z.int(), amount: price, by: calendarDate }))),
    /** Dates of the oldest and newest invoice in any currency, null without invoices; absent where the provider does not say. */
    invoiceDates: z.optional(z.nullable(z.object({ oldest: calendarDate, newest: calendarDate }))),
    /** After credit. */
    nextCharge: z.nullable(z.object({ date: calendarDate, amount: price })),
    /**
     * What of the credit is used on the day of `nextCharge`; without one, on the first day whose charges it covers. Absent where the provider
     * does not say.
     */
    creditUsed: z.optional(z.nullable(z.object({ date: calendarDate, amount: price }))),
    /** Referral rewards and store credit, taken off the next invoices. */
    credit: minorUnits,
  }),
});

export const giftBalance = defineCall('giftBalance', {
  summary: 'The remaining value of a gift code. Attempts are limited, so that codes cannot be guessed.',
  audience: 'anyone-or-member',
  body: z.strictObject({ giftCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
  data: z.object({ balance: price, value: price, currency, expiresAt: instant }),
  errors: ['COUPON_UNKNOWN', 'COUPON_EXPIRED'],
});
