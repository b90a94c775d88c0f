import { authorizationCodeGrant, type IDToken } from 'openid-client';
import * as z from 'zod/mini';
import { comparableEmail, isEmailAddress } from '@/lib/contract/email-address';
import { truncateText } from '@/lib/text/truncate-text';
import { CLOCKS_APART_SECONDS, providerClient } from './provider-client';
import type { ProviderSettings } from './provider-settings';

/** ID tokens are issued for the current sign-in; an older one was replayed. */
const MAX_AGE_SECONDS = 15 * 60;
const NAME_LENGTH = 80;
/** Lone surrogates, control characters and bidirectional marks. */
const UNREADABLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Providers omit unknown values or send null. */
const claims = z.object({
  sub: z.string().check(z.maxLength(255), z.regex(/^[^\p{Cc}\p{Cs}]+$/u)),
  email: z.nullish(z.string()),
  /** Apple sends a string. */
  email_verified: z.nullish(z.union([z.boolean(), z.enum(['true', 'false'])])),
  given_name: z.nullish(z.string()),
  family_name: z.nullish(z.string()),
});

export interface ExternalPerson {
  subject: string;
  /** In lower case; null also if it is not a valid address for an account. */
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

export interface CodeToExchange {
  code: string;
  redirectUri: string;
  codeVerifier?: string | undefined;
  nonce?: string | undefined;
}

/** The person that the provider authenticated for this code; null if code, signature, audience, nonce or time are invalid. */
export async function exchangeCode(
  settings: ProviderSettings,
  { code, redirectUri, codeVerifier, nonce }: CodeToExchange,
): Promise<ExternalPerson | null> {
  try {
    const client = await providerClient(settings);
    const answered = new URL(redirectUri);
    answered.searchParams.set('code', code);
    const tokens = await authorizationCodeGrant(client, answered, {
      idTokenExpected: true,
      ...(codeVerifier ? { pkceCodeVerifier: codeVerifier } : {}),
      // A nonce on only one side means a token of another sign-in.
      ...(nonce === undefined ? {} : { expectedNonce: nonce }),
    });
    const token = tokens.claims();
    if (!token || !isOfNow(token)) return null;
    const person = z.parse(claims, token);
    return {
      subject: person.sub,
      // An invalid address counts as none: it could not receive mail, and might be confused with another.
      email: typeof person.email === 'string' && isEmailAddress(person.email) ? comparableEmail(person.email) : null,
      isEmailVerified: String(person.email_verified) === 'true',
      firstName: nameOf(person.given_name),
      lastName: nameOf(person.family_name),
    };
  } catch {
    return null;
  }
}

function isOfNow({ iat }: IDToken): boolean {
  const age = Date.now() / 1_000 - iat;
  return age > -CLOCKS_APART_SECONDS && age < MAX_AGE_SECONDS + CLOCKS_APART_SECONDS;
}

/** One line of text, because it is used in mails and their subjects and stored in the database. */
function nameOf(name: string | null | undefined): string {
  return truncateText((name ?? '').replace(/\s+/g, ' ').replace(UNREADABLE, '').trim(), NAME_LENGTH);
}
