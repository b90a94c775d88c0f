import { PHONE_CODES } from './phone-codes';
import { latinDigits } from '@/lib/text/normalise-unicode';
import parsePhoneNumber, { parseIncompletePhoneNumber, type PhoneNumber } from 'libphonenumber-js/min';

/** A number with its selected country code; loads 29 kB of numbering plans. */
interface Phone {
  contactPhoneCode: string;
  contactPhone: string;
}

const LONGEST = 80;
/** Regions with eight-digit numbers, where three more digits are a country code and not a typo. Assumed without a code, too. */
const EIGHT_DIGITS: readonly string[] = ['', '+852', '+65', '+853'];
const LISTED: readonly string[] = PHONE_CODES.map(([code]) => code);
/** Letters, for example of an extension, which the contract cannot hold. */
const NOT_OF_A_NUMBER = /[\p{L};#]/u;

/**
 * Parses a number as typed, pasted or filled in: a country code in any spelling moves into the list and the national part stays. Invalid
 * input is kept for the error message.
 */
export function readPhone({ contactPhoneCode, contactPhone }: Phone): Phone {
  if (contactPhone.length > LONGEST || contactPhoneCode.length > LONGEST) return { contactPhoneCode, contactPhone };
  const code = readCode(contactPhoneCode);
  const text = tidy(contactPhone);
  const found = NOT_OF_A_NUMBER.test(text) ? null : withItsCode(code, text);
  if (!found) return { contactPhoneCode: code, contactPhone: text };
  const prefix = `+${found.countryCallingCode}`;
  return { contactPhoneCode: prefix, contactPhone: found.formatInternational().slice(prefix.length).trim() };
}

/** Canonical form for comparison: `+85251234567`. */
export function internationalNumber(contactPhoneCode: string, contactPhone: string): string {
  const read = readPhone({ contactPhoneCode, contactPhone });
  return parsePhoneNumber(`${read.contactPhoneCode}${read.contactPhone}`)?.number ?? `${read.contactPhoneCode}${read.contactPhone}`;
}

export function isPhoneNumber({ contactPhoneCode, contactPhone }: Phone): boolean {
  return isValid(`${contactPhoneCode}${contactPhone}`);
}

/** Characters that the contract allows: digits, spaces, brackets and dashes. */
const ALLOWED = /^[\d\s()-]{4,20}$/;

/** Why a number cannot be called: none is given, or it is none of its country's numbering plan. */
export function phoneProblem(given: Phone): { code: 'required' | 'phone' } | null {
  if (given.contactPhone.trim() === '') return { code: 'required' };
  const phone = readPhone(given);
  return ALLOWED.test(phone.contactPhone) && isPhoneNumber(phone) ? null : { code: 'phone' };
}

const isValid = (number: string): boolean => parsePhoneNumber(number)?.isValid() ?? false;

/** Null for a number without a code of its own. */
function withItsCode(code: string, text: string): PhoneNumber | null {
  const digits = parseIncompletePhoneNumber(text.replace(/^[([\s]+(?=\+)/, '').replace(/\(0\)/g, '')).replace(/^\+(?=00)/, '');
  if (digits.startsWith('+')) return parsed(digits);
  // International prefixes of Hong Kong, Singapore and North America.
  const dialled = /^0[01]1/.test(digits) ? likely(parsed(`+${digits.slice(3)}`)) : null;
  if (digits.startsWith('00')) {
    const plain = parsed(digits.replace('00', '+'));
    if (!dialled || standsApart(dialled, text)) return dialled ?? plain;
    // 001 may be 00 plus 1 of an American number with one digit too many.
    return plain ?? (EIGHT_DIGITS.includes(`+${dialled.countryCallingCode}`) ? dialled : null);
  }
  if (isValid(`${code}${digits}`)) return null;
  const found = dialled ?? plainly(likely(parsed(`+${digits}`)), code, text, digits);
  return found && (EIGHT_DIGITS.includes(code) || !hasOneTooMany(code, digits)) ? found : null;
}

/** Valid with its country code once, or twice where a form put it in front of the typed one. */
function parsed(number: string): PhoneNumber | null {
  const found = parsePhoneNumber(number);
  if (!found || found.isValid()) return found ?? null;
  const again = found.nationalNumber.startsWith(found.countryCallingCode) ? parsePhoneNumber(`+${found.nationalNumber}`) : undefined;
  return again?.isValid() ? likely(again) : null;
}

/** From a country of our customers and of full international length: numbering plans also contain short and local numbers. */
function likely(found: PhoneNumber | null): PhoneNumber | null {
  const shortest = found?.countryCallingCode === '86' ? 10 : 8;
  return found && LISTED.includes(`+${found.countryCallingCode}`) && found.nationalNumber.length >= shortest ? found : null;
}

/**
 * One digit too many can look like a country code. It counts as one if it is the selected code, is separated from the number, or makes it
 * three digits longer than any number of the selected country.
 */
function plainly(found: PhoneNumber | null, code: string, text: string, digits: string): PhoneNumber | null {
  const isLonger = EIGHT_DIGITS.includes(code) && digits.length >= 11;
  return found && (isLonger || code === `+${found.countryCallingCode}` || standsApart(found, text)) ? found : null;
}

const standsApart = ({ countryCallingCode }: PhoneNumber, text: string): boolean =>
  new RegExp(`^\\D*(?:0[01]1\\D*)?${countryCallingCode}\\D`).test(text);

const hasOneTooMany = (code: string, digits: string): boolean =>
  Array.from(digits).some((_digit, at) => isValid(`${code}${digits.slice(0, at)}${digits.slice(at + 1)}`));

/** Digits of every script as ASCII, without invisible marks and a leading word; separators become spaces. */
function tidy(typed: string): string {
  return latinDigits(typed)
    .replace(/[\p{Pd}\u30fc]/gu, '-')
    .replace(/[./·・_,\s]+/g, ' ')
    .trim()
    .replace(/^\p{L}[\p{L}\p{M}\s:-]*(?=[+([\d])/u, '');
}

function readCode(written: string): string {
  const digits = parseIncompletePhoneNumber(tidy(written)).replace(/^(\+|00)/, '');
  return digits === '' ? written : `+${digits}`;
}
