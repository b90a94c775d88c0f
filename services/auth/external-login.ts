import { useQuery } from '@tanstack/react-query';
import { readStored, removeStored, writeStored, REFERRAL_STORAGE_KEY } from '@/lib/browser/storage';
import { publicEnv } from '@/lib/config/env';
import type { Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { parsePending, type PendingSignIn } from '@/lib/domain/external-login/pending-sign-in';
import { type SignInOffer, usableOffers } from '@/lib/domain/external-login/sign-in-offer';
import { keptReferralCode } from '@/lib/domain/referral/referral-code';
import { isNotProvided } from '@/services/http/outcome';
import { sendLazily } from '@/services/http/send-lazily';

/** Client ids from the site's build; empty: the provider is not offered. */
interface OwnClients {
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

interface AuthorizationRequest {
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

/** The sign-in providers available now: from the API, else those known at build time. */
export async function getSignInOffers(signal?: AbortSignal): Promise<SignInOffer[]> {
  return (await loadOffers(signal)) ?? [];
}

/** Null when the API did not answer and none were known at build time: it is unknown whether there are any. */
async function loadOffers(signal?: AbortSignal): Promise<SignInOffer[] | null> {
  const told = publicEnv.extApi ? await fetchOffers(signal) : 'untold';
  if (Array.isArray(told)) return usableOffers(told, publicEnv.externalLoginExtra);
  const own = usableOffers(configuredOffers(publicEnv.ownClients), publicEnv.externalLoginExtra);
  return told === 'silent' && own.length === 0 ? null : own;
}

/** `untold`: the API does not have this call. */
async function fetchOffers(signal?: AbortSignal): Promise<SignInOffer[] | 'untold' | 'silent'> {
  const outcome = await sendLazily('externalProviders', { signal });
  if (outcome.kind === 'ok' && Array.isArray(outcome.data?.providers)) return outcome.data.providers;
  return isNotProvided(outcome) ? 'untold' : 'silent';
}

/** `asking`: loading or retrying; `failed`: unknown which providers are available. */
export type KnownOffers =
  | { status: 'known'; offers: readonly SignInOffer[] }
  | { status: 'asking' }
  | { status: 'failed'; retry: () => void };

/** The providers known at build time, else fetched. */
export function useSignInOffers(built?: readonly SignInOffer[]): KnownOffers {
  const isBuilt = built !== undefined && built.length > 0;
  // Null is a valid result here, not an error: only the person decides about a retry.
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['sign-in-offers'],
    queryFn: ({ signal }) => loadOffers(signal),
    enabled: !isBuilt,
    gcTime: 0,
  });
  if (isBuilt) return { status: 'known', offers: built };
  if (data) return { status: 'known', offers: data };
  return isFetching ? { status: 'asking' } : { status: 'failed', retry: () => void refetch() };
}

interface Start {
  /** Where to go afterwards: a path of this site, or null for the wardrobe. */
  back: string | null;
  locale: Locale;
  /** Marketing choice for a new account; null: not asked. */
  wantsNews: boolean | null;
}

/** Web views name themselves on Android; on iPhones they lack what Safari says, as does a site on the home screen. */
const IN_APP = /; wv\)|\(iP(?:hone|ad|od)(?!.* Safari\/)/;
const isInApp = () => IN_APP.test(navigator.userAgent) && !('standalone' in navigator && navigator.standalone);

/** Google answers the browser inside of an app (Instagram, WeChat) with an error page that leads nowhere. */
export const isRefusedInApp = (offer: SignInOffer) => isInApp() && new URL(offer.authorizationUrl).hostname === 'accounts.google.com';

/**
 * Redirects to the provider's page, with nonce and PKCE where the exchange supports them.
 * @returns false when this browser can store nothing for the way back; nothing was started then
 */
export async function startExternalLogin(offer: SignInOffer, { back, locale, wantsNews }: Start): Promise<boolean> {
  const redirectUri = `${location.origin}${ROUTES.loginCallback.path}/${offer.provider}`;
  const state = randomText();
  const nonce = publicEnv.externalLoginExtra ? randomText() : null;
  // Plain http outside localhost has no crypto digests; the state parameter still ties the answer to this tab.
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

const PENDING_KEY = 'pending-sign-in';

/**
 * sessionStorage survives the redirect to the provider and back, however the answer is sent. A cookie would have to be SameSite=None for
 * Apple's POST, which plain http cannot have. See docs/decisions/0017-external-login-without-a-cookie.md.
 * @returns false when nothing can be stored: the answer could not be verified
 */
function keepPendingSignIn(pending: PendingSignIn): boolean {
  return writeStored(PENDING_KEY, JSON.stringify(pending), 'session');
}

/** Removed with the first answer, valid or not, so that a replayed answer finds nothing. */
export function takePendingSignIn(): PendingSignIn | null {
  const stored = readStored(PENDING_KEY, 'session');
  removeStored(PENDING_KEY, 'session');
  return parsePending(stored, Date.now());
}
