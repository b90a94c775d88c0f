export const EXTERNAL_PROVIDERS = ['google', 'apple'] as const;
export type ExternalProvider = (typeof EXTERNAL_PROVIDERS)[number];

export const PROVIDER_LABELS: Record<ExternalProvider, string> = { google: 'Google', apple: 'Apple' };

/** Start of a sign-in with a provider, as the API describes it. */
export interface SignInOffer {
  provider: ExternalProvider;
  authorizationUrl: string;
  clientId: string;
  scope: string;
  responseMode: 'query' | 'form_post';
}

export function isExternalProvider(value: unknown): value is ExternalProvider {
  return EXTERNAL_PROVIDERS.some((provider) => provider === value);
}

/**
 * The offers that this site can complete. Without the extra fields the exchange carries only the code, and the API assumes its default
 * provider, Google.
 */
export function usableOffers(offers: readonly SignInOffer[], carriesExtra: boolean): SignInOffer[] {
  return offers.filter(({ provider, authorizationUrl }) => (carriesExtra || provider === 'google') && isWebAddress(authorizationUrl));
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && ['https:', 'http:'].includes(new URL(value).protocol);
}
