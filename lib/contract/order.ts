import * as z from 'zod/mini';
import { newUser } from './auth';
import { address, bookCollection } from './booking';
import { defineCall } from './call';
import { COUPON_FAILURES, PAYMENT_FAILURES } from './error-codes';
import { packages, service } from './package-selection';
import { referralProgram } from './pricing';
import { sellingTerms } from './wardrobe';
import { calendarDate, country, couponCode, currency, email, id, instant, paymentMethodNonce, price, textLine } from './primitives';

const withoutGaps = (text: string) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/\n\s*\n/g, '\n\n');
const termsVersion = z.string().check(z.minLength(1), z.maxLength(40));

export const orderAndPaymentSignup = defineCall('orderAndPaymentSignup', {
  summary:
    'Create the account, order, booking and payment in one transaction. Signed-in members omit `user`. PRICE_CHANGED lists the correct amounts in `errors`: one entry for each amount that differs, with the `path` of the request, code `changed` and params `was` and `now`, plus `chargedToday` and `chargedLater`. SLOT_GONE lists the next free slots (see `holdSlot`). A retry with the same Idempotency-Key checks the password again and returns a new session.',
  audience: 'anyone-or-member',
  idempotent: true,
  body: z.strictObject({
    user: z.optional(newUser),
    country,
    currency,
    packages,
    service,
    /** `service.totalPrice` of `quoteOrder`: after discount, with the fees of the collection, before a gift code. */
    price,
    /** What the buyer was shown as due today; meanwhile another order may have used some of the gift. */
    chargedToday: z.optional(price),
    bookCollection,
    couponCode: z.optional(couponCode),
    referralCode: z.optional(z.string().check(z.maxLength(64))),
    slotHoldId: z.optional(id),
    /** May be left out only when nothing is charged today. */
    paymentMethodNonce: z.optional(paymentMethodNonce),
    termsVersion,
  }),
  data: z.object({
    accessToken: z.optional(z.string()),
    deviceToken: z.optional(z.string()),
    order: z.object({
      id,
      number: z.string(),
      chargedToday: price,
      chargedLater: z.array(z.object({ date: calendarDate, amount: price })),
    }),
    invoice: z.object({ id }),
    booking: z.object({ id, date: calendarDate, time: z.string() }),
    referralProgram: z.optional(z.nullable(referralProgram)),
  }),
  errors: [
    'PRICE_CHANGED',
    'SLOT_GONE',
    'EMAIL_TAKEN',
    'PASSWORD_POLICY',
    'PASSWORD_WRONG',
    'SECOND_FACTOR_REQUIRED',
    'IN_PROGRESS',
    'IDEMPOTENCY_MISMATCH',
    ...COUPON_FAILURES,
    ...PAYMENT_FAILURES,
  ],
});

export const placedOrder = defineCall('placedOrder', {
  summary: 'The order as its confirmation shows it, for the member who placed it. For other members, as for unknown orders: NOT_FOUND.',
  audience: 'member',
  params: z.object({ number: z.string().check(z.maxLength(40)) }),
  data: z.object({
    order: z.object({
      id,
      number: z.string(),
      chargedToday: price,
      chargedLater: z.array(z.object({ date: calendarDate, amount: price })),
    }),
    /** Of its collection, as it stands now; null: cancelled. */
    booking: z.nullable(z.object({ id, date: calendarDate, time: z.string() })),
    address,
  }),
  errors: ['NOT_FOUND'],
});

const consignedItem = z.strictObject({
  brand: textLine(80),
  category: textLine(40),
  condition: textLine(40),
  photos: z.array(id).check(z.maxLength(8)),
});

export const orderConsignment = defineCall('orderConsignment', {
  summary: 'Consign new items (with a collection) or items already in storage.',
  audience: 'member',
  idempotent: true,
  body: z.strictObject({
    country,
    items: z.optional(z.array(consignedItem).check(z.minLength(1), z.maxLength(50))),
    itemIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(50))),
    bookCollection: z.optional(bookCollection),
    slotHoldId: z.optional(id),
    termsVersion,
    sellingTerms,
  }),
  data: z.object({
    orderId: id,
    number: z.string(),
    /** Fees of the collection, charged on its day. */ chargedLater: z.optional(price),
    booking: z.optional(z.object({ id, date: calendarDate, time: z.string() })),
  }),
  errors: ['SLOT_GONE', 'ITEM_UNAVAILABLE', 'IN_PROGRESS', 'IDEMPOTENCY_MISMATCH'],
});

export const giftPayment = defineCall('giftPayment', {
  summary: 'Buy a gift package. The answer holds the gift code once the payment is made.',
  audience: 'anyone-or-member',
  idempotent: true,
  body: z.strictObject({
    firstName: textLine(80),
    lastName: newUser.shape.lastName,
    emailAddress: email,
    recipientName: textLine(120),
    /** A card is printed on one page: twenty lines, and at most one empty one between two. */
    message: z.string().check(z.trim(), z.overwrite(withoutGaps), z.maxLength(300), z.regex(/^(.*\n){0,19}.*$/)),
    packageId: id,
    country,
    currency,
    price,
    paymentMethodNonce,
  }),
  data: z.object({ giftCode: z.optional(z.string()), reference: z.string(), expiresAt: z.optional(instant) }),
  errors: ['PRICE_CHANGED', 'IN_PROGRESS', 'IDEMPOTENCY_MISMATCH', ...PAYMENT_FAILURES],
});
