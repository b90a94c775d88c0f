import type { BackendEnv } from '@/backend/config/env';
import { EMBEDDED_CLIENT_SECRET } from '@/lib/config/published-secrets';
import type { ProviderName } from '@/backend/twins/openid/sample-people';

export interface ProviderSettings {
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
