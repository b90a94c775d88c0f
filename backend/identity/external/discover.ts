import * as z from 'zod/mini';

const TIMEOUT_MS = 5_000;
const KEPT_MS = 3_600_000;
const discovery = z.object({ issuer: z.string(), authorization_endpoint: z.url(), token_endpoint: z.url(), jwks_uri: z.url() });
export type Discovery = z.infer<typeof discovery>;

const known = new Map<string, { document: Discovery; until: number }>();

/** Where a provider's endpoints are. @throws when it does not answer, or as somebody else */
export async function discover(issuer: string): Promise<Discovery> {
  const kept = known.get(issuer);
  if (kept && kept.until > Date.now()) return kept.document;
  const document = z.parse(discovery, await fetchJson(`${issuer}/.well-known/openid-configuration`));
  // Some end their own name with a slash (Auth0, Authentik), which the configuration drops; tokens name them as the document does.
  if (document.issuer.replace(/\/$/, '') !== issuer) throw new Error('The provider names another issuer');
  known.set(issuer, { document, until: Date.now() + KEPT_MS });
  return document;
}

/** Addresses come from the configuration and from the provider it names, never from a visitor. */
export async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
  return answer.json();
}
