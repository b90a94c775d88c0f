import { expect, it } from 'vitest';
import { configuredOffers } from '@/services/auth/external-login';
import { usableOffers } from '@/lib/domain/external-login/sign-in-offer';

it('offers what the site has a client at, at that provider’s own address', () => {
  expect(configuredOffers({ google: '', apple: '' })).toEqual([]);
  const [google, ...others] = configuredOffers({ google: 'client-1', apple: '' });
  expect(google).toEqual({
    provider: 'google',
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    clientId: 'client-1',
    scope: 'openid email profile',
    responseMode: 'query',
  });
  expect(others).toEqual([]);
  expect(configuredOffers({ google: 'client-1', apple: 'client-2' })).toEqual([
    google,
    {
      provider: 'apple',
      authorizationUrl: 'https://appleid.apple.com/auth/authorize',
      clientId: 'client-2',
      scope: 'name email',
      responseMode: 'form_post',
    },
  ]);
});

it('offers Apple only where the exchange can say whose code it is', () => {
  const both = configuredOffers({ google: 'client-1', apple: 'client-2' });
  expect(usableOffers(both, false).map(({ provider }) => provider)).toEqual(['google']);
  expect(usableOffers(both, true).map(({ provider, responseMode }) => [provider, responseMode])).toEqual([
    ['google', 'query'],
    ['apple', 'form_post'],
  ]);
});
