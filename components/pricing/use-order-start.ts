import { useCallback, useEffect, useState } from 'react';
import { draftKey } from '@/lib/browser/drafts';
import type { VisitFee } from '@/lib/domain/pricing/basket-draft';
import { QUOTE_PARAMETER } from '@/lib/domain/pricing/quote-parameter';
import { readStored } from '@/lib/browser/storage';
import { usePricingStoreApi } from '@/stores/pricing-store';
import { stopAtWrongNumber } from '@/components/ui/forms/use-number-field';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { placedOrderPlace } from './saved-draft';

const loadRestore = () => import('./order/restore-order');

/**
 * Starts the order flow or resumes a stored one; its code loads with the first use.
 * @param visitFees access answers given in the calculator
 * @returns `isLost` when the chunk failed to load: another `start`, or the network's return, retries
 */
export function useOrderStart(visitFees: readonly VisitFee[]): { isStarting: boolean; isLost: boolean; start: () => void } {
  const { region } = useLocale();
  const store = usePricingStoreApi();
  const [state, setState] = useState<'waiting' | 'starting' | 'lost'>('waiting');
  const start = useCallback(() => {
    if (stopAtWrongNumber()) return;
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

/** A reload resumes the order, unless a link brought another basket. */
export function useOrderResume(): void {
  const { region } = useLocale();
  const store = usePricingStoreApi();
  useEffect(() => {
    const isKept = readStored(draftKey(`order.${region.code}`)) !== null || readStored(placedOrderPlace(region.code), 'session') !== null;
    if (!isKept) return;
    if (new URLSearchParams(window.location.search).has(QUOTE_PARAMETER) || store.getState().step > 1) return;
    loadRestore()
      .then(({ restoreOrder }) => restoreOrder(store.getState(), region.code, 'resume'))
      .catch(() => undefined); // Ignore a failed chunk: the order can be started from the calculator.
  }, [region.code, store]);
}
