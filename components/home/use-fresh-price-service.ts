import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import type { PriceServiceData } from '@/lib/contract/pricing';
import { refreshPriceService } from '@/services/pricing/prices';

interface FreshPriceService<Target> {
  /** Ref for the section; prices are fetched when it comes into view. */
  target: RefObject<Target | null>;
  /** Null until loaded; the build's prices are shown until then. */
  fresh: PriceServiceData | null;
  /** For an interaction before it was in view, for example by keyboard. */
  refresh: () => void;
}

/** Refreshes the prices of a section when it is seen or used; before that no HTTP client is loaded. */
export function useFreshPriceService<Target extends Element>(country: RegionCode): FreshPriceService<Target> {
  const target = useRef<Target>(null);
  const hasAsked = useRef(false);
  const [fresh, setFresh] = useState<PriceServiceData | null>(null);

  const refresh = useCallback(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void refreshPriceService(country).then(setFresh);
  }, [country]);

  useEffect(() => {
    const element = target.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      refresh();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [refresh]);

  return { target, fresh, refresh };
}
