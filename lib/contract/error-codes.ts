/**
 * The closed set of machine-readable failures. The site translates the code (`errors.<CODE>`);
 * the server's `message` is shown only for a code it does not know.
 */
export const ERROR_CODES = {
  BAD_REQUEST: 400,
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  NOT_IMPLEMENTED: 501,
  UNAVAILABLE: 503,

  NOT_SUBSCRIBED: 404,

  CREDENTIALS_WRONG: 401,
  EMAIL_TAKEN: 409,
  EMAIL_UNVERIFIED: 403,
  EXTERNAL_LOGIN_FAILED: 400,
  EXTERNAL_LOGIN_PASSWORD_ACCOUNT: 409,
  PASSWORD_POLICY: 400,
  PASSWORD_WRONG: 403,
  /** The account has no password, so the proof must come by mail. */
  ACCOUNT_PROOF_REQUIRED: 403,
  ACCOUNT_DELETION_BLOCKED: 409,
  TOKEN_EXPIRED: 400,
  /** The rest was right; `params.ticket` of a sign-in's error goes on with `finishSignIn`. */
  SECOND_FACTOR_REQUIRED: 403,
  /** Of a mailed code; also when it has expired or was used. */
  CODE_WRONG: 403,

  COUPON_UNKNOWN: 400,
  COUPON_EXPIRED: 400,
  COUPON_COUNTRY: 400,
  COUPON_FIRST_ORDER: 400,
  COUPON_USED: 400,
  /** The coupon does not apply to anything in the basket. */
  COUPON_PACKAGE: 400,
  /** A personal coupon of another address. */
  COUPON_PERSONAL: 400,

  PRICE_CHANGED: 409,
  SLOT_GONE: 409,
  /** The maximum hold time of a draft is used up; the place is released at its end. */
  HOLD_EXHAUSTED: 409,
  /** Done, cancelled or already due. */
  BOOKING_CLOSED: 409,
  IN_PROGRESS: 409,
  IDEMPOTENCY_MISMATCH: 422,
  PAYMENT_DECLINED: 402,
  PAYMENT_FRAUD: 402,
  PAYMENT_NONCE_CONSUMED: 402,
  PAYMENT_THREE_D_SECURE: 402,
  PAYMENT_UNKNOWN: 504,
  INVOICE_NOT_PAYABLE: 409,
  LAST_CARD_IN_USE: 409,
  CARD_EXPIRED: 409,
  /** The gateway does not answer; nothing was charged. */
  PAYMENT_UNAVAILABLE: 503,

  /** Not an allowed type, or the content does not match the declared type. */
  UPLOAD_TYPE: 415,
  UPLOAD_DAMAGED: 422,
  /** Contains a script or other active content. */
  UPLOAD_UNSAFE: 422,
  /** A PDF with a password, which cannot be inspected. */
  UPLOAD_LOCKED: 422,
  UPLOAD_QUOTA: 409,

  ITEM_UNAVAILABLE: 409,
  CARE_UNSUITABLE: 409,
  /** An invoice has been overdue for more than thirty days. */
  DELIVERIES_PAUSED: 409,
  /** Under half of the proposed price, and nobody has said that this is meant. */
  FLOOR_LOW: 409,
  /** The member has not agreed to the terms of selling as they stand; `params.version` of the error names them. */
  SELLING_TERMS: 409,
  UNDO_OVER: 409,
  /** There is no plan, or no place is left in it. */
  PLAN_FULL: 409,
  /** More pieces are here than a smaller plan would have places for. */
  PLACES_IN_USE: 409,
  /** The order has ended, or its collection is booked already. */
  NOTHING_TO_COLLECT: 409,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/**
 * Failures of a charge. All but PAYMENT_UNKNOWN mean that nothing was charged; after PAYMENT_UNKNOWN the key has to be looked up
 * (`paymentIntent`) before a retry.
 */
export const PAYMENT_FAILURES = [
  'PAYMENT_DECLINED',
  'PAYMENT_FRAUD',
  'PAYMENT_NONCE_CONSUMED',
  'PAYMENT_THREE_D_SECURE',
  'PAYMENT_UNKNOWN',
  'PAYMENT_UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

/** Reasons for refusing a code in the coupon field. */
export const COUPON_FAILURES = [
  'COUPON_UNKNOWN',
  'COUPON_EXPIRED',
  'COUPON_COUNTRY',
  'COUPON_FIRST_ORDER',
  'COUPON_USED',
  'COUPON_PACKAGE',
  'COUPON_PERSONAL',
] as const satisfies readonly ErrorCode[];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_CODES, value);
}
