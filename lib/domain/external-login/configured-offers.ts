import type { SignInOffer } from './sign-in-offer';

/** Client ids that the site itself was built with; empty: that provider is not offered. */
export interface OwnClients {
  google: string;
  apple: string;
}

/**
 * Where the API tells no offers (`/ext` is ours), the exchange of a code is still a call of the provider's own: the site
 * then begins the sign-in by itself, at the two providers' published addresses.
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
