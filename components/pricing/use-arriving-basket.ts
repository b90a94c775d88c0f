import { useCallback, useEffect, useRef, useState } from 'react';
import { useRouter } from 'next/router';
import type { RegionCode } from '@/lib/config/regions';
import type { BasketDraft } from '@/lib/domain/pricing/basket-draft';
import { QUOTE_PARAMETER } from '@/lib/domain/pricing/quote-parameter';
import type { Calculator } from './pricing-props';
import { useBrowserValue } from '@/components/ui/hooks/use-is-hydrated';
import { tidyCode } from '@/lib/domain/shared/typed-code';
import { readStored, writeStored } from '@/lib/browser/storage';
import { useWriteQuery } from '@/components/ui/hooks/use-write-query';
import { usePricingStore } from '@/stores/pricing-store';
import { couponPlace, saveDraft, savedDraftText } from './saved-draft';

const COUPON = /^[A-Za-z0-9-]{1,64}$/;
const COUPON_PARAMETER = 'coupon';

type Arrival = Pick<Calculator, 'link' | 'couponCode'> & {
  isRead: boolean;
  /** What a link brought while another was kept: the visitor is asked about it. */
  offered: { basket: BasketDraft | null; code: string | null };
};
const NOTHING: Arrival['offered'] = { basket: null, code: null };

function codeOf(search: string): string | null {
  const code = tidyCode(new URLSearchParams(search).get(COUPON_PARAMETER) ?? '');
  return COUPON.test(code) ? code : null;
}

/** A code that came by a link is kept at once, unless another one is. The server judges it before it counts. */
function keepCode(country: RegionCode, linked: string | null): { couponCode: string | null; code: string | null } {
  const kept = readStored(couponPlace(country)) ?? '';
  const couponCode = COUPON.test(kept) ? kept : null;
  if (linked === null || (couponCode !== null && couponCode !== linked)) return { couponCode, code: linked };
  writeStored(couponPlace(country), linked);
  return { couponCode: linked, code: null };
}

/** Whether anything is to be read: a link, or what was kept. */
function bringsAnything(country: RegionCode): boolean {
  const query = new URLSearchParams(window.location.search);
  const isLinked = query.has(QUOTE_PARAMETER) || query.has(COUPON_PARAMETER);
  return isLinked || savedDraftText(country) !== null || readStored(couponPlace(country)) !== null;
}

const isEmpty = ({ packages: { serviceApartment, ...single } }: BasketDraft) =>
  [...Object.values(single), ...serviceApartment].every(({ numberItems }) => numberItems === 0);

/**
 * Fills the basket once: from the stored draft, or from a quote link, which is kept from then on. After the first paint, because the static
 * page is the same for everybody. What was read leaves the address, so that a reload shows what has become of it.
 */
export function useArrivingBasket(
  country: RegionCode,
  replace: (draft: BasketDraft) => void,
  isReady: boolean,
): Omit<Arrival, 'isRead'> & Pick<Calculator, 'dropCoupon' | 'isArriving'> & { answer: (takesOffered: boolean) => void } {
  const router = useRouter();
  const write = useWriteQuery();
  const removeCoupon = usePricingStore((state) => state.removeCoupon);
  const hasArrived = useRef(false);
  const [{ isRead, ...arrival }, setArrival] = useState<Arrival>({ link: 'none', couponCode: null, isRead: false, offered: NOTHING });
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
    const linked = codeOf(window.location.search);
    if (!hasArrived.current || linked === null) return;
    clearAddress();
    const { couponCode, code } = keepCode(country, linked);
    setArrival(({ link, ...rest }) => ({
      ...rest,
      link: link === 'none' && code === null ? 'coupon' : link,
      couponCode,
      offered: { ...rest.offered, code },
    }));
  }, [router.asPath, country, clearAddress]);

  useEffect(() => {
    if (!isReady || hasArrived.current) return;
    hasArrived.current = true;
    if (!readOnce()) return;
    const { search, hash } = window.location;
    const linked = new URLSearchParams(search).get(QUOTE_PARAMETER);
    const linkedCode = codeOf(search);
    if (linked !== null || linkedCode !== null) clearAddress();
    const { couponCode, code } = keepCode(country, linkedCode);
    const arrive = (link: Calculator['link'], basket: BasketDraft | null = null) =>
      setArrival({ link, couponCode, isRead: true, offered: { basket, code } });
    const brought = linkedCode !== null && code === null ? 'coupon' : 'none';
    const saved = savedDraftText(country);
    if (linked === null && saved === null) return arrive(brought);
    // The reader is loaded only when there is a linked or stored basket.
    import('@/lib/domain/pricing/read-quote-link').then(
      ({ decodeDraft }) => {
        // The visitor changed the basket meanwhile: keep it.
        if (savedDraftText(country) !== saved) return arrive(brought);
        const kept = saved === null ? null : decodeDraft(saved);
        const draft = linked === null ? null : decodeDraft(linked);
        const isOther = draft !== null && kept !== null && !isEmpty(kept) && linked !== saved;
        // A damaged link does not overwrite the stored basket.
        const shown = isOther ? kept : (draft ?? kept);
        if (shown) replace(shown);
        if (draft && !isOther) saveDraft(country, draft);
        // Coming from our home page's estimate: not a shared link, so no notice.
        const isOurOwnStep = hash === '#calculator';
        arrive(linked === null ? brought : !draft ? 'unreadable' : isOther || isOurOwnStep ? 'none' : 'read', isOther ? draft : null);
      },
      () => arrive(linked === null ? brought : 'unreadable'),
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
