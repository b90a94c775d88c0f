import * as z from 'zod/mini';
import { defineCall } from './call';
import { COUPON_FAILURES } from './error-codes';
import { packageName, packages, service, xType } from './package-selection';
import { calendarDate, country, couponCode, email, id, price } from './primitives';

const membership = z.object({
  months: z.int(),
  /** Whole percent taken off every month. */
  discount: z.number(),
});
export type Membership = z.infer<typeof membership>;

export const timeslotDay = z.object({
  date: calendarDate,
  /** Why the day is closed; `notice`: too soon. */
  closed: z.nullable(z.enum(['sunday', 'holiday', 'full', 'notice'])),
  slots: z.array(z.object({ id: z.string(), left: z.int() })),
});
export type TimeslotDay = z.infer<typeof timeslotDay>;

/** One line of the price list. `tiers`: only these quantities are sold, each at its price; `unitPrice`: any quantity from `minimum`. */
const priceListEntry = z.object({
  package: packageName,
  xType: z.optional(xType),
  unit: z.enum(['month', 'bag-month', 'item-month', 'item']),
  minimum: z.int(),
  tiers: z.optional(z.array(z.object({ numberItems: z.int(), price }))),
  unitPrice: z.optional(price),
  /** What is paid at most for one piece (`lite`: for one bag) that is lost or damaged with us; none: it is not kept by us. */
  coverLimit: z.optional(price),
  /** Deliveries a month that are paid with it, none unless it says so; `rushes` of them may be rush deliveries. */
  deliveries: z.optional(z.int()),
  rushes: z.optional(z.int()),
});
export type PriceListEntry = z.infer<typeof priceListEntry>;

export const EXTRAS = [
  'extra-delivery',
  'rush',
  'no-lift',
  'no-parking-bay',
  'outlying-area',
  'late-change',
  'consignment-collection',
] as const;

export const extraPrice = z.object({ extra: z.enum(EXTRAS), price });
export type ExtraPrice = z.infer<typeof extraPrice>;

/** What a gift package costs; its id is the document's slug and the order's `packageId`. */
const giftPrice = z.object({ gift: id, price });
export type GiftPrice = z.infer<typeof giftPrice>;

/** Reward for each side of a referral. */
const referralReward = z.object({ reward: z.enum(['friend', 'referrer']), price });
export type ReferralReward = z.infer<typeof referralReward>;

/** Our commission on a sale from this price on, in whole percent; the lower bound is inclusive. */
const commissionEntry = z.object({ commission: z.number(), from: price });
export type CommissionEntry = z.infer<typeof commissionEntry>;

/** Discount on a first order for newsletter subscribers, by a personal code, in whole percent. */
const welcomeOffer = z.object({ welcome: z.number() });
export type WelcomeOffer = z.infer<typeof welcomeOffer>;

/** Price per piece; `care` is an additional service's `priceKey`. */
const carePrice = z.object({ care: id, price });
export type CarePrice = z.infer<typeof carePrice>;

/**
 * The price list of a country, `shoppingCarts` of the specification: packages and extras, and, where the provider has them, gifts, care,
 * referral rewards, commission and the newsletter discount. Readers ignore unknown lines.
 */
const shoppingCart = z.union([priceListEntry, extraPrice, giftPrice, carePrice, referralReward, commissionEntry, welcomeOffer]);
export type ShoppingCart = z.infer<typeof shoppingCart>;

export const referralProgram = z.object({
  code: z.string(),
  valid: z.boolean(),
  friendReward: z.optional(price),
  referrerReward: z.optional(price),
  firstName: z.optional(z.string()),
});
export type ReferralProgram = z.infer<typeof referralProgram>;

const district = z.object({
  id,
  name: z.string(),
  served: z.boolean(),
  outlying: z.boolean(),
  /** Singapore: the first two digits of the postal codes in this district. */
  sectors: z.optional(z.array(z.string())),
  /** Singapore: longer postal prefixes inside a district with the outlying fee (Sentosa, Tuas). */
  outlyingPrefixes: z.optional(z.array(z.string())),
});
export type District = z.infer<typeof district>;

const priceServiceData = z.object({
  memberships: z.array(membership),
  timeslotInformation: z.array(timeslotDay),
  shoppingCarts: z.array(shoppingCart),
  referralProgram: z.nullable(referralProgram),
  districts: z.array(district),
});
export type PriceServiceData = z.infer<typeof priceServiceData>;

export const priceService = defineCall('priceService', {
  summary: 'Price list, memberships, time slots of the next 60 days, districts and the referral offer of a country.',
  audience: 'anyone',
  body: z.strictObject({ referralCode: z.optional(z.string().check(z.maxLength(64))), country }),
  data: priceServiceData,
});

const appliedCoupon = z.object({
  code: z.string(),
  kind: z.enum(['percent', 'amount', 'gift']),
  /** Percent, or minor units for `amount` and `gift`. */
  value: z.number(),
  /** Discount on this basket, in minor units. */
  discount: price,
  /** Remaining balance of a gift code. */
  balance: z.optional(price),
  /** The only package that the discount applies to. */
  onlyPackage: z.optional(packageName),
});
export type AppliedCoupon = z.infer<typeof appliedCoupon>;

export const checkCouponCode = defineCall('checkCouponCode', {
  summary: 'What a coupon or gift code takes off this basket.',
  audience: 'anyone-or-member',
  /** `emailAddress`: of a buyer without a session, as soon as it is known: a personal code is then judged by it. */
  body: z.strictObject({ couponCode, price, country, packages, service, emailAddress: z.optional(email) }),
  data: z.object({ couponCode: appliedCoupon }),
  errors: COUPON_FAILURES,
});
