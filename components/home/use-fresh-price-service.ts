import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { regionOfLocale, type Locale } from '@/lib/config/locales';
import type { PriceServiceData } from '@/lib/contract/pricing';

interface FreshPriceService<Target, Part> {
  /** Ref for the section; prices are fetched when it comes into view. */
  target: RefObject<Target | null>;
  /** Null until loaded; the build's prices are shown until then. */
  fresh: Part | null;
  /** For an interaction before it was in view, for example by keyboard. */
  refresh: () => void;
}

/**
 * Refreshes the prices of a section when it is seen or used. Until then neither the HTTP client nor the pricing rules are loaded.
 * @param select the part that the section shows; it may load its rules
 */
export function useFreshPriceService<Target extends Element, Part>(
  select: (data: PriceServiceData, locale: Locale) => Part | null | Promise<Part | null>,
): FreshPriceService<Target, Part> {
  const { locale } = useLocale();
  const target = useRef<Target>(null);
  const hasAsked = useRef(false);
  const [fresh, setFresh] = useState<Part | null>(null);

  const refresh = useCallback(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    const load = async () => {
      const { refreshPriceService } = await import('@/services/pricing/prices');
      const data = await refreshPriceService(regionOfLocale(locale));
      setFresh(data && (await select(data, locale)));
    };
    // Without these chunks (offline, or a new deployment) the page keeps the build's prices.
    void load().catch(() => setFresh(null));
  }, [locale, select]);

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
