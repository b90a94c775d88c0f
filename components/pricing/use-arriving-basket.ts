import { useCallback, useEffect, useRef, useState } from 'react';
import { useRouter } from 'next/router';
import type { RegionCode } from '@/lib/config/regions';
import type { BasketDraft } from '@/lib/domain/pricing/basket-draft';
import { QUOTE_PARAMETER } from '@/lib/domain/pricing/quote-parameter';
import type { Calculator } from './calculator-state';
import { readStored } from '@/lib/storage';
import { couponPlace, savedDraftText } from './saved-draft';

const COUPON = /^[A-Za-z0-9-]{1,64}$/;

/**
 * Fills the basket once: from a quote link when the address holds one, else from what this browser kept.
 * After the first paint, because the document is the same for everybody.
 */
export function useArrivingBasket(country: RegionCode, replace: (draft: BasketDraft) => void, isReady: boolean): Pick<Calculator, 'link' | 'couponCode' | 'dropCoupon'> {
  const router = useRouter();
  const hasArrived = useRef(false);
  const [arrival, setArrival] = useState<Pick<Calculator, 'link' | 'couponCode'>>({ link: 'none', couponCode: null });

  useEffect(() => {
    if (!isReady || !router.isReady || hasArrived.current) return;
    hasArrived.current = true;
    const query = new URLSearchParams(window.location.search);
    const linked = query.get(QUOTE_PARAMETER);
    const coupon = query.get('coupon') ?? readStored(couponPlace(country)) ?? '';
    const arrive = (link: Calculator['link']) => setArrival({ link, couponCode: COUPON.test(coupon) ? coupon : null });
    const saved = savedDraftText(country);
    const text = linked ?? saved;
    if (text === null) return arrive('none');
    // Who brings no basket fetches nothing to read one with.
    import('@/lib/domain/pricing/read-quote-link').then(
      ({ decodeDraft }) => {
        const draft = decodeDraft(text);
        // Whoever was quicker keeps what they chose.
        if (savedDraftText(country) !== saved) return;
        // A damaged link does not cost the basket that this browser kept.
        const kept = draft || linked === null ? draft : decodeDraft(saved ?? '');
        if (kept) replace(kept);
        arrive(linked === null ? 'none' : draft ? 'read' : 'unreadable');
      },
      () => arrive(linked === null ? 'none' : 'unreadable'),
    );
  }, [isReady, router.isReady, country, replace]);

  const dropCoupon = useCallback(() => setArrival(({ link }) => ({ link, couponCode: null })), []);
  return { ...arrival, dropCoupon };
}
