import * as z from 'zod/mini';
import { defineCall } from './call';
import { PAYMENT_FAILURES } from './error-codes';
import { packageName, xType } from './package-selection';
import { calendarDate, currency, id, paymentMethodNonce, price } from './primitives';
import { planMeter } from './wardrobe-calls';

/** A storage term that has begun or whose collection was cancelled, and what ending it today would mean. */
export const storageTerm = z.object({
  /** Of its order. */
  id,
  number: z.string(),
  currency,
  /** `resting`: its collection was cancelled; it is not renewed, and ending it refunds everything. Absent: `running`. */
  state: z.optional(z.enum(['running', 'resting'])),
  startedOn: calendarDate,
  /** The day after the paid period. */
  paidUntil: calendarDate,
  monthsUsed: z.int(),
  /** For the storage of the whole term. */
  paid: price,
  /** Cost of the months used, at the discount of that shorter term. */
  used: price,
  refund: price,
  /** Of a term whose invoice is not paid: what the months used cost. That invoice is replaced by one for them. Absent: nothing. */
  owed: z.optional(price),
  /** Refund: to the card, and as credit for the part paid with a gift code. */
  toCard: price,
  asCredit: price,
  /** On a full refund: what goes back onto the gift code that paid. Absent: nothing. */
  toGift: z.optional(price),
  /** The day after the last day, if it ended today. */
  endsOn: calendarDate,
});
export type StorageTerm = z.infer<typeof storageTerm>;

export const endTerm = defineCall('endTerm', {
  summary:
    'End a storage term early. `refund`, `owed` and `endsOn` are what the member was shown. If one differs, the answer is PRICE_CHANGED and nothing ends. A retry returns the first answer.',
  audience: 'member',
  params: z.object({ id }),
  body: z.strictObject({ refund: price, owed: z.optional(price), endsOn: z.optional(calendarDate) }),
  data: z.object({
    id,
    endsOn: calendarDate,
    refund: price,
    toCard: price,
    asCredit: price,
    toGift: z.optional(price),
    /** `pending`: the gateway has not confirmed the refund yet; it is retried until it does. */
    status: z.enum(['done', 'pending']),
  }),
  errors: ['NOT_FOUND', 'PRICE_CHANGED'],
});

const quantity = z.int().check(z.gte(1), z.lte(10_000));
const months = z.int().check(z.gte(1), z.lte(12));

/** A size that a line of a plan can have instead. */
const planOption = z.object({
  quantity,
  /** List price of a month. */
  price,
  /** What having it from today costs until the paid period ends. Null: it is not larger, or cannot be bought at the moment. */
  now: z.nullable(price),
});

const planLine = z.object({
  package: packageName,
  xType: z.optional(xType),
  quantity,
  /** List price of a month as agreed; it is kept whatever the price list says. */
  price,
  /** What the price list asks for the same today. Absent: it is not sold any more. */
  priceToday: z.optional(price),
  /** What is paid at most for one piece (`lite`: one bag) that is lost or damaged. */
  coverLimit: z.optional(price),
  options: z.array(planOption),
});
export type PlanLine = z.infer<typeof planLine>;

/** What a plan becomes with a renewal. */
const nextPeriod = z.object({
  from: calendarDate,
  /** One for each line. */
  quantities: z.array(quantity),
  months,
  amount: price,
  /** Its invoice is issued: it can no longer be taken back. */
  isBilled: z.boolean(),
});
export type NextPeriod = z.infer<typeof nextPeriod>;

/** One ordered plan. */
const plan = z.object({
  /** Of its order. */
  id,
  number: z.string(),
  currency,
  /** `coming`: not collected yet; `resting`: its collection was cancelled; `ended`: it runs until `endsOn`. */
  state: z.enum(['coming', 'running', 'resting', 'ended']),
  startedOn: calendarDate,
  /** Of the paid term; afterwards it goes on month by month. */
  months,
  /** Whole percent off the list price. */
  percent: z.int(),
  lines: z.array(planLine),
  /** The next period that is not billed yet. Null: nothing renews. */
  renewal: z.nullable(z.object({ on: calendarDate, months, amount: price })),
  /** For how long it can be renewed, the first as it is. */
  periods: z.array(z.object({ months, percent: z.int() })),
  next: z.nullable(nextPeriod),
  /** Why no more places can be bought at the moment; `state`: it does not run. Null: they can. */
  closed: z.nullable(z.enum(['state', 'scheduled', 'paying', 'paused'])),
  /** What ending it today would mean. Null: it has not begun, or has ended. */
  ending: z.nullable(storageTerm),
  endsOn: z.nullable(calendarDate),
  /** Ended without a refund, so that it can go on as if nothing had been said. */
  canGoOn: z.boolean(),
});
export type Plan = z.infer<typeof plan>;

export const storagePlan = defineCall('storagePlan', {
  summary:
    'The plans of a member: places, term, renewal, price, the cost of more places today, and the options of the next renewal. The amounts are those that are charged.',
  audience: 'member',
  data: z.object({ meter: z.nullable(planMeter), plans: z.array(plan) }),
});

export const morePlaces = defineCall('morePlaces', {
  summary:
    'Buy more places for a line of a plan, from today to the end of the paid period. `was` and `amount` are the values that the member was shown. If one differs, the answer is PRICE_CHANGED and nothing is charged.',
  audience: 'member',
  idempotent: true,
  params: z.object({ id }),
  body: z.strictObject({
    line: z.int().check(z.gte(0), z.lte(60)),
    was: quantity,
    quantity,
    amount: price,
    /** Absent when nothing is to be paid. */
    paymentMethodNonce: z.optional(paymentMethodNonce),
  }),
  data: z.object({ id, quantity, invoice: z.object({ id }) }),
  errors: ['NOT_FOUND', 'PRICE_CHANGED', 'CONFLICT', 'DELIVERIES_PAUSED', 'IN_PROGRESS', 'IDEMPOTENCY_MISMATCH', ...PAYMENT_FAILURES],
});

export const changePlan = defineCall('changePlan', {
  summary:
    'Schedule a change for the next renewal: a size for each line, and the number of months. It can be replaced or taken back until its invoice is issued. If the amount differs from ours, the answer is PRICE_CHANGED.',
  audience: 'member',
  params: z.object({ id }),
  body: z.strictObject({ from: calendarDate, quantities: z.array(quantity).check(z.minLength(1), z.maxLength(60)), months, amount: price }),
  data: z.object({ next: z.nullable(nextPeriod) }),
  errors: ['NOT_FOUND', 'PRICE_CHANGED', 'PLACES_IN_USE', 'CONFLICT', 'IN_PROGRESS', 'UNDO_OVER'],
});

export const keepPlan = defineCall('keepPlan', {
  summary: 'Take back a scheduled change. A retry returns the same answer.',
  audience: 'member',
  params: z.object({ id }),
  data: z.object({ id }),
  errors: ['NOT_FOUND', 'UNDO_OVER'],
});

export const goOnWithTerm = defineCall('goOnWithTerm', {
  summary: 'Take back the end of a plan before its last day, if nothing was refunded for it.',
  audience: 'member',
  params: z.object({ id }),
  data: z.object({ id }),
  errors: ['NOT_FOUND', 'UNDO_OVER'],
});
