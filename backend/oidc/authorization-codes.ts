import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createOpaqueToken } from '@/backend/identity/opaque-token';
import type { ProviderName, SamplePerson } from './sample-people';

const LIFE_MS = 10 * 60_000;
const MOST = 10_000;

export interface Grant {
  provider: ProviderName;
  person: SamplePerson;
  clientId: string;
  redirectUri: string;
  nonce: string | null;
  /** S256 of the verifier; null: the client uses no PKCE. */
  codeChallenge: string | null;
}

/** Codes of the embedded provider, in memory: whoever signs in while it restarts begins again. */
export function createAuthorizationCodes(now: () => number = Date.now) {
  const grants = new LRUCache<string, Grant & { endsAt: number }>({ max: MOST });
  /** Who has signed in to this client before. */
  const known = new Set<string>();
  return {
    issue(grant: Grant): string {
      const { token } = createOpaqueToken();
      grants.set(token, { ...grant, endsAt: now() + LIFE_MS });
      return token;
    },
    /** Null for a code that was used, has ended, or was given to somebody else. A wrong attempt uses it up too. */
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
