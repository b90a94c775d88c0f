import * as z from 'zod/mini';
import { LOCALE_CODES } from '@/lib/config/locales';
import { EMAIL_MAX_LENGTH, isEmailAddress, tidyEmail } from './email-address';

/** Limit from the specification, also shown by the forms. */
const URL_MAX_LENGTH = 2048;

/** Loose pattern for the API description; `isEmailAddress` is the real check. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+$/;

/** An address that mail can be sent to: at most 320 characters. */
export const email = z.email({ pattern: EMAIL_SHAPE, abort: true }).check(
  z.maxLength(EMAIL_MAX_LENGTH),
  z.check(({ value, issues }) => {
    if (value.length <= EMAIL_MAX_LENGTH && !isEmailAddress(value)) issues.push({ code: 'invalid_format', format: 'email', input: value });
  }),
);

/** An address as it stands in a form. */
export const typedEmail = z.pipe(z.string().check(z.overwrite(tidyEmail)), email);

/** An absolute http(s) address of at most 2048 characters. */
export const url = z.url({ protocol: /^https?$/ }).check(z.maxLength(URL_MAX_LENGTH));

/** A calendar date in the region's time zone, in a range of years that databases and date arithmetic can handle. */
export const calendarDate = z.iso.date().check(z.refine((date) => date > '1900' && date < '2200'));

/** A month of the years in which the service can have had invoices, `YYYY-MM`. */
export const calendarMonth = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));

/** A moment: ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true });

/** An opaque id; never a number on the wire. */
export const id = z.string().check(z.minLength(1), z.maxLength(64));

/** A whole number in a query, in its canonical spelling only: `0x1`, `1e1`, `1.0`, `+1` and ` 1` are refused. */
export function numberOfQuery(minimum: number, maximum: number = Number.MAX_SAFE_INTEGER) {
  return z.pipe(
    z.transform((text) => (typeof text === 'string' && /^(0|-?[1-9]\d{0,15})$/.test(text) ? Number(text) : text)),
    z.int().check(z.gte(minimum), z.lte(maximum)),
  );
}

/** Money: integer minor units (cents); the currency stands beside it or on the enclosing object. */
export const minorUnits = z.int();
export const price = z.int().check(z.gte(0));

export const country = z.enum(['hk', 'sg']);
export const currency = z.enum(['HKD', 'SGD']);
/** Payment calls write the currency in lower case. */
export const lowercaseCurrency = z.enum(['hkd', 'sgd']);

export const locale = z.enum(LOCALE_CODES);

/** A line that a person typed: trimmed, not empty. */
export function textLine(maximum: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum));
}

/** Text that may be left empty. */
export function optionalText(maximum: number) {
  return z.string().check(z.trim(), z.maxLength(maximum));
}

export const phoneCode = z.string().check(z.regex(/^\+[1-9]\d{0,3}$/));
export const phoneNumber = z.string().check(z.regex(/^[\d\s()-]{4,20}$/));

export const couponCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));
/** The single-use token that a payment form returns instead of card data. */
export const paymentMethodNonce = z.string().check(z.minLength(1), z.maxLength(255));
