import {
  allowInsecureRequests,
  ClientSecretPost,
  clockTolerance,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
  authorizationCodeGrant,
  type IDToken,
} from 'openid-client';
import * as z from 'zod/mini';
import type { BackendEnv } from '@/backend/config/env';
import type { ProviderName } from '@/backend/twins/openid/sample-people';
import { EMBEDDED_CLIENT_SECRET } from '@/backend/config/server-mode-guard';
import { comparableEmail, isEmailAddress } from '@/lib/contract/email-address';
import { truncateText } from '@/lib/text/truncate-text';

const TIMEOUT_SECONDS = 5;
const KEPT_MS = 3_600_000;
/** Allowed difference between the provider's clock and ours. */
const CLOCKS_APART_SECONDS = 60;

const known = new Map<string, { client: Configuration; until: number }>();

/**
 * The client of a provider. Addresses come from configuration and the provider's metadata, never from a visitor.
 * @throws when it does not answer, or under another issuer
 */
export async function providerClient({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const name = `${issuer} ${clientId}`;
  const kept = known.get(name);
  if (kept && kept.until > Date.now()) return kept.client;
  // Plain HTTP only where the configuration says so: the embedded provider, and fakes in tests.
  const execute = issuer.startsWith('http://') ? [allowInsecureRequests] : [];
  const address = new URL(`${issuer}/.well-known/openid-configuration`);
  const answered = await discovery(address, clientId, undefined, undefined, { timeout: TIMEOUT_SECONDS, execute });
  const found: Readonly<ServerMetadata> = answered.serverMetadata();
  // Some issuers end with a slash (Auth0, Authentik), which the configuration drops; tokens use the form of the metadata.
  if (found.issuer.replace(/\/$/, '') !== issuer) throw new Error('The provider names another issuer');
  if (!URL.canParse(found.authorization_endpoint ?? '')) throw new Error('The provider has no page to sign in at');
  const client = new Configuration(
    {
      ...found,
      id_token_signing_alg_values_supported: ['RS256', 'ES256'],
      // The browser passes on only the code. Each provider has its own callback, which also prevents mix-up attacks.
      authorization_response_iss_parameter_supported: false,
    },
    clientId,
    { [clockTolerance]: CLOCKS_APART_SECONDS },
    ClientSecretPost(clientSecret),
  );
  client.timeout = TIMEOUT_SECONDS;
  for (const extend of [...execute, enableNonRepudiationChecks]) extend(client);
  known.set(name, { client, until: Date.now() + KEPT_MS });
  return client;
}

interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The embedded provider has one client; its secret protects only samples. */
export const EMBEDDED_CLIENT = { clientId: 'store-digitise-sell', clientSecret: EMBEDDED_CLIENT_SECRET } as const;

/** The configured provider, else the embedded one if available, else none. */
export function providerSettings(
  { env, apiUrl }: { env: Pick<BackendEnv, 'oidc' | 'hasEmbeddedOidc'>; apiUrl: () => string },
  provider: ProviderName,
): ProviderSettings | null {
  const configured = env.oidc[provider];
  if (configured) return configured;
  return env.hasEmbeddedOidc ? { issuer: embeddedIssuer(apiUrl(), provider), ...EMBEDDED_CLIENT } : null;
}

export function embeddedIssuer(apiUrl: string, provider: ProviderName): string {
  return `${apiUrl}/oidc/${provider}`;
}

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

interface CodeToExchange {
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
