import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import * as z from 'zod/mini';
import { comparableEmail, isEmailAddress } from '@/lib/contract/email-address';
import { cutText } from '@/lib/cut-text';
import { discover, fetchJson } from './discover';
import type { ProviderSettings } from './provider-settings';

const tokenAnswer = z.object({ id_token: z.string() });
const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string().check(z.maxLength(320))),
  /** Apple writes a text. */
  email_verified: z.optional(z.union([z.boolean(), z.enum(['true', 'false'])])),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  nonce: z.optional(z.string()),
});

export interface ExternalPerson {
  subject: string;
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
    });
    const person = z.parse(claims, payload);
    // A nonce on one side only is a token of another sign-in.
    if (person.nonce !== nonce) return null;
    return {
      subject: person.sub,
      // One that cannot be an address is none: nobody could be written to, and it might be taken for another's.
      email: person.email !== undefined && isEmailAddress(person.email) ? comparableEmail(person.email) : null,
      isEmailVerified: String(person.email_verified) === 'true',
      firstName: cutText(person.given_name?.trim() ?? '', 80),
      lastName: cutText(person.family_name?.trim() ?? '', 80),
    };
  } catch {
    return null;
  }
}
