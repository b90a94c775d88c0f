import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { BackendEnv } from '@/backend/config/env';
import { RefusalError, refused } from '@/backend/api/http/answer';
import { sendHtml } from '@/backend/api/http/send';
import { EMBEDDED_CLIENT } from '@/backend/api/identity/external/provider-client';
import { isSiteOrigin } from '@/backend/api/http/request-source';
import { createOpaqueToken } from '@/backend/api/identity/opaque-token';
import { html, page, type Html } from '@/backend/api/http/pages/html';
import { isProviderName, type ProviderName, type SamplePerson, SAMPLE_PEOPLE } from './sample-people';

interface AuthorizeRequest {
  clientId: string;
  redirectUri: string;
  state: string;
  nonce: string | null;
  codeChallenge: string | null;
  /** Apple uses a form post. */
  isFormPost: boolean;
  /** Apple sends the name only with the first sign-in. */
  isFirst: (person: SamplePerson) => boolean;
}

type Answer = Record<string, string>;

/** Each person is a prepared form, so that the page needs no script. */
function authorizePage(provider: ProviderName, request: AuthorizeRequest, codeFor: (person: SamplePerson) => string): string {
  const name = provider === 'google' ? 'Google' : 'Apple';
  const people = SAMPLE_PEOPLE[provider].map((person) => {
    const label = `${person.givenName} ${person.familyName} (${person.email}${person.isEmailVerified ? '' : ', not verified'})`;
    return html`<li>
      ${choice(request, { code: codeFor(person), state: request.state, ...(provider === 'apple' && request.isFirst(person) ? { user: userOf(person) } : {}) }, label)}
    </li>`;
  });
  return page(
    `Sign in with ${name}`,
    html`<p>This stands in for ${name} in the demonstration. Choose who you are:</p>
      <ul>
        ${people}
        <li>
          ${choice(request, { error: provider === 'apple' ? 'user_cancelled_authorize' : 'access_denied', state: request.state }, 'Cancel')}
        </li>
      </ul>`,
  );
}

const userOf = ({ givenName, familyName, email }: SamplePerson): string =>
  JSON.stringify({ name: { firstName: givenName, lastName: familyName }, email });

function choice({ redirectUri, isFormPost }: AuthorizeRequest, answer: Answer, label: string): Html {
  if (!isFormPost) {
    const target = new URL(redirectUri);
    for (const [name, value] of Object.entries(answer)) target.searchParams.set(name, value);
    return html`<a href="${target.href}" rel="noreferrer">${label}</a>`;
  }
  const fields = Object.entries(answer).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
  return html`<form method="post" action="${redirectUri}">${fields}<button>${label}</button></form>`;
}

const LIFE_MS = 10 * 60_000;
const MOST = 10_000;

interface Grant {
  provider: ProviderName;
  person: SamplePerson;
  clientId: string;
  redirectUri: string;
  nonce: string | null;
  /** S256 of the verifier; null: without PKCE. */
  codeChallenge: string | null;
}

/** Codes of the embedded provider, in memory: a sign-in during a restart has to start again. */
function createAuthorizationCodes(now: () => number = Date.now) {
  const grants = new LRUCache<string, Grant & { endsAt: number }>({ max: MOST });
  /** People who have signed in to this client before. */
  const known = new Set<string>();
  return {
    issue(grant: Grant): string {
      const { token } = createOpaqueToken();
      grants.set(token, { ...grant, endsAt: now() + LIFE_MS });
      return token;
    },
    /** Null for a used, expired or foreign code. A failed attempt consumes it too. */
    redeem(code: string, asked: Pick<Grant, 'provider' | 'clientId' | 'redirectUri'>, codeVerifier: string | undefined): Grant | null {
      const grant = grants.get(code);
      grants.delete(code);
      if (!grant || grant.endsAt <= now()) return null;
      if (grant.provider !== asked.provider || grant.clientId !== asked.clientId || grant.redirectUri !== asked.redirectUri) return null;
      if (grant.codeChallenge !== null && grant.codeChallenge !== challengeOf(codeVerifier ?? '')) return null;
      known.add(`${grant.provider} ${grant.person.subject}`);
      return grant;
    },
    isKnown: (provider: ProviderName, { subject }: SamplePerson): boolean => known.has(`${provider} ${subject}`),
  };
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

const text = (maximum: number) => z.string().check(z.maxLength(maximum));
const authorizeQuery = z.object({
  response_type: z.literal('code'),
  client_id: z.literal(EMBEDDED_CLIENT.clientId),
  redirect_uri: text(2_048),
  state: text(512).check(z.minLength(8)),
  nonce: z.optional(text(128)),
  code_challenge: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  code_challenge_method: z.optional(z.literal('S256')),
  response_mode: z.optional(z.enum(['query', 'form_post'])),
});
const tokenBody = z.object({
  grant_type: z.literal('authorization_code'),
  code: text(128),
  redirect_uri: text(2_048),
  client_id: z.literal(EMBEDDED_CLIENT.clientId),
  client_secret: z.literal(EMBEDDED_CLIENT.clientSecret),
  code_verifier: z.optional(text(128)),
});

/** A small OpenID provider in place of Google and Apple, on the embedded database only. */
export async function registerOidcProvider(
  app: FastifyInstance,
  env: BackendEnv,
  issuerOf: (provider: ProviderName) => string,
): Promise<void> {
  const keys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'embedded', alg: 'RS256', use: 'sig' };
  const codes = createAuthorizationCodes();

  function idToken({ provider, person, clientId, nonce }: Grant): Promise<string> {
    // Apple sends the flag as a string, and no name in the token.
    const profile =
      provider === 'apple'
        ? { email_verified: String(person.isEmailVerified) }
        : { email_verified: person.isEmailVerified, given_name: person.givenName, family_name: person.familyName };
    return new SignJWT({ email: person.email, ...profile, ...(nonce === null ? {} : { nonce }) })
      .setProtectedHeader({ alg: 'RS256', kid: jwk.kid })
      .setIssuer(issuerOf(provider))
      .setAudience(clientId)
      .setSubject(person.subject)
      .setIssuedAt()
      .setExpirationTime('10 minutes')
      .sign(keys.privateKey);
  }

  await app.register(async (oidc) => {
    oidc.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    oidc.get('/oidc/:provider/.well-known/openid-configuration', async (request) => {
      const issuer = issuerOf(providerOf(request.params));
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        code_challenge_methods_supported: ['S256'],
      };
    });
    oidc.get('/oidc/:provider/jwks', async (request) => (providerOf(request.params), { keys: [jwk] }));

    oidc.get('/oidc/:provider/authorize', async (request, reply) => {
      const provider = providerOf(request.params);
      const query = z.safeParse(authorizeQuery, request.query);
      // Codes are sent to the sites only; other requests show an error and do not redirect.
      if (!query.success || !URL.canParse(query.data.redirect_uri)) {
        throw new RefusalError(refused('BAD_REQUEST', 'The sign-in was started with fields that cannot be used.'));
      }
      const {
        redirect_uri: redirectUri,
        client_id: clientId,
        state,
        nonce = null,
        code_challenge: codeChallenge = null,
        response_mode: mode,
      } = query.data;
      const { origin } = new URL(redirectUri);
      if (!isSiteOrigin(origin, env)) {
        throw new RefusalError(refused('BAD_REQUEST', 'The sign-in leads to an address that is not registered.'));
      }
      const isFormPost = (mode ?? (provider === 'apple' ? 'form_post' : 'query')) === 'form_post';
      reply.header(
        'content-security-policy',
        `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action ${origin}; frame-ancestors 'none'`,
      );
      return sendHtml(
        reply,
        authorizePage(
          provider,
          { clientId, redirectUri, state, nonce, codeChallenge, isFormPost, isFirst: (person) => !codes.isKnown(provider, person) },
          (person) => codes.issue({ provider, person, clientId, redirectUri, nonce, codeChallenge }),
        ),
      );
    });

    oidc.post('/oidc/:provider/token', async (request, reply) => {
      const provider = providerOf(request.params);
      const body = z.safeParse(tokenBody, request.body);
      const grant = body.success
        ? codes.redeem(
            body.data.code,
            { provider, clientId: body.data.client_id, redirectUri: body.data.redirect_uri },
            body.data.code_verifier,
          )
        : null;
      reply.header('cache-control', 'no-store');
      if (!grant) return reply.code(400).send({ error: 'invalid_grant' });
      return { token_type: 'Bearer', access_token: 'unused', expires_in: 600, id_token: await idToken(grant) };
    });
  });
}

function providerOf(params: unknown): ProviderName {
  const { provider } = params as { provider?: unknown };
  if (!isProviderName(provider)) throw new RefusalError(refused('NOT_FOUND', 'There is nothing at this path.'));
  return provider;
}
