import { useCallback, useEffect, useRef } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import { REFERRAL_STORAGE_KEY } from '@/lib/domain/referral/referral-code';
import { readStored } from '@/lib/storage';
import { refreshPriceService } from '@/services/pricing/prices';
import { usePricingStore } from '@/stores/pricing-store';
import type { CalculatorPrices } from './pricing-props';

interface FreshPrices {
  prices: CalculatorPrices | null;
  friendReward: number | null;
  /** Asks once; before that no client is loaded. */
  refresh: () => void;
}

/**
 * Today's prices where they have been asked for, else those of the page; a page built without asks at once, and so does a friend's friend,
 * whose reward no page was built with.
 */
export function useFreshPrices(built: CalculatorPrices | null, country: RegionCode): FreshPrices {
  const shoppingCarts = usePricingStore((state) => state.shoppingCarts);
  const memberships = usePricingStore((state) => state.memberships);
  const referralProgram = usePricingStore((state) => state.referralProgram);
  const receivePriceService = usePricingStore((state) => state.receivePriceService);
  const hasAsked = useRef(false);

  const refresh = useCallback(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void refreshPriceService(country).then((data) => {
      if (data && data.shoppingCarts.length > 0) receivePriceService(data);
    });
  }, [country, receivePriceService]);

  const isMissing = built === null && shoppingCarts.length === 0;
  useEffect(() => {
    if (isMissing || readStored(REFERRAL_STORAGE_KEY)) refresh();
  }, [isMissing, refresh]);

  const prices = shoppingCarts.length > 0 ? { shoppingCarts, memberships } : built;
  return { prices, friendReward: (referralProgram?.valid && referralProgram.friendReward) || null, refresh };
}
