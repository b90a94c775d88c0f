import { useCallback, useEffect, useRef, useState } from 'react';
import { useRouter } from 'next/router';
import type { RegionCode } from '@/lib/config/regions';
import type { BasketDraft } from '@/lib/domain/pricing/basket-draft';
import { QUOTE_PARAMETER } from '@/lib/domain/pricing/quote-parameter';
import type { Calculator } from './calculator-state';
import { tidyCode } from '@/lib/domain/shared/typed-code';
import { readStored } from '@/lib/browser/storage';
import { usePricingStore } from '@/stores/pricing-store';
import { couponPlace, savedDraftText } from './saved-draft';

type Arrival = Pick<Calculator, 'link' | 'couponCode' | 'isArriving'>;

const COUPON = /^[A-Za-z0-9-]{1,64}$/;

function couponOf(search: string): string | null {
  const given = new URLSearchParams(search).get('coupon');
  return given === null ? null : tidyCode(given);
}

/**
 * Fills the basket once: from a quote link in the address, else from the stored draft. After the first paint, because the static page is
 * the same for everybody.
 */
export function useArrivingBasket(
  country: RegionCode,
  replace: (draft: BasketDraft) => void,
  isReady: boolean,
): Arrival & Pick<Calculator, 'dropCoupon'> {
  const router = useRouter();
  const removeCoupon = usePricingStore((state) => state.removeCoupon);
  const hasArrived = useRef(false);
  const linkedCoupon = useRef<string | null>(null);
  const [arrival, setArrival] = useState<Arrival>({ link: 'none', couponCode: null, isArriving: true });

  // A link on this page may bring a code to a mounted calculator; the new code wins.
  useEffect(() => {
    const coupon = couponOf(window.location.search);
    if (!hasArrived.current || !coupon || !COUPON.test(coupon) || coupon === linkedCoupon.current) return;
    linkedCoupon.current = coupon;
    removeCoupon();
    setArrival(({ link, ...rest }) => ({ ...rest, link: link === 'none' ? 'coupon' : link, couponCode: coupon }));
  }, [router.asPath, removeCoupon]);

  useEffect(() => {
    if (!isReady || hasArrived.current) return;
    hasArrived.current = true;
    const query = new URLSearchParams(window.location.search);
    linkedCoupon.current = couponOf(window.location.search);
    const linked = query.get(QUOTE_PARAMETER);
    // Coming from our home page's estimate: not a shared link, so no notice.
    const isOurOwnStep = window.location.hash === '#calculator';
    const coupon = linkedCoupon.current ?? readStored(couponPlace(country)) ?? '';
    const arrive = (link: Calculator['link']) => setArrival({ link, couponCode: COUPON.test(coupon) ? coupon : null, isArriving: false });
    const saved = savedDraftText(country);
    const text = linked ?? saved;
    const brought = linkedCoupon.current !== null && COUPON.test(coupon) ? 'coupon' : 'none';
    if (text === null) return arrive(brought);
    // The reader is loaded only when there is a linked or stored basket.
    import('@/lib/domain/pricing/read-quote-link').then(
      ({ decodeDraft }) => {
        const draft = decodeDraft(text);
        // The visitor changed the basket meanwhile: keep it.
        if (savedDraftText(country) !== saved) return setArrival((known) => ({ ...known, isArriving: false }));
        // A damaged link does not overwrite the stored basket.
        const kept = draft || linked === null ? draft : decodeDraft(saved ?? '');
        if (kept) replace(kept);
        arrive(linked === null ? brought : !draft ? 'unreadable' : isOurOwnStep ? 'none' : 'read');
      },
      () => arrive(linked === null ? brought : 'unreadable'),
    );
  }, [isReady, country, replace]);

  const dropCoupon = useCallback(() => setArrival((known) => ({ ...known, couponCode: null })), []);
  return { ...arrival, dropCoupon };
}
