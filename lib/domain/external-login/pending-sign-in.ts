import { isLocale, type Locale } from '@/lib/config/locales';
import { truncateText } from '@/lib/text/truncate-text';
import { asRecord, parseRecord } from '@/lib/records';
import { isExternalProvider, type ExternalProvider } from './sign-in-offer';

/** Time limit for the visit to the provider. */
const LIFE_MS = 15 * 60_000;

/** A sign-in started in this tab. Only an answer with its state is accepted. */
export interface PendingSignIn {
  provider: ExternalProvider;
  state: string;
  redirectUri: string;
  /** Null where the exchange cannot carry it. */
  nonce: string | null;
  codeVerifier: string | null;
  /** Where to return to; validated again before use. */
  back: string | null;
  locale: Locale;
  /** For a new account: a friend's code and the newsletter consent; null: not asked. */
  referralCode: string | null;
  wantsNews: boolean | null;
  startedAt: number;
}

/** From Apple, which sends it only once; limited to the length of an account's names. */
interface ToldName {
  firstName: string;
  lastName: string;
}

/** What a provider's answer means. */
export type SignInAnswer =
  | { kind: 'code'; code: string; pending: PendingSignIn; name: ToldName | null }
  /** `refused`: by the provider; `unexpected`: does not match the sign-in started here; `empty`: no answer. */
  | { kind: 'cancelled' | 'refused' | 'unexpected' | 'empty' };

/** A stored value may be old or invalid. */
export function parsePending(stored: string | null, now: number): PendingSignIn | null {
  const value = parseRecord(stored);
  if (!isExternalProvider(value.provider) || !isLocale(value.locale)) return null;
  const { provider, locale, state, redirectUri, nonce, codeVerifier, back, referralCode, wantsNews, startedAt } = value;
  if (typeof state !== 'string' || state === '' || typeof redirectUri !== 'string' || typeof startedAt !== 'number') return null;
  if (now - startedAt > LIFE_MS || startedAt > now) return null;
  return {
    provider,
    locale,
    state,
    redirectUri,
    startedAt,
    nonce: textOrNull(nonce),
    codeVerifier: textOrNull(codeVerifier),
    back: textOrNull(back),
    referralCode: textOrNull(referralCode),
    wantsNews: typeof wantsNews === 'boolean' ? wantsNews : null,
  };
}

/** @param answer query or fragment of the callback's address, without its question mark or hash */
export function judgeAnswer(answer: string, provider: string, pending: PendingSignIn | null): SignInAnswer {
  const fields = new URLSearchParams(answer);
  const [state, code, error] = [fields.get('state'), fields.get('code'), fields.get('error')];
  if (state === null && code === null && error === null) return { kind: 'empty' };
  // State is checked first: an error without the right state does not belong to this sign-in.
  if (!pending || state !== pending.state || provider !== pending.provider) return { kind: 'unexpected' };
  if (error !== null) return { kind: CANCELLED.includes(error) ? 'cancelled' : 'refused' };
  return code ? { kind: 'code', code, pending, name: nameOf(fields.get('user')) } : { kind: 'refused' };
}

const NAME_MAX_LENGTH = 80;

function nameOf(user: string | null): ToldName | null {
  const { firstName, lastName } = asRecord(parseRecord(user).name);
  const told = { firstName: line(firstName), lastName: line(lastName) };
  return told.firstName || told.lastName ? told : null;
}

const line = (value: unknown): string => (typeof value === 'string' ? truncateText(value.trim(), NAME_MAX_LENGTH) : '');

const CANCELLED = ['access_denied', 'user_cancelled_authorize', 'user_cancelled_login', 'interaction_required'];

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
