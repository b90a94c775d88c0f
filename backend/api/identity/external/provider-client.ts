import {
  allowInsecureRequests,
  ClientSecretPost,
  clockTolerance,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client';
import type { ProviderSettings } from './provider-settings';

const TIMEOUT_SECONDS = 5;
const KEPT_MS = 3_600_000;
/** Allowed difference between the provider's clock and ours. */
export const CLOCKS_APART_SECONDS = 60;

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
