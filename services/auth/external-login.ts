import { useQuery } from '@tanstack/react-query';
import { publicEnv } from '@/lib/config/env';
import type { Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { authorizationAddress } from '@/lib/domain/external-login/authorization-address';
import { configuredOffers } from '@/lib/domain/external-login/configured-offers';
import { parsePending, type PendingSignIn } from '@/lib/domain/external-login/pending-sign-in';
import { usableOffers, type SignInOffer } from '@/lib/domain/external-login/sign-in-offer';
import { keptReferralCode, REFERRAL_STORAGE_KEY } from '@/lib/domain/referral/referral-code';
import { isNotProvided } from '@/services/http/outcome';
import { sendLazily } from '@/services/http/send-lazily';
import { readStored, removeStored, writeStored } from '@/lib/storage';

/** The providers that can be used now: those that the API tells, else those that the site was built with. */
export async function getSignInOffers(signal?: AbortSignal): Promise<SignInOffer[]> {
  return (await tellOffers(signal)) ?? [];
}

/** Null where nobody answered and the site was built with none: then it is not known that there is none. */
async function tellOffers(signal?: AbortSignal): Promise<SignInOffer[] | null> {
  const told = publicEnv.extApi ? await askedOffers(signal) : 'untold';
  if (Array.isArray(told)) return usableOffers(told, publicEnv.externalLoginExtra);
  const own = usableOffers(configuredOffers(publicEnv.ownClients), publicEnv.externalLoginExtra);
  return told === 'silent' && own.length === 0 ? null : own;
}

/** `untold`: the API does not know the question. */
async function askedOffers(signal?: AbortSignal): Promise<SignInOffer[] | 'untold' | 'silent'> {
  const outcome = await sendLazily('externalProviders', { signal });
  if (outcome.kind === 'ok' && Array.isArray(outcome.data?.providers)) return outcome.data.providers;
  return isNotProvided(outcome) ? 'untold' : 'silent';
}

/** `asking`, also after a failure that is tried again; `failed`: it is not known what is open. */
export type KnownOffers =
  | { status: 'known'; offers: readonly SignInOffer[] }
  | { status: 'asking' }
  | { status: 'failed'; retry: () => void };

/** The offers that the page was built with, else asked for. */
export function useSignInOffers(built?: readonly SignInOffer[]): KnownOffers {
  const isBuilt = built !== undefined && built.length > 0;
  // Null is an answer here, not an error: whether it is asked again is for the person to say.
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['sign-in-offers'],
    queryFn: ({ signal }) => tellOffers(signal),
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

const PENDING_KEY = 'pending-sign-in';

/**
 * The tab's own storage outlives the way to the provider and back, whichever way the answer is sent: a cookie would
 * have to be SameSite=None for Apple's post, which plain http cannot have. docs/decisions/0017-external-login-without-a-cookie.md
 * @returns false where nothing can be stored: the answer could not be judged
 */
function keepPendingSignIn(pending: PendingSignIn): boolean {
  return writeStored(PENDING_KEY, JSON.stringify(pending), 'session');
}

/** Taken out with the first answer, right or wrong: a second one finds nothing. */
export function takePendingSignIn(): PendingSignIn | null {
  const stored = readStored(PENDING_KEY, 'session');
  removeStored(PENDING_KEY, 'session');
  return parsePending(stored, Date.now());
}
