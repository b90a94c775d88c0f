import { HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';

const server = startApiServer();
const OWN = {
  provider: 'google',
  authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  clientId: 'client-1',
  scope: 'openid email profile',
  responseMode: 'query',
};
const TOLD = {
  provider: 'google',
  authorizationUrl: 'https://id.example.com/authorize',
  clientId: 'told',
  scope: 'openid',
  responseMode: 'query',
};

/** What a build with these variables offers. */
async function offersOf(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import('@/services/auth/external-login')).getSignInOffers();
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('offers what the API tells, also when that is nothing', async () => {
  const telling = (providers: object[]) => server.use(onCall('externalProviders', () => ok({ providers })));
  telling([TOLD]);
  expect(await offersOf({ NEXT_PUBLIC_OIDC_GOOGLE_CLIENT_ID: 'client-1' })).toEqual([TOLD]);
  telling([]);
  expect(await offersOf({ NEXT_PUBLIC_OIDC_GOOGLE_CLIENT_ID: 'client-1' })).toEqual([]);
});

it('offers what it was built with where the API does not know the question', async () => {
  server.use(onCall('externalProviders', () => new HttpResponse('Not found', { status: 404 })));
  expect(await offersOf({ NEXT_PUBLIC_OIDC_GOOGLE_CLIENT_ID: 'client-1' })).toEqual([OWN]);
  expect(await offersOf({ NEXT_PUBLIC_OIDC_GOOGLE_CLIENT_ID: '' })).toEqual([]);
});

it('asks nobody where the provider has none of the /ext calls', async () => {
  expect(
    await offersOf({
      EXT_API: 'off',
      NEXT_PUBLIC_OIDC_GOOGLE_CLIENT_ID: 'client-1',
      NEXT_PUBLIC_OIDC_APPLE_CLIENT_ID: 'client-2',
      EXTERNAL_LOGIN_EXTRA: 'off',
    }),
  ).toEqual([OWN]);
});
