import { useCallback, useEffect, useRef, useState } from 'react';
import { useRouter } from 'next/router';
import type { RegionCode } from '@/lib/config/regions';
import type { BasketDraft } from '@/lib/domain/pricing/basket-draft';
import { QUOTE_PARAMETER } from '@/lib/domain/pricing/quote-parameter';
import type { Calculator } from './pricing-props';
import type { Arrival } from './read-arrival';
import { useBrowserValue } from '@/components/ui/hooks/use-is-hydrated';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { useWriteQuery } from '@/components/ui/hooks/use-write-query';
import { usePricingStore } from '@/stores/pricing-store';
import { ARRIVAL_PLACE, COUPON_PARAMETER, couponPlace, readArrivedQuery, saveDraft, savedDraftText } from './saved-draft';

const NOTHING: Arrival['offered'] = { basket: null, code: null };

/** Loaded only where a link or what was kept is to be read. */
const load = () => import('./read-arrival');

/** What this address brings counts more than what an earlier one brought. */
const arriving = () => `${window.location.search}&${readArrivedQuery()}`;

const isLink = (search: string) => [QUOTE_PARAMETER, COUPON_PARAMETER].some((key) => new URLSearchParams(search).has(key));

/** Whether anything is to be read: a link, or what was kept. */
function bringsAnything(country: RegionCode): boolean {
  return isLink(arriving()) || savedDraftText(country) !== null || readStored(couponPlace(country)) !== null;
}

/**
 * Fills the basket once: from the stored draft, or from a quote link, which is kept from then on. After the first paint, because the static
 * page is the same for everybody. What was read leaves the address, so that a reload shows what has become of it.
 */
export function useArrivingBasket(
  country: RegionCode,
  replace: (draft: BasketDraft) => void,
  isReady: boolean,
): Arrival & Pick<Calculator, 'dropCoupon' | 'isArriving'> & { answer: (takesOffered: boolean) => void } {
  const router = useRouter();
  const write = useWriteQuery();
  const removeCoupon = usePricingStore((state) => state.removeCoupon);
  const hasArrived = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const [{ isRead, ...arrival }, setArrival] = useState<Arrival & { isRead: boolean }>({
    link: 'none',
    couponCode: null,
    isRead: false,
    offered: NOTHING,
  });
  const [readOnce] = useState(() => {
    let isAny: boolean | undefined;
    return () => (isAny ??= bringsAnything(country));
  });
  const isArriving = useBrowserValue(readOnce, false) && !isRead;
  const clearAddress = useCallback(
    () => write('replace', ({ [QUOTE_PARAMETER]: _quote, [COUPON_PARAMETER]: _coupon, ...rest }) => rest),
    [write],
  );

  // A link on this page may bring a code to a mounted calculator.
  useEffect(() => {
    const { search } = window.location;
    if (!hasArrived.current || !new URLSearchParams(search).has(COUPON_PARAMETER)) return;
    void load().then(
      ({ keepCode }) => {
        const { linked, couponCode, code } = keepCode(country, search);
        if (linked === null || !isHere.current) return;
        if (window.location.search === search) clearAddress();
        setArrival(({ link, ...rest }) => ({
          ...rest,
          link: link === 'none' && code === null ? 'coupon' : link,
          couponCode,
          offered: { ...rest.offered, code },
        }));
      },
      () => undefined,
    );
  }, [router.asPath, country, clearAddress]);

  useEffect(() => {
    if (!isReady || hasArrived.current) return;
    hasArrived.current = true;
    if (!readOnce()) return;
    const { search: here, hash } = window.location;
    const search = arriving();
    const saved = savedDraftText(country);
    const isLinked = new URLSearchParams(search).has(QUOTE_PARAMETER);
    load().then(
      ({ readArrival }) => {
        // The visitor has gone on meanwhile: writing the address would bring this page back.
        if (!isHere.current) return;
        if (isLink(here) && window.location.search === here) clearAddress();
        removeStored(ARRIVAL_PLACE);
        setArrival({ ...readArrival(country, { search, hash }, saved, replace), isRead: true });
      },
      // The address stays, for a reload.
      () =>
        setArrival((known) => ({
          ...known,
          link: isLinked ? 'unreadable' : 'none',
          couponCode: readStored(couponPlace(country)),
          isRead: true,
        })),
    );
  }, [isReady, country, replace, clearAddress, readOnce]);

  const answer = useCallback(
    (takesOffered: boolean) => {
      const { basket, code } = arrival.offered;
      if (basket) {
        if (takesOffered) {
          replace(basket);
          saveDraft(country, basket);
        }
        return setArrival((known) => ({ ...known, offered: { ...known.offered, basket: null } }));
      }
      if (takesOffered && code !== null) {
        removeCoupon();
        writeStored(couponPlace(country), code);
      }
      setArrival((known) => ({ ...known, couponCode: takesOffered ? code : known.couponCode, offered: NOTHING }));
    },
    [arrival.offered, country, replace, removeCoupon],
  );
  const dropCoupon = useCallback(() => setArrival((known) => ({ ...known, couponCode: null })), []);
  return { ...arrival, isArriving, dropCoupon, answer };
}
