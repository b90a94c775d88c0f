import { useTranslation } from 'next-i18next/pages';
import { Fragment, useState, type ReactNode } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import { isRefusal } from '@/services/http/outcome';
import { BasketVisit } from '@/components/wardrobe/basket/basket-visit';
import { Button } from '@/components/ui/actions/button';
import { stopAtWrongNumber } from '@/components/ui/forms/use-number-field';
import { Drawer } from '@/components/ui/overlays/drawer';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Stack } from '@/components/ui/layout/stack';
import { StatusRegion } from '@/components/ui/feedback/status-region';
import { Text } from '@/components/ui/text/text';
import { useDialogView } from '@/components/ui/overlays/use-dialog-view';
import { CollectionBooked, CollectionDone } from './collection-done';
import { CollectionPieces } from './collection-pieces';
import { CollectionReview } from './collection-review';
import { useBookCollection } from './use-book-collection';

type View = 'pieces' | 'visit' | 'review';

interface Shown {
  title: string;
  body: ReactNode;
  actions?: ReactNode;
}

interface Props {
  /** The country of the member's account, where the van drives, whichever site this is. */
  country: RegionCode;
  onClose: () => void;
}

/** A collection into the existing plan: number of pieces, date and address, price, confirmation. */
export function CollectionDrawer({ country, onClose }: Props) {
  const { t } = useTranslation(['items', 'common']);
  const collection = useBookCollection(country);
  const { draft, change, isComplete, quote, isPending, failure, booked } = collection;
  const [view, setView] = useState<View>(isComplete ? 'review' : 'pieces');
  const root = useDialogView(booked ? 'done' : view);

  const go = (next: View) => {
    collection.reset();
    setView(next);
  };
  const send = async () => {
    if ((await collection.send()) === 'slot-gone') setView('visit');
  };
  const { title, body, actions } = shown();
  return (
    // Separate buttons per view (keys): a button that changes its meaning under the finger would get a second press.
    <Drawer
      isOpen
      title={title}
      onClose={onClose}
      actions={actions ? <Fragment key={booked ? 'done' : view}>{actions}</Fragment> : undefined}
    >
      <Stack ref={root} $gap={5}>
        <StatusRegion>{booked ? <CollectionBooked booked={booked} /> : null}</StatusRegion>
        <div>{body}</div>
      </Stack>
    </Drawer>
  );

  function shown(): Shown {
    if (booked) {
      return {
        title: t('items:collect.doneTitle'),
        body: <CollectionDone booked={booked} />,
        actions: <Button onClick={onClose}>{t('common:action.close')}</Button>,
      };
    }
    if (view === 'visit') {
      return {
        title: t('items:basket.visitTitle'),
        body: (
          <BasketVisit
            basket={{ draft, change }}
            country={country}
            rushing={null}
            failure={failure}
            onDone={() => setView(collection.isComplete ? 'review' : 'pieces')}
          />
        ),
      };
    }
    const title = t('items:collect.title');
    if (quote.isPending) {
      return {
        title,
        body: (
          <LoadingRegion>
            <Skeleton $height="12rem" />
          </LoadingRegion>
        ),
      };
    }
    if (!quote.data) return { title, body: <ErrorState onRetry={() => void quote.refetch()} isRetrying={quote.isFetching} /> };
    const { purpose } = quote.data;
    if (!purpose) return { title, body: <Text>{t('items:collect.full')}</Text> };
    if (view === 'pieces' || !isComplete || !draft.booking) {
      return {
        title,
        body: <CollectionPieces purpose={purpose} pieces={collection.pieces} trip={quote.data} onChange={(pieces) => change({ pieces })} />,
        actions: (
          <Button onClick={() => (stopAtWrongNumber() ? undefined : go(isComplete ? 'review' : 'visit'))}>
            {isComplete ? t('common:action.continue') : t('items:basket.chooseDate')}
          </Button>
        ),
      };
    }
    return {
      title,
      body: (
        <CollectionReview
          purpose={purpose}
          pieces={collection.pieces}
          booking={draft.booking}
          country={country}
          cost={quote.isPlaceholderData ? null : quote.data}
          failure={failure}
          onChangePieces={() => go('pieces')}
          onChangeVisit={() => go('visit')}
        />
      ),
      actions: (
        <Button isBusy={isPending} aria-disabled={quote.isPlaceholderData} onClick={() => void send()}>
          {failure && !isRefusal(failure) ? t('items:collect.again') : t('items:collect.confirm')}
        </Button>
      ),
    };
  }
}
