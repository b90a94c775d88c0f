import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import type { PriceServiceData } from '@/lib/contract/pricing';
import { refreshPriceService } from '@/services/pricing/prices';

interface FreshPriceService<Target> {
  /** Put on the section; the answer is fetched when it comes into view. */
  target: RefObject<Target | null>;
  /** Null until there is one: what the page was built with stands. */
  fresh: PriceServiceData | null;
  /** For use before it was in view, by keyboard for instance. */
  refresh: () => void;
}

/** Today's price service for a section that is looked at or used; before that no client is loaded and nothing is asked. */
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
