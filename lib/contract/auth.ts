import * as z from 'zod/mini';
import { defineCall } from './call';
import { referralProgram } from './pricing';
import { country, email, id, locale, optionalText, phoneCode, phoneNumber, textLine, url } from './primitives';

/** The policy itself comes from `passwordPolicy`; this only bounds what is read. */
const password = z.string().check(z.minLength(1), z.maxLength(1024));
const accessToken = z.string();
/**
 * Proves that this browser has logged in to the account before. It grants no access; it only exempts the browser from the lockout that
 * wrong passwords from elsewhere cause. Left out with a provider that issues none.
 */
export const deviceToken = z.optional(z.string());
const KNOWN_DEVICES_AT_MOST = 5;
/** The tokens that this browser was given; if none belongs to the account, a new one is returned. */
export const knownDeviceTokens = z.optional(z.array(z.string().check(z.maxLength(512))).check(z.maxLength(KNOWN_DEVICES_AT_MOST)));

/** Fields of a new account, also inside `order-and-payment-signup`. */
export const newUser = z.strictObject({
  email,
  password,
  firstName: textLine(80),
  /** Empty: many people have one name. */
  lastName: optionalText(80),
  country: z.optional(country),
  contactPhoneCode: z.optional(phoneCode),
  contactPhone: z.optional(phoneNumber),
  referralCode: z.optional(z.string().check(z.maxLength(64))),
  marketing: z.optional(z.boolean()),
  locale: z.optional(locale),
});
export type NewUser = z.infer<typeof newUser>;

export const checkEmail = defineCall('checkEmail', {
  summary: 'Whether an account exists for an email address, and whether it signs in with Google or Apple.',
  audience: 'anyone',
  body: z.strictObject({ email }),
  data: z.object({
    exists: z.boolean(),
    loggedWithGoogle: z.boolean(),
    loggedWithApple: z.boolean(),
    /** Of an account with Google or Apple sign-in that also has a password. */
    hasPassword: z.optional(z.boolean()),
  }),
});

export const signup = defineCall('signup', {
  summary: 'Create an account without an order.',
  audience: 'anyone',
  body: newUser,
  data: z.object({
    accessToken,
    deviceToken,
    referralProgram: z.optional(z.nullable(referralProgram)),
    user: z.optional(z.object({ id, email })),
  }),
  errors: ['EMAIL_TAKEN', 'PASSWORD_POLICY'],
});

export const login = defineCall('login', {
  summary: 'Sign in with email address and password. Every wrong combination gets the same answer.',
  audience: 'anyone',
  body: z.strictObject({
    email,
    password,
    ip: optionalText(64),
    deviceTokens: knownDeviceTokens,
  }),
  data: z.object({ accessToken, deviceToken }),
  errors: ['CREDENTIALS_WRONG', 'SECOND_FACTOR_REQUIRED'],
});

export const loginWithExternal = defineCall('loginWithExternal', {
  summary: 'Sign in with the authorization code of an identity provider.',
  audience: 'anyone',
  body: z.strictObject({
    code: z.string().check(z.minLength(1), z.maxLength(4096)),
    ip: optionalText(64),
    provider: z.optional(z.enum(['google', 'apple'])),
    redirectUri: z.optional(url),
    codeVerifier: z.optional(z.string().check(z.maxLength(128))),
    nonce: z.optional(z.string().check(z.maxLength(128))),
    /**
     * Used when this call creates an account; a known member's data does not change. Apple sends the name only to the browser, and only
     * once.
     */
    firstName: z.optional(optionalText(80)),
    lastName: z.optional(optionalText(80)),
    locale: z.optional(locale),
    referralCode: z.optional(z.string().check(z.maxLength(64))),
    marketing: z.optional(z.boolean()),
    deviceTokens: knownDeviceTokens,
  }),
  data: z.object({ accessToken, deviceToken }),
  errors: ['EXTERNAL_LOGIN_FAILED', 'EXTERNAL_LOGIN_PASSWORD_ACCOUNT', 'EMAIL_UNVERIFIED', 'SECOND_FACTOR_REQUIRED'],
});

export const externalProviders = defineCall('externalProviders', {
  summary: 'The addresses where a sign-in with Google or Apple begins. A provider that is missing is not offered.',
  audience: 'anyone',
  data: z.object({
    providers: z.array(
      z.object({
        provider: z.enum(['google', 'apple']),
        authorizationUrl: z.string(),
        clientId: z.string(),
        scope: z.string(),
        responseMode: z.enum(['query', 'form_post']),
      }),
    ),
  }),
});

export const logout = defineCall('logout', {
  summary: 'End the session of the bearer token. The token is refused from the next call on.',
  audience: 'member',
  data: z.object({}),
});

export const currentUser = defineCall('currentUser', {
  summary: 'The signed-in user and the custom token for the realtime database.',
  audience: 'member',
  data: z.object({
    user: z.object({ id, firebase_custom_token: z.string(), fcmtoken: z.nullable(z.string()) }),
  }),
});

export const passwordPolicy = defineCall('passwordPolicy', {
  summary: 'Minimum and maximum length of a password. A provider without this call: 6 and 128.',
  audience: 'anyone',
  data: z.object({ minLength: z.int(), maxLength: z.int() }),
});
