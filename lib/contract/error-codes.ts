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
  /** The account has no password that could be asked for: a mail has to prove who is there. */
  ACCOUNT_PROOF_REQUIRED: 403,
  ACCOUNT_DELETION_BLOCKED: 409,
  TOKEN_EXPIRED: 400,
  /** Of a mail; also where it has expired or was used already. */
  CODE_WRONG: 403,

  COUPON_UNKNOWN: 400,
  COUPON_EXPIRED: 400,
  COUPON_COUNTRY: 400,
  COUPON_FIRST_ORDER: 400,
  COUPON_USED: 400,
  /** Nothing in the basket is what the code is for. */
  COUPON_PACKAGE: 400,
  /** A personal code of another address. */
  COUPON_PERSONAL: 400,

  PRICE_CHANGED: 409,
  SLOT_GONE: 409,
  /** Held for as long as one draft may; the place goes back when the time is over. */
  HOLD_EXHAUSTED: 409,
  /** Done, cancelled, or its time has come. */
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

  /** Not one of the types, or the bytes are not what the type says. */
  UPLOAD_TYPE: 415,
  UPLOAD_DAMAGED: 422,
  /** Holds a script or something else that acts when it is opened. */
  UPLOAD_UNSAFE: 422,
  /** A PDF behind a password: nobody can look at what it holds. */
  UPLOAD_LOCKED: 422,
  UPLOAD_QUOTA: 409,

  ITEM_UNAVAILABLE: 409,
  /** An invoice has been overdue for more than thirty days. */
  DELIVERIES_PAUSED: 409,
  /** Under half of the proposed price, and nobody has said that this is meant. */
  FLOOR_LOW: 409,
  UNDO_OVER: 409,
  /** There is no plan, or no place is left in it. */
  PLAN_FULL: 409,
  /** The order whose pieces were to be fetched has ended, or somebody comes for them already. */
  NOTHING_TO_COLLECT: 409,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/**
 * How a charge ends badly. All of them but PAYMENT_UNKNOWN say that nothing was charged; after that one the same key
 * is asked for (`paymentIntent`) before anything is tried again.
 */
export const PAYMENT_FAILURES = [
  'PAYMENT_DECLINED',
  'PAYMENT_FRAUD',
  'PAYMENT_NONCE_CONSUMED',
  'PAYMENT_THREE_D_SECURE',
  'PAYMENT_UNKNOWN',
  'PAYMENT_UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

/** Why a code in the coupon field is refused. */
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
