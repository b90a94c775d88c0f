import type { SignInOffer } from './sign-in-offer';

/** Client ids from the site's build; empty: the provider is not offered. */
export interface OwnClients {
  google: string;
  apple: string;
}

/**
 * For an API that lists no providers (`/ext` is ours) but can exchange a code: the site starts the sign-in itself, at the two providers'
 * published addresses.
 */
export function configuredOffers({ google, apple }: OwnClients): SignInOffer[] {
  const offers: SignInOffer[] = [
    {
      provider: 'google',
      authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      clientId: google,
      scope: 'openid email profile',
      responseMode: 'query',
    },
    {
      provider: 'apple',
      authorizationUrl: 'https://appleid.apple.com/auth/authorize',
      clientId: apple,
      scope: 'name email',
      responseMode: 'form_post',
    },
  ];
  return offers.filter(({ clientId }) => clientId !== '');
}
