import * as z from 'zod/mini';
import type { BackendContext } from '@/backend/context';
import { latinDigits } from '@/lib/text/normalise-unicode';
import { issueNonce } from '@/backend/twins/gateway/embedded-gateway';
import { TEST_CARDS } from '@/backend/twins/gateway/test-cards';

/** Sent by the card form to its own origin, with digits of any script and slashes as typed. */
export const typedCard = z.strictObject({
  number: z.string().check(z.maxLength(40)),
  expiry: z.string().check(z.maxLength(20)),
  cvc: z.string().check(z.maxLength(10)),
  name: z.string().check(z.maxLength(120)),
});
/** The payer's answer to the bank's question. */
export const challengeAnswer = z.strictObject({ nonce: z.string().check(z.maxLength(64)), isConfirmed: z.boolean() });

type TypedCard = z.infer<typeof typedCard>;

/** Keys of the form's texts. */
type CardProblem =
  | 'numberMissing'
  | 'numberWrong'
  | 'numberReal'
  | 'expiryMissing'
  | 'expiryWrong'
  | 'expiryPast'
  | 'cvcMissing'
  | 'cvcWrong'
  | 'nameMissing';
export type CardProblems = Partial<Record<keyof TypedCard, CardProblem>>;

const YEARS_AHEAD = 20;

/** The problems of a card that is not to be used yet. */
export const checkCard = (typed: TypedCard, now: Date): CardProblems => {
  const read = readCard(typed);
  return problemsOf(read, read.digits, now);
};

/** With digits of any script as ASCII. */
function readCard(typed: TypedCard) {
  const read = { ...typed, number: latinDigits(typed.number), expiry: latinDigits(typed.expiry), cvc: latinDigits(typed.cvc) };
  return { ...read, digits: read.number.replace(/[\s-]/g, '') };
}

/** Issues a nonce for a published test card; other numbers are refused, real ones with their own message. */
export async function tokenise(typed: TypedCard, { database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>) {
  const { digits, ...read } = readCard(typed);
  const problems = problemsOf(read, digits, clock());
  const known = Object.hasOwn(TEST_CARDS, digits) ? TEST_CARDS[digits] : undefined;
  if (Object.keys(problems).length > 0 || !known) return { kind: 'invalid' as const, problems };
  const card = { brand: known.brand, last4: digits.slice(-4), expiry: readExpiry(read.expiry)?.text ?? '' };
  const nonce = await issueNonce(orm, { ...card, behaviour: known.behaviour, token: null }, clock());
  return { kind: known.behaviour === 'three-d-secure-challenge' ? ('challenge' as const) : ('nonce' as const), nonce, card };
}

function problemsOf({ expiry, cvc, name }: TypedCard, digits: string, now: Date): CardProblems {
  const brand = Object.hasOwn(TEST_CARDS, digits) ? TEST_CARDS[digits]?.brand : undefined;
  const number: CardProblem | undefined =
    digits === '' ? 'numberMissing' : brand ? undefined : isCardNumber(digits) ? 'numberReal' : 'numberWrong';
  const date = expiry.trim() === '' ? 'expiryMissing' : expiryProblem(expiry, now);
  const code: CardProblem | undefined =
    cvc.trim() === ''
      ? 'cvcMissing'
      : new RegExp(brand === 'American Express' ? '^\\d{4}$' : '^\\d{3}$').test(cvc.trim())
        ? undefined
        : 'cvcWrong';
  return {
    ...(number ? { number } : {}),
    ...(date ? { expiry: date } : {}),
    ...(code ? { cvc: code } : {}),
    ...(name.trim() === '' ? { name: 'nameMissing' as const } : {}),
  };
}

function expiryProblem(expiry: string, now: Date): CardProblem | undefined {
  const read = readExpiry(expiry);
  if (!read) return 'expiryWrong';
  const months = read.year * 12 + read.month;
  const current = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (months < current) return 'expiryPast';
  return months > current + YEARS_AHEAD * 12 ? 'expiryWrong' : undefined;
}

/** `8/29`, `08 / 2029` and `0829` are all August 2029. */
function readExpiry(typed: string): { month: number; year: number; text: string } | null {
  const [, monthText = '', yearText = ''] =
    /^(\d{1,2})(?:\s*[/\-.]\s*|\s+)(?:20)?(\d{2})$/.exec(typed.trim()) ?? /^(\d{2})(\d{2})$/.exec(typed.trim()) ?? [];
  const month = Number(monthText);
  if (month < 1 || month > 12 || yearText === '') return null;
  return { month, year: 2000 + Number(yearText), text: `${String(month).padStart(2, '0')}/${yearText}` };
}

/** The Luhn check digit. */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
