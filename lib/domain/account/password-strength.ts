import { isCommonPassword } from './common-passwords';
import { passwordProblem, type PasswordPolicy } from './password-problem';
import { passwordText } from './password-text';

export const PASSWORD_STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

/** Character classes, and the size of each for a guesser. */
const KINDS: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/\p{Script=Han}/u, 3_000],
  [/[^\x20-\x7e\p{Script=Han}]/u, 100],
];
/** Passwords are mostly words, whose letters are not independent. */
const SHARE_OF_CHANCE = 0.6;
const OF_A_RUN = 0.25;
const OF_A_KNOWN_WORD = 1;
const BITS = { fair: 24, good: 36, strong: 60 };

/**
 * A rough strength estimate: length and variety count; sequences, repeats, common passwords with a suffix and the member's own address
 * hardly do. Passwords that would be refused are weak.
 */
export function passwordStrength(typed: string, email: string, policy: PasswordPolicy): PasswordStrength {
  if (passwordProblem(typed, email, policy)) return 'weak';
  const password = passwordText(typed);
  const tried = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const bits = countedLength(password, email) * Math.log2(tried) * SHARE_OF_CHANCE;
  return bits >= BITS.strong ? 'strong' : bits >= BITS.good ? 'good' : bits >= BITS.fair ? 'fair' : 'weak';
}

function countedLength(password: string, email: string): number {
  const name = email.toLowerCase().replace(/@.*/, '');
  const lower = password.toLowerCase();
  const core = /[a-z](?:.*[a-z])?/s.exec(lower)?.[0] ?? '';
  const known = isCommonPassword(core) ? core : name.length > 2 && lower.includes(name) ? name : '';
  const characters = Array.from(known === '' ? password : lower.replace(known, ''), (character) => character.codePointAt(0) ?? 0);
  const counted = characters.reduce((sum, code, index) => {
    const step = code - (characters[index - 1] ?? NaN);
    return sum + (Math.abs(step) <= 1 ? OF_A_RUN : 1);
  }, 0);
  // A repeated whole adds little the second time and nothing the third.
  return Math.min(counted, 2 * new Set(characters).size) + (known === '' ? 0 : OF_A_KNOWN_WORD);
}
