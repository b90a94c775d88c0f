import { useEffect, useState } from 'react';
import { publicEnv } from '@/lib/config/env';
import { configuredOffers } from '@/lib/domain/external-login/configured-offers';
import { usableOffers, type SignInOffer } from '@/lib/domain/external-login/sign-in-offer';

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

const NO_SUCH_CALL: readonly number[] = [404, 501];

/** `untold`: the API does not know the question. */
async function askedOffers(signal?: AbortSignal): Promise<SignInOffer[] | 'untold' | 'silent'> {
  const client = await import('@/services/http/send-call').catch(() => null);
  const outcome = await client?.sendCall('externalProviders', { signal });
  if (outcome?.kind === 'ok' && Array.isArray(outcome.data?.providers)) return outcome.data.providers;
  return outcome?.kind === 'rejected' && NO_SUCH_CALL.includes(outcome.status) ? 'untold' : 'silent';
}

/** `asking`, also after a failure that is tried again; `failed`: it is not known what is open. */
export type KnownOffers =
  | { status: 'known'; offers: readonly SignInOffer[] }
  | { status: 'asking' }
  | { status: 'failed'; retry: () => void };

/** The offers that the page was built with, else asked for. */
export function useSignInOffers(built?: readonly SignInOffer[]): KnownOffers {
  const isBuilt = built !== undefined && built.length > 0;
  const [turn, setTurn] = useState(0);
  const [asked, setAsked] = useState<{ turn: number; offers: readonly SignInOffer[] | null } | null>(null);
  useEffect(() => {
    if (isBuilt) return;
    const abort = new AbortController();
    void tellOffers(abort.signal).then((offers) => {
      if (!abort.signal.aborted) setAsked({ turn, offers });
    });
    return () => abort.abort();
  }, [isBuilt, turn]);
  if (isBuilt) return { status: 'known', offers: built };
  if (asked?.turn !== turn) return { status: 'asking' };
  return asked.offers ? { status: 'known', offers: asked.offers } : { status: 'failed', retry: () => setTurn(turn + 1) };
}
