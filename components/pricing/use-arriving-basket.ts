import { useEffect, useRef, useState } from 'react';
import { useRouter } from 'next/router';
import type { RegionCode } from '@/lib/config/regions';
import type { BasketDraft } from '@/lib/domain/pricing/basket-draft';
import { decodeDraft } from '@/lib/domain/pricing/quote-link';
import { QUOTE_PARAMETER } from '@/lib/domain/pricing/quote-parameter';
import type { Calculator } from './calculator-state';
import { readStored } from '@/lib/storage';
import { couponPlace, readSavedDraft } from './saved-draft';

const COUPON = /^[A-Za-z0-9-]{1,64}$/;

/**
 * Fills the basket once: from a quote link when the address holds one, else from what this browser kept.
 * After the first paint, because the document is the same for everybody.
 */
export function useArrivingBasket(country: RegionCode, replace: (draft: BasketDraft) => void, isReady: boolean): Pick<Calculator, 'link' | 'couponCode'> {
  const router = useRouter();
  const hasArrived = useRef(false);
  const [arrival, setArrival] = useState<Pick<Calculator, 'link' | 'couponCode'>>({ link: 'none', couponCode: null });

  useEffect(() => {
    if (!isReady || !router.isReady || hasArrived.current) return;
    hasArrived.current = true;
    const query = new URLSearchParams(window.location.search);
    const text = query.get(QUOTE_PARAMETER);
    const linked = text === null ? null : decodeDraft(text);
    const draft = linked ?? readSavedDraft(country);
    if (draft) replace(draft);
    const coupon = query.get('coupon') ?? readStored(couponPlace(country)) ?? '';
    setArrival({ link: text === null ? 'none' : linked ? 'read' : 'unreadable', couponCode: COUPON.test(coupon) ? coupon : null });
  }, [isReady, router.isReady, country, replace]);

  return arrival;
}
