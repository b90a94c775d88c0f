import { publicEnv } from '@/lib/config/env';
import type { Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { authorizationAddress } from '@/lib/domain/external-login/authorization-address';
import type { SignInOffer } from '@/lib/domain/external-login/sign-in-offer';
import { keptReferralCode, REFERRAL_STORAGE_KEY } from '@/lib/domain/referral/referral-code';
import { readStored } from '@/lib/storage';
import { keepPendingSignIn } from './pending-sign-in-store';

interface Start {
  /** Where to go afterwards: a path of this site, or null for the wardrobe. */
  back: string | null;
  locale: Locale;
  /** For an account that this opens; null: not asked. */
  wantsNews: boolean | null;
}

/**
 * Leaves for the provider's page. Nonce and PKCE go along where the exchange can carry them.
 * @returns false when this browser keeps nothing for the way back; then nothing was begun
 */
export async function startExternalLogin(offer: SignInOffer, { back, locale, wantsNews }: Start): Promise<boolean> {
  const redirectUri = `${location.origin}${ROUTES.loginCallback.path}/${offer.provider}`;
  const state = randomText();
  const nonce = publicEnv.externalLoginExtra ? randomText() : null;
  // Plain http outside of localhost has no digests; the state still holds the answer to this tab.
  const codeVerifier = publicEnv.externalLoginExtra && isSecureContext ? randomText() : null;
  const referralCode = keptReferralCode(readStored(REFERRAL_STORAGE_KEY), Date.now());
  const codeChallenge = codeVerifier === null ? null : await challengeOf(codeVerifier);
  if (
    !keepPendingSignIn({
      provider: offer.provider,
      state,
      nonce,
      codeVerifier,
      redirectUri,
      back,
      locale,
      referralCode,
      wantsNews,
      startedAt: Date.now(),
    })
  ) {
    return false;
  }
  location.assign(authorizationAddress(offer, { redirectUri, state, nonce, codeChallenge }));
  return true;
}

/** 256 random bits, in the characters that PKCE allows. */
function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

async function challengeOf(verifier: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
