import type { RegionCode } from '@/lib/config/regions';
import type { FieldError } from '@/lib/contract/envelope';
import { latinDigits } from '@/lib/text/normalise-unicode';

/** Typed details of a payout destination; each method uses some of them. */
export interface PayoutDetails {
  method: 'fast' | 'bank' | 'credit';
  holder: string;
  bankCode: string;
  account: string;
}

const HOLDER_MAXIMUM = 120;

/** Account formats of each region's banks and fast payments, without separators. */
const PATTERNS: Record<RegionCode, { bankCode: RegExp; bank: RegExp; fast: RegExp }> = {
  // FPS: a mobile or fixed number of Hong Kong, or an identifier of seven or nine digits.
  hk: { bankCode: /^\d{3}$/, bank: /^\d{9,12}$/, fast: /^(?:(?:\+?852)?[2-9]\d{7}|\d{7}|\d{9})$/ },
  // PayNow: a mobile number. Identity numbers are not accepted.
  sg: { bankCode: /^\d{4}$/, bank: /^\d{7,14}$/, fast: /^(?:\+?65)?[89]\d{7}$/ },
};
const ENDING = { bank: 4, fast: 3, credit: 0 } as const;

/** Stored form: in plain digits, without the separators that people type. */
export const plainAccount = (typed: string): string => latinDigits(typed).replace(/[\s()-]/g, '');

/** The part of an account that may be shown. */
export const endingOf = ({ method, account }: Pick<PayoutDetails, 'method' | 'account'>): string =>
  ENDING[method] === 0 ? '' : account.slice(-ENDING[method]);

/** @returns paths and codes as the server returns them */
export function checkPayout({ method, holder, bankCode, account }: PayoutDetails, region: RegionCode): FieldError[] {
  if (method === 'credit') return [];
  const patterns = PATTERNS[region];
  const errors: FieldError[] = [];
  const name = holder.trim();
  if (name === '') errors.push({ path: 'holder', code: 'required' });
  else if (name.length > HOLDER_MAXIMUM) errors.push({ path: 'holder', code: 'string.max', params: { max: HOLDER_MAXIMUM } });
  const check = (path: 'bankCode' | 'account', value: string, pattern: RegExp) => {
    const plain = plainAccount(value);
    if (plain === '') errors.push({ path, code: 'required' });
    else if (!pattern.test(plain)) errors.push({ path, code: 'pattern' });
  };
  if (method === 'bank') check('bankCode', bankCode, patterns.bankCode);
  check('account', account, patterns[method]);
  return errors;
}
