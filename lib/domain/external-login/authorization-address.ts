import type { SignInOffer } from './sign-in-offer';

export interface AuthorizationRequest {
  redirectUri: string;
  state: string;
  nonce: string | null;
  codeChallenge: string | null;
}

/** The provider's authorization URL with the parameters that its answer is checked against. */
export function authorizationAddress(offer: SignInOffer, { redirectUri, state, nonce, codeChallenge }: AuthorizationRequest): string {
  const url = new URL(offer.authorizationUrl);
  const fields: Record<string, string> = {
    response_type: 'code',
    client_id: offer.clientId,
    redirect_uri: redirectUri,
    scope: offer.scope,
    response_mode: offer.responseMode,
    state,
    ...(nonce === null ? {} : { nonce }),
    ...(codeChallenge === null ? {} : { code_challenge: codeChallenge, code_challenge_method: 'S256' }),
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
