import { ok } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { providerClient } from '@/backend/identity/external/provider-client';
import { providerSettings } from '@/backend/identity/external/provider-settings';
import { PROVIDER_NAMES } from '@/backend/oidc/sample-people';

/** With a name in its scope Apple posts its answer instead of putting it into the address. */
const WAYS = {
  google: { scope: 'openid email profile', responseMode: 'query' },
  apple: { scope: 'openid email name', responseMode: 'form_post' },
} as const;

/** A provider that does not answer now is left out: its button would lead nowhere. */
export const externalProviders: CallHandler<'externalProviders'> = async (_input, context) => {
  const offered = await Promise.all(
    PROVIDER_NAMES.map(async (provider) => {
      const settings = providerSettings(context, provider);
      const client = settings && (await providerClient(settings).catch(() => null));
      return settings && client
        ? [
            {
              provider,
              clientId: settings.clientId,
              authorizationUrl: client.serverMetadata().authorization_endpoint ?? '',
              ...WAYS[provider],
            },
          ]
        : [];
    }),
  );
  return ok({ providers: offered.flat() });
};
