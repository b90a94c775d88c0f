import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import * as z from 'zod/mini';
import { comparableEmail, isEmailAddress } from '@/lib/contract/email-address';
import { cutText } from '@/lib/cut-text';
import { discover, fetchJson } from './discover';
import type { ProviderSettings } from './provider-settings';

/** Between the provider's clock and ours, which are never quite the same. */
const CLOCKS_APART = '1 minute';
const NAME_LENGTH = 80;
/** Halves of characters, control characters, and marks that turn the direction of what follows. */
const UNREADABLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const tokenAnswer = z.object({ id_token: z.string() });
/** Providers leave out what they do not know, or write null. */
const claims = z.object({
  sub: z.string().check(z.maxLength(255), z.regex(/^[^\p{Cc}\p{Cs}]+$/u)),
  email: z.nullish(z.string()),
  /** Apple writes a text. */
  email_verified: z.nullish(z.union([z.boolean(), z.enum(['true', 'false'])])),
  given_name: z.nullish(z.string()),
  family_name: z.nullish(z.string()),
  nonce: z.optional(z.string()),
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
    const { token_endpoint, jwks_uri, issuer } = await discover(settings.issuer);
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
      ...(codeVerifier ? { code_verifier: codeVerifier } : {}),
    });
    const { id_token } = z.parse(tokenAnswer, await fetchJson(token_endpoint, { method: 'POST', body }));
    const keys = createLocalJWKSet((await fetchJson(jwks_uri)) as JSONWebKeySet); // jose checks its shape
    const { payload } = await jwtVerify(id_token, keys, {
      issuer,
      audience: settings.clientId,
      algorithms: ['RS256', 'ES256'],
      maxTokenAge: '15 minutes',
      clockTolerance: CLOCKS_APART,
    });
    const person = z.parse(claims, payload);
    // A nonce on one side only is a token of another sign-in.
    if (person.nonce !== nonce) return null;
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

/** One line of text: it goes into mails and their subjects, and into a database that does not take everything. */
function nameOf(name: string | null | undefined): string {
  return cutText((name ?? '').replace(/\s+/g, ' ').replace(UNREADABLE, '').trim(), NAME_LENGTH);
}
