import { normalForm } from '@/lib/normal-form';
import parsePhoneNumber, { parseIncompletePhoneNumber, parsePhoneNumberCharacter } from 'libphonenumber-js/min';

/** A number with the code that stands in the list beside it; weighs 29 kB for the numbering plans of the world. */
interface Phone {
  contactPhoneCode: string;
  contactPhone: string;
}

const LONGEST = 80;

/**
 * A number as people type, paste and fill it in: with its country's code in any spelling, the code goes into the list and the national
 * part stays. What is no number stays as it is, for the message about it.
 */
export function readPhone({ contactPhoneCode, contactPhone }: Phone): Phone {
  if (contactPhone.length > LONGEST || contactPhoneCode.length > LONGEST) return { contactPhoneCode, contactPhone };
  const code = readCode(contactPhoneCode);
  const text = tidy(contactPhone);
  const digits = parseIncompletePhoneNumber(text.replace(/\(0\)/g, ''));
  const isInternational = /^\D*(\+|00)/.test(digits) || text.startsWith('+');
  const found = isInternational
    ? parsePhoneNumber(digits.replace(/^00/, '+'))
    : parsePhoneNumber(`${code}${digits}`)?.isValid()
      ? null
      : parsePhoneNumber(`+${digits}`);
  if (!found?.isValid()) return { contactPhoneCode: code, contactPhone: text };
  const prefix = `+${found.countryCallingCode}`;
  return { contactPhoneCode: prefix, contactPhone: found.formatInternational().slice(prefix.length).trim() };
}

/** One spelling of a number, to compare by: `+85251234567`. */
export function internationalNumber(contactPhoneCode: string, contactPhone: string): string {
  const read = readPhone({ contactPhoneCode, contactPhone });
  return parsePhoneNumber(`${read.contactPhoneCode}${read.contactPhone}`)?.number ?? `${read.contactPhoneCode}${read.contactPhone}`;
}

export function isPhoneNumber({ contactPhoneCode, contactPhone }: Phone): boolean {
  return parsePhoneNumber(`${contactPhoneCode}${contactPhone}`)?.isValid() ?? false;
}

/** Digits of every script as the contract writes them, without marks that are not seen; what else parts them is a space. */
function tidy(typed: string): string {
  const text = normalForm(typed, 'NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/^\s*(tel|sms|callto|phone)\s*:?\s*/i, '')
    .replace(/[\p{Pd}\u2212\u30fc]/gu, '-')
    .replace(/[./·・_,\s]+/g, ' ')
    .trim();
  return Array.from(text, (character) => parsePhoneNumberCharacter(character, '+') ?? character).join('');
}

function readCode(written: string): string {
  const digits = parseIncompletePhoneNumber(tidy(written)).replace(/^(\+|00)/, '');
  return digits === '' ? written : `+${digits}`;
}
