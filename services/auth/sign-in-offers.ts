import { useEffect, useState } from 'react';
import { publicEnv } from '@/lib/config/env';
import { usableOffers, type SignInOffer } from '@/lib/domain/external-login/sign-in-offer';

/** The providers that can be used now; none where the API does not tell. */
export async function getSignInOffers(signal?: AbortSignal): Promise<SignInOffer[]> {
  if (!publicEnv.extApi) return [];
  const client = await import('@/services/http/send-call').catch(() => null);
  const outcome = await client?.sendCall('externalProviders', { signal });
  const offers = outcome?.kind === 'ok' && Array.isArray(outcome.data?.providers) ? outcome.data.providers : [];
  return usableOffers(offers, publicEnv.externalLoginExtra);
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
