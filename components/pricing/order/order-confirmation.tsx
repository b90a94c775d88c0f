import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { ShoppingCart } from '@/lib/contract/pricing';
import { SignedOutCard } from '@/components/auth/signed-out-card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/loading-region';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import { useFallBack, useStepHead } from '@/components/ui/hooks/use-steps';
import { placedOrderQuery } from '@/services/pricing/place-order';
import { usePricingStore, usePricingStoreApi } from '@/stores/pricing-store';
import { useUserStore } from '@/stores/user-store';
import { readAccessToken } from '@/services/auth/session';
import { useOrderSteps } from '../use-pricing-steps';
import { DoneStep } from './done-step';
import { readPlacedOrder } from './restore-order';

const Panel = styled.div`
  min-width: 0;
  outline: none;
  scroll-margin-top: calc(var(--header-height) + 1.5rem);
`;

/** On leaving, the next order starts with an empty basket. Deferred, because strict mode mounts twice. */
function useFreshStart(): void {
  const store = usePricingStoreApi();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      leaving.current = setTimeout(() => {
        if (store.getState().paymentSucces) store.getState().beginAgain();
      });
    };
  }, [store]);
}

/**
 * The confirmation at its own address, which a mail can name: in the tab that paid from what the payment answered, elsewhere from the
 * server, for the member whose order it is.
 */
export function OrderConfirmation({ priceList }: { priceList: readonly ShoppingCart[] }) {
  const { t } = useTranslation('order');
  const { region } = useLocale();
  const number = useQueryValue('order');
  const [kept] = useState(() => readPlacedOrder(region.code, number));
  const steps = useOrderSteps();
  // Without a number nothing can be asked for.
  useFallBack(steps, kept === null && number === null ? null : 'done');
  useFreshStart();
  const panel = useStepHead<HTMLDivElement>('done');
  const districts = usePricingStore((state) => state.districts);
  const logged = useUserStore((state) => state.logged);
  const session = useUserStore((state) => state.session);
  const isMember = logged || (readAccessToken() !== null && session !== 'loaded');
  const found = useQuery({ ...placedOrderQuery(number ?? ''), enabled: kept === null && number !== null && logged });
  const record = kept ?? (found.data ? { ...found.data, isSessionKept: true } : null);
  return (
    <Panel ref={panel} tabIndex={-1} role="group" aria-label={t('steps.done')} data-covers="help">
      {content()}
    </Panel>
  );

  function content() {
    if (record) return <DoneStep record={record} districts={districts} priceList={priceList} />;
    if (!isMember) return <SignedOutCard level={2} />;
    if (found.data === null) return <EmptyState level={2} title={t('done.unknown')} body={t('done.unknownBody')} />;
    if (found.isError) return <ErrorState onRetry={() => void found.refetch()} isRetrying={found.isFetching} />;
    return (
      <LoadingRegion>
        <Skeleton $height="20rem" />
      </LoadingRegion>
    );
  }
}
