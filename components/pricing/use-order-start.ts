import { useCallback, useEffect, useState } from 'react';
import { draftKey } from '@/lib/drafts';
import type { VisitFee } from '@/lib/domain/pricing/basket-draft';
import { QUOTE_PARAMETER } from '@/lib/domain/pricing/quote-parameter';
import { readStored } from '@/lib/storage';
import { usePricingStoreApi } from '@/stores/pricing-store';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { placedOrderPlace } from './saved-draft';

const loadRestore = () => import('./order/restore-order');

/**
 * Begins the order flow, or goes on with the one that this browser kept; its code comes with the first use.
 * @param visitFees what the calculator was told about the door
 * @returns `isLost` where its code could not be fetched: it begins with another `start`, or once the network is back
 */
export function useOrderStart(visitFees: readonly VisitFee[]): { isStarting: boolean; isLost: boolean; start: () => void } {
  const { region } = useLocale();
  const store = usePricingStoreApi();
  const [state, setState] = useState<'waiting' | 'starting' | 'lost'>('waiting');
  const start = useCallback(() => {
    setState('starting');
    loadRestore().then(
      ({ restoreOrder }) => {
        setState('waiting');
        restoreOrder(store.getState(), region.code, 'start', visitFees);
      },
      () => setState('lost'),
    );
  }, [store, region.code, visitFees]);
  useEffect(() => {
    if (state !== 'lost') return;
    addEventListener('online', start);
    return () => removeEventListener('online', start);
  }, [state, start]);
  return { isStarting: state === 'starting', isLost: state === 'lost', start };
}

/** A reload goes on where the order stood, unless a link brought another basket. */
export function useOrderResume(): void {
  const { region } = useLocale();
  const store = usePricingStoreApi();
  useEffect(() => {
    const isKept = readStored(draftKey(`order.${region.code}`)) !== null || readStored(placedOrderPlace(region.code), 'session') !== null;
    if (!isKept) return;
    if (new URLSearchParams(window.location.search).has(QUOTE_PARAMETER) || store.getState().step > 1) return;
    loadRestore()
      .then(({ restoreOrder }) => restoreOrder(store.getState(), region.code, 'resume'))
      .catch(() => undefined); // The calculator stands; the order can be taken up from there.
  }, [region.code, store]);
}
