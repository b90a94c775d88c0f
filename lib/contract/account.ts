import * as z from 'zod/mini';
import { address } from './booking';
import { defineCall } from './call';
import {
  calendarDate,
  country,
  currency,
  email,
  id,
  locale,
  optionalText,
  phoneCode,
  phoneNumber,
  price,
  textLine,
  instant,
  minorUnits,
} from './primitives';
import { COUPON_FAILURES } from './error-codes';

const userProfile = z.object({
  id,
  email,
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  locale: z.optional(locale),
  /** The account's region, which sets its currency and address format. */
  country: z.optional(country),
  /** Absent means off. */
  is_ai_outfit_recommendation: z.optional(z.boolean()),
  emailVerified: z.optional(z.boolean()),
  /** The newest answer; absent: never asked. */
  marketing: z.optional(z.boolean()),
  notifications: z.optional(z.record(z.string(), z.boolean())),
  /** False: the account signs in only through a provider. */
  hasPassword: z.optional(z.boolean()),
});
export type UserProfile = z.infer<typeof userProfile>;

const contact = z.object({
  contactName: z.string(),
  contactPhoneCode: z.string(),
  contactPhone: z.string(),
  address: z.optional(address),
});
export type Contact = z.infer<typeof contact>;

const detailReferralCode = z.object({
  code: z.string(),
  valid: z.boolean(),
  link: z.optional(z.string()),
  friendReward: z.optional(price),
  referrerReward: z.optional(price),
  firstName: z.optional(z.string()),
  /** Of the member's rewards below; absent: the region's. */
  currency: z.optional(currency),
  /** A member's own: all rewards that were ever booked, and what is left of them and of other credit. */
  earned: z.optional(price),
  credit: z.optional(price),
  referrals: z.optional(
    z.array(
      z.object({
        name: z.string(),
        status: z.enum(['joined', 'pending', 'rewarded', 'refused']),
        reason: z.optional(z.string()),
        date: calendarDate,
      }),
    ),
  ),
});
export type DetailReferralCode = z.infer<typeof detailReferralCode>;

export const userInformation = defineCall('userInformation', {
  summary: 'The signed-in user with contacts and referral code; for a guest, what a referral code is worth.',
  audience: 'anyone-or-member',
  query: z.object({ referralCode: z.optional(z.string().check(z.maxLength(64))) }),
  data: z.object({
    user: z.nullable(userProfile),
    contacts: z.array(contact),
    detailReferralCode: z.nullable(detailReferralCode),
  }),
});

export const updateUser = defineCall('updateUser', {
  summary: 'Change one or more fields of the profile.',
  audience: 'member',
  body: z.strictObject({
    firstName: z.optional(textLine(80)),
    lastName: z.optional(optionalText(80)),
    contactPhoneCode: z.optional(phoneCode),
    contactPhone: z.optional(phoneNumber),
    locale: z.optional(locale),
    is_ai_outfit_recommendation: z.optional(z.boolean()),
    marketing: z.optional(z.boolean()),
    notifications: z.optional(z.record(z.string().check(z.maxLength(40)), z.boolean())),
    fcmtoken: z.optional(optionalText(4096)),
  }),
  data: z.object({ user: userProfile }),
});

export const saveAddress = defineCall('saveAddress', {
  summary:
    'Save the home address of the member. It must be valid for a booking in the country of the account. The next booking starts with it.',
  audience: 'member',
  body: z.strictObject({ address }),
  data: z.object({ contacts: z.array(contact) }),
});

export const contactUs = defineCall('contactUs', {
  summary:
    'Send a message to the team. A retry with the same content and Idempotency-Key returns the reference of the first message and sends no second mail. Different content under the same key is a new message.',
  audience: 'anyone-or-member',
  idempotent: true,
  body: z.strictObject({
    name: textLine(120),
    email,
    contactPhoneCode: z.optional(phoneCode),
    contactPhone: z.optional(phoneNumber),
    topic: z.string().check(z.minLength(1), z.maxLength(40)),
    message: z.string().check(z.trim(), z.minLength(10), z.maxLength(2000)),
    reference: z.optional(optionalText(64)),
    callBackTime: z.optional(
      z.object({ from: z.string().check(z.regex(/^\d{2}:\d{2}$/)), to: z.string().check(z.regex(/^\d{2}:\d{2}$/)) }),
    ),
    consent: z.literal(true),
    country,
  }),
  data: z.object({ reference: z.string(), respondWithinHours: z.int() }),
});

const boughtGift = z.object({
  id,
  code: z.string(),
  reference: z.string(),
  recipientName: z.string(),
  /** What else its card says; absent where the provider does not say. */
  packageId: z.optional(id),
  buyerName: z.optional(z.string()),
  message: z.optional(z.string()),
  value: price,
  /** What is left on the code. */
  balance: price,
  currency,
  boughtAt: instant,
  expiresAt: instant,
});
export type BoughtGift = z.infer<typeof boughtGift>;

export const ownGifts = defineCall('ownGifts', {
  summary: 'The gifts that the member has bought, newest first, and the credit of the account.',
  audience: 'member',
  data: z.object({ gifts: z.array(boughtGift), credit: minorUnits, currency }),
});

export const sendGiftAgain = defineCall('sendGiftAgain', {
  summary: "Mail a gift's code to its buyer once more.",
  audience: 'member',
  params: z.object({ id }),
  data: z.object({}),
  errors: ['NOT_FOUND', 'COUPON_EXPIRED'],
});

export const redeemGift = defineCall('redeemGift', {
  summary:
    'Turn what is left on a gift code into credit of the account. Open invoices of the plan use it at once, those to come before a card is charged. The same member may send it again: it is redeemed once.',
  audience: 'member',
  body: z.strictObject({ giftCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
  data: z.object({ credit: minorUnits, currency }),
  errors: [...COUPON_FAILURES],
});
