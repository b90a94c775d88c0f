import { isLocale, type Locale } from '@/lib/config/locales';
import { truncateText } from '@/lib/text/truncate-text';
import { asRecord, parseRecord } from '@/lib/is-record';
import { isExternalProvider, type ExternalProvider } from './sign-in-offer';

/** How long somebody may take at the provider. */
const LIFE_MS = 15 * 60_000;

/** A sign-in that was begun in this tab. Only its answer is taken; nobody else can send one. */
export interface PendingSignIn {
  provider: ExternalProvider;
  state: string;
  redirectUri: string;
  /** Null where the exchange cannot carry them. */
  nonce: string | null;
  codeVerifier: string | null;
  /** Where the person was going; judged again before it is followed. */
  back: string | null;
  locale: Locale;
  /** For an account that this opens: a friend's code, and the answer to the question about news; null: not asked. */
  referralCode: string | null;
  wantsNews: boolean | null;
  startedAt: number;
}

/** Apple's, which it tells once; each at most as long as an account's. */
interface ToldName {
  firstName: string;
  lastName: string;
}

/** What a provider's answer means. */
export type SignInAnswer =
  | { kind: 'code'; code: string; pending: PendingSignIn; name: ToldName | null }
  /** `refused`: the provider would not; `unexpected`: not the answer to what was begun here; `empty`: no answer at all. */
  | { kind: 'cancelled' | 'refused' | 'unexpected' | 'empty' };

/** What stands in storage may be old, or anybody's. */
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

/** @param answer what the provider put behind the callback's address, without its question mark or hash */
export function judgeAnswer(answer: string, provider: string, pending: PendingSignIn | null): SignInAnswer {
  const fields = new URLSearchParams(answer);
  const [state, code, error] = [fields.get('state'), fields.get('code'), fields.get('error')];
  if (state === null && code === null && error === null) return { kind: 'empty' };
  // The state first: an error that somebody else sent says nothing about this sign-in either.
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
