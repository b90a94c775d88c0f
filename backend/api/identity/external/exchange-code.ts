import { authorizationCodeGrant, type IDToken } from 'openid-client';
import * as z from 'zod/mini';
import { comparableEmail, isEmailAddress } from '@/lib/contract/email-address';
import { truncateText } from '@/lib/text/truncate-text';
import { CLOCKS_APART_SECONDS, providerClient } from './provider-client';
import type { ProviderSettings } from './provider-settings';

/** A token is given out for this sign-in: one from long ago was kept by somebody. */
const MAX_AGE_SECONDS = 15 * 60;
const NAME_LENGTH = 80;
/** Halves of characters, control characters, and marks that turn the direction of what follows. */
const UNREADABLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Providers leave out what they do not know, or write null. */
const claims = z.object({
  sub: z.string().check(z.maxLength(255), z.regex(/^[^\p{Cc}\p{Cs}]+$/u)),
  email: z.nullish(z.string()),
  /** Apple writes a text. */
  email_verified: z.nullish(z.union([z.boolean(), z.enum(['true', 'false'])])),
  given_name: z.nullish(z.string()),
  family_name: z.nullish(z.string()),
});

export interface ExternalPerson {
  subject: string;
  /** In lower case; null also where the provider's is none that an account of ours could have. */
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

/** Whom the provider names for this code; null when it names nobody we can trust: code, signature, audience, nonce, time. */
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
      // A nonce on one side only is a token of another sign-in.
      ...(nonce === undefined ? {} : { expectedNonce: nonce }),
    });
    const token = tokens.claims();
    if (!token || !isOfNow(token)) return null;
    const person = z.parse(claims, token);
    return {
      subject: person.sub,
      // One that cannot be an address is none: nobody could be written to, and it might be taken for another's.
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

/** One line of text: it goes into mails and their subjects, and into a database that does not take everything. */
function nameOf(name: string | null | undefined): string {
  return truncateText((name ?? '').replace(/\s+/g, ' ').replace(UNREADABLE, '').trim(), NAME_LENGTH);
}
