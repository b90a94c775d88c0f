import { useEffect, useState } from 'react';
import { publicEnv } from '@/lib/config/env';
import { configuredOffers } from '@/lib/domain/external-login/configured-offers';
import { usableOffers, type SignInOffer } from '@/lib/domain/external-login/sign-in-offer';

/** The providers that can be used now: those that the API tells, else those that the site was built with. */
export async function getSignInOffers(signal?: AbortSignal): Promise<SignInOffer[]> {
  const told = publicEnv.extApi ? await askedOffers(signal) : null;
  return usableOffers(told ?? configuredOffers(publicEnv.ownClients), publicEnv.externalLoginExtra);
}

/** Null where the API does not know the question. */
async function askedOffers(signal?: AbortSignal): Promise<SignInOffer[] | null> {
  const client = await import('@/services/http/send-call').catch(() => null);
  const outcome = await client?.sendCall('externalProviders', { signal });
  return outcome?.kind === 'ok' && Array.isArray(outcome.data?.providers) ? outcome.data.providers : null;
}

/**
 * The offers that the page was built with, else asked for once.
 * @returns null until that is known
 */
export function useSignInOffers(built?: readonly SignInOffer[]): readonly SignInOffer[] | null {
  const isBuilt = built !== undefined && built.length > 0;
  const [asked, setAsked] = useState<readonly SignInOffer[] | null>(null);
  useEffect(() => {
    if (isBuilt) return;
    const abort = new AbortController();
    void getSignInOffers(abort.signal).then((offers) => {
      if (!abort.signal.aborted) setAsked(offers);
    });
    return () => abort.abort();
  }, [isBuilt]);
  return isBuilt ? built : asked;
}
