import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { Fragment, type ReactNode, useState } from 'react';
import { ROUTES } from '@/lib/config/routes';
import type { Booking } from '@/lib/contract/booking-calls';
import { visitChangeOf, type VisitChange } from '@/lib/domain/booking/visit-change';
import { formatMoney } from '@/lib/money';
import { refetchNow } from '@/services/http/query-client';
import { bookingsQuery } from '@/services/booking/visits';
import { itemRequestQuery } from '@/services/wardrobe/requests';
import { useSlotLine, VisitCountry, useVisitLocale } from '@/components/booking/use-visit-place';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Drawer } from '@/components/ui/overlays/drawer';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { TruckIcon } from '@/components/ui/member-icons';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { useDialogView } from '@/components/ui/overlays/use-dialog-view';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { RequestFacts } from '@/components/wardrobe/requests/request-facts';
import { useChangeVisit } from './use-change-visit';
import { useVisitSteps } from './use-visit-steps';
import { VisitHelp } from './visit-end';
import { VisitFacts, VisitRows } from './visit-facts';
import { VisitMove, VisitTroubleNotice } from './visit-move';

/** Consequences and cost of a cancellation, before confirmation. */
function VisitCancel({ booking, change }: { booking: Booking; change: Extract<VisitChange, { kind: 'open' }> }) {
  const { t } = useTranslation(['items', 'booking']);
  const { localeTag } = useVisitLocale();
  const { fetches } = booking;
  const when = useSlotLine()(booking, 'long');
  return (
    <Stack $gap={3}>
      <Text>
        <strong>{t(`items:summary.visit.${booking.kind}`)}</strong>
        <br />
        <span>{when}</span>
      </Text>
      <Text>
        {change.fee > 0
          ? t('items:visit.cancelFee', { price: formatMoney({ amount: change.fee, currency: booking.currency }, localeTag) })
          : t('items:visit.cancelFree')}
      </Text>
      <Text $tone="soft">{t(`items:visit.whatStays.${change.isOfBasket ? 'basket' : (fetches ?? 'order')}`)}</Text>
    </Stack>
  );
}

/** The request that the visit belongs to. */
function VisitRequest({ id }: { id: string }) {
  const { t } = useTranslation('items');
  const { data, isPending, isFetching, failureCount, refetch } = useQuery(itemRequestQuery(id));
  if (isPending) {
    return <QueryLoading height="8rem" failures={failureCount} onRetry={() => void refetchNow(itemRequestQuery(id).queryKey)} />;
  }
  if (data) {
    return (
      <section aria-label={t('request.show')}>
        <RequestFacts request={data} />
      </section>
    );
  }
  return data === null ? null : <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />;
}

interface Shown {
  title: string;
  body: ReactNode;
  actions?: ReactNode;
}

interface Props {
  /** The visit to open first; null: the list. */
  startId: string | null;
  onClose: () => void;
}

/** The upcoming visits, read from the provider: view, move and cancel. */
export function VisitDrawer({ startId, onClose }: Props) {
  const { t } = useTranslation(['items', 'common']);
  const { localeTag } = useLocale();
  const { data, isPending, isFetching, failureCount, refetch } = useQuery(bookingsQuery());
  const { view, show, change: goToChange, toVisit, toList } = useVisitSteps(startId);
  const changing = useChangeVisit(onClose);
  const [shownKind, setShownKind] = useState(view.kind);
  // What went wrong belongs to the step that is left, also by the browser's Back.
  if (shownKind !== view.kind) {
    setShownKind(view.kind);
    changing.forget();
  }
  const root = useDialogView(view.kind);
  const ahead = data?.filter(({ status }) => status === 'booked') ?? [];
  const booking = view.kind === 'list' ? null : (data?.find(({ id }) => id === view.id) ?? null);
  const { title, body: content, actions } = shown();
  return (
    // Separate buttons per view (keys): a button that changes its meaning under the finger would get a second press.
    <Drawer hasEntry isOpen title={title} onClose={onClose} actions={actions ? <Fragment key={view.kind}>{actions}</Fragment> : undefined}>
      <div ref={root}>
        <VisitCountry value={booking?.country ?? null}>{content}</VisitCountry>
      </div>
    </Drawer>
  );

  function shown(): Shown {
    const name = view.kind === 'list' ? t('items:visit.listTitle') : t('items:visit.title');
    if (isPending) {
      return {
        title: name,
        body: <QueryLoading height="8rem" failures={failureCount} onRetry={() => void refetchNow(bookingsQuery().queryKey)} />,
      };
    }
    if (!data) return { title: name, body: <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} /> };
    if (view.kind === 'list') {
      const none = <EmptyState level={3} picture={<TruckIcon size={32} />} title={t('items:summary.nothingBooked')} />;
      return { title: name, body: ahead.length === 0 ? none : <VisitRows visits={ahead} onOpen={({ id }) => show(id)} /> };
    }
    return booking ? ofVisit(booking) : { title: name, body: <Text>{t('items:visit.closed')}</Text>, actions: <Ask about={null} /> };
  }
  function ofVisit(visit: Booking): Shown {
    const change = visitChangeOf(visit);
    const back = () => toVisit(visit.id);
    const price = (amount: number) => formatMoney({ amount, currency: visit.currency }, localeTag);
    const trouble = <VisitTroubleNotice changing={changing} />;
    if (change.kind === 'open' && view.kind === 'move') {
      return {
        title: t('items:visit.moveTitle'),
        body: <VisitMove booking={visit} fee={change.fee} changing={changing} />,
        actions: (
          <>
            <Button variant="neutral" disabled={changing.isBusy} onClick={back}>
              {t('common:action.back')}
            </Button>
            <Button type="submit" form="visit-move" isBusy={changing.isBusy}>
              {change.fee > 0 ? t('items:visit.moveFor', { price: price(change.fee) }) : t('items:visit.move')}
            </Button>
          </>
        ),
      };
    }
    if (change.kind === 'open' && view.kind === 'cancel' && change.isCancellable) {
      return {
        title: t('items:visit.cancelTitle'),
        body: (
          <Stack $gap={5}>
            {trouble}
            <VisitCancel booking={visit} change={change} />
          </Stack>
        ),
        actions: (
          <>
            <Button variant="neutral" disabled={changing.isBusy} onClick={back}>
              {t('items:visit.keep')}
            </Button>
            <Button isBusy={changing.isBusy} onClick={() => void changing.cancel(visit, change.fee)}>
              {change.fee > 0 ? t('items:visit.cancelFor', { price: price(change.fee) }) : t('items:visit.cancel')}
            </Button>
          </>
        ),
      };
    }
    return {
      title: t('items:visit.title'),
      body: (
        <Stack $gap={5}>
          {trouble}
          <VisitFacts booking={visit} change={change} />
          {change.kind === 'open' ? <VisitHelp booking={visit} /> : null}
          {(visit.requestIds ?? (visit.requestId ? [visit.requestId] : [])).map((id) => (
            <VisitRequest key={id} id={id} />
          ))}
          {startId === null ? (
            <div>
              <Button size="small" variant="quiet" onClick={toList}>
                {t('items:visit.backToAll')}
              </Button>
            </div>
          ) : null}
        </Stack>
      ),
      actions:
        change.kind === 'closed' ? (
          <Ask about={visit.id} />
        ) : (
          <>
            {change.isCancellable ? (
              <Button variant="neutral" onClick={() => goToChange(visit.id, 'cancel')}>
                {t('items:visit.cancel')}
              </Button>
            ) : null}
            <Button onClick={() => goToChange(visit.id, 'move')}>{t('items:visit.move')}</Button>
          </>
        ),
    };
  }
}

function Ask({ about }: { about: string | null }) {
  const { t } = useTranslation('items');
  return (
    <ButtonLink href={about === null ? ROUTES.chat.path : `${ROUTES.chat.path}?about=booking:${encodeURIComponent(about)}`}>
      {t('visit.ask')}
    </ButtonLink>
  );
}
