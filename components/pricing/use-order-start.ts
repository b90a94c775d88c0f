import { useCallback, useEffect, useState } from 'react';
import { useRouter } from 'next/router';
import { draftKey } from '@/lib/drafts';
import { QUOTE_PARAMETER } from '@/lib/domain/pricing/quote-link';
import { readStored } from '@/lib/storage';
import { usePricingStoreApi } from '@/stores/pricing-store';
import { useLocale } from '@/components/ui/use-locale';

const loadRestore = () => import('./order/restore-order');

/** Begins the order flow, or goes on with the one that this browser kept; its code comes with the first use. */
export function useOrderStart(): { isStarting: boolean; start: () => void } {
  const { region } = useLocale();
  const store = usePricingStoreApi();
  const [isStarting, setIsStarting] = useState(false);
  const start = useCallback(() => {
    setIsStarting(true);
    loadRestore()
      .then(({ restoreOrder }) => restoreOrder(store.getState(), region.code, 'start'))
      .catch(() => undefined) // The chunk could not be fetched: the button can be pressed again.
      .finally(() => setIsStarting(false));
  }, [store, region.code]);
  return { isStarting, start };
}

/** A reload goes on where the order stood, unless a link brought another basket. */
export function useOrderResume(): void {
  const { region } = useLocale();
  const router = useRouter();
  const store = usePricingStoreApi();
  useEffect(() => {
    if (!router.isReady || readStored(draftKey(`order.${region.code}`)) === null) return;
    if (new URLSearchParams(window.location.search).has(QUOTE_PARAMETER) || store.getState().step > 1) return;
    loadRestore()
      .then(({ restoreOrder }) => restoreOrder(store.getState(), region.code, 'resume'))
      .catch(() => undefined); // The calculator stands; the order can be taken up from there.
  }, [router.isReady, region.code, store]);
}
