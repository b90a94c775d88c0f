import type { FieldProblem } from '@/lib/contract/envelope';
import { latinDigits, normaliseUnicode } from '@/lib/text/normalise-unicode';

export interface PasswordPolicy {
  minLength: number;
  maxLength: number;
}

/**
 * @param names of the person, as far as known
 * @returns why the password is not allowed for this account, or null
 */
export function passwordProblem(
  password: string,
  email: string,
  { minLength, maxLength }: PasswordPolicy,
  names: readonly string[] = [],
): FieldProblem | null {
  const text = passwordText(password);
  if (countCharacters(text) < minLength) return { code: 'string.min', params: { min: minLength } };
  if (Array.from(text).length > maxLength) return { code: 'string.max', params: { max: maxLength } };
  const guessed = guessedForm(text);
  if (guessed === '') return { code: 'whitespace' };
  if (isCommonPassword(guessed) || new Set(guessed).size < 2) return { code: 'password.common' };
  return personalWords(email, names).includes(guessed) ? { code: 'password.personal' } : null;
}

/** The address, the name in it, and the person's names, one by one and in both orders. */
function personalWords(email: string, names: readonly string[]): string[] {
  return [email, email.split('@')[0] ?? '', ...names, names.join(''), [...names].reverse().join('')]
    .map((word) => guessedForm(passwordText(word)))
    .filter((word) => word !== '');
}

/**
 * The start of every list of guesses, passwords of six characters and more in lower case, plus local additions. Short, because the form
 * checks it in the browser; the backend has the longer list (`backend/api/modules/auth/password.ts`).
 */
const WORDS = `
  123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 123123 123321 112233 121212 123123123 1234512345
  111111 000000 222222 333333 444444 555555 666666 777777 888888 999999 11111111 00000000 88888888 66666666 654321 87654321
  987654321 0987654321 147258 147258369 159753 159357 135790 101010 131313 456789 789456 789456123 520520 521521 5201314 1314520 woaini
  woaini1314 woaini520 aini1314 a123456 a1234567 a12345678 a123456789 123456a 123456789a 12345678a 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  1qazxsw2 qazwsx qazwsxedc zaq12wsx qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwer1234 asdfgh asdfghjkl asd123 asdasd zxcvbn
  zxcvbnm zxcvbnm123 q1w2e3 q1w2e3r4 abc123 abcd1234 abc12345 abcdef abcdefg abcdefgh abcabc aaaaaa aa123456 aa12345678 qq123456
  password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd pass123 pass1234 passwd passpass changeme default
  letmein welcome welcome1 welcome123 login123 admin1 admin123 admin1234 administrator root123 rootroot test123 test1234 testing tester
  guest123 user123 secret secret1 access master master123 hello1 hello123 hellohello iloveyou iloveyou1 loveyou lovely love123 forever
  monkey monkey1 dragon dragon1 football football1 baseball basketball soccer hockey tigger tiger1 lion123 eagle1 panther shadow shadow1
  sunshine sunshine1 princess princess1 flower rainbow butterfly cookie chocolate cheese banana orange purple yellow silver golden
  diamond crystal superman batman spiderman pokemon naruto starwars matrix ninja1 killer hunter ranger trustno1 whatever nothing
  freedom liberty summer summer1 winter spring autumn january february september october november december monday friday sunday
  michael michelle jennifer jessica jordan jordan23 charlie daniel andrew joshua matthew anthony robert thomas george nicole ashley
  amanda samantha elizabeth charlotte victoria sophie oliver maggie ginger pepper buster bailey harley computer internet google
  samsung apple123 facebook instagram linkedin youtube whatsapp wechat123 alibaba taobao taobao123 hongkong hongkong1 singapore singapore1
  kowloon merlion lionel ferrari porsche mercedes mustang corvette yamaha honda1 toyota liverpool chelsea arsenal barcelona
  juventus manchester realmadrid asdf1234 asdfasdf zxcv1234 poiuyt lkjhgf mnbvcxz 963852741 852963 741852 741852963 369258147 246810
  314159 142536 102030 010203 987654 8675309 696969 007007 1111111 1212121 123654 123789 1122334455 a1b2c3 a1b2c3d4 1a2b3c 1a2b3c4d
  qwe123 qwe123456 qweasd qweasdzxc wang1234 zhang123 li123456 xiaoming mima123 mimamima storedigitisesell wardrobe wardrobe1 closet123
`;

const COMMON: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));

export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}

/** Invisible characters and combining marks. */
const UNCOUNTED = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const BETWEEN = /[\s\p{M}\u2800]/gu;

/**
 * The form of a password that is checked and hashed, on the server and on the site (NFKC, as NIST SP 800-63B asks): the same characters
 * typed on two systems, or in full width, can have different code points. Changing this invalidates stored hashes.
 */
export const passwordText = (typed: string): string => normaliseUnicode(typed, 'NFKC');

/** @param text from `passwordText`. Combining marks do not count as characters. */
const countCharacters = (text: string): number => Array.from(text.replace(UNCOUNTED, '')).length;

/**
 * What guessers treat as the same: without case, blanks, accents and invisible characters, in ASCII digits.
 * @param text from `passwordText`
 */
export const guessedForm = (text: string): string => latinDigits(normaliseUnicode(text, 'NFKD').replace(BETWEEN, '')).toLowerCase();
