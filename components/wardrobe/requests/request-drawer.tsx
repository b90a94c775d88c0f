import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useSlotLine, useVisitPlace } from '@/components/booking/use-visit-place';
import { Button } from '@/components/ui/actions/button';
import { TextButton, TextLink } from '@/components/ui/actions/text-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { ChevronRightIcon } from '@/components/ui/page-icons';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Stack } from '@/components/ui/layout/stack';
import { BoxIcon, HangerIcon } from '@/components/ui/member-icons';
import { Drawer } from '@/components/ui/overlays/drawer';
import { useDialogView } from '@/components/ui/overlays/use-dialog-view';
import { Text } from '@/components/ui/text/text';
import { OpenList } from '@/components/wardrobe/list/open-list';
import { countryOfCurrency, REGIONS } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import type { ItemRequest } from '@/lib/contract/item-requests';
import { formatDate, formatTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { refetchNow } from '@/services/http/query-client';
import { itemRequestQuery, itemRequestsQuery } from '@/services/wardrobe/requests';
import { DOT } from '@/lib/text/join-words';
import { RequestFacts, LinePictures } from './request-facts';
import { useUndoRequest } from './use-undo-request';

/** All requests, newest first. */
function RequestList({ onShow }: { onShow: (id: string) => void }) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  const { data, isPending, isFetching, failureCount, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(itemRequestsQuery());
  if (isPending) {
    return <QueryLoading height="16rem" failures={failureCount} onRetry={() => void refetchNow(itemRequestsQuery().queryKey)} />;
  }
  if (!data) return <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />;
  const requests = data.pages.flatMap((page) => page.requests);
  if (requests.length === 0) return <EmptyState level={3} picture={<BoxIcon size={32} />} title={t('request.none')} />;
  return (
    <Stack $gap={5}>
      <OpenList>
        {requests.map(({ id, createdAt, status, lines, total, currency }) => (
          <li key={id}>
            <button type="button" onClick={() => onShow(id)}>
              <strong>{formatDate(createdAt, { localeTag, timeZone: REGIONS[countryOfCurrency(currency)].timeZone }, 'long')}</strong>
              <span>
                {[
                  t(`request.status.${status}`),
                  ...new Set(lines.map(({ action }) => t(`action.${action}`))),
                  total > 0 ? formatMoney({ amount: total, currency }, localeTag) : t('basket.included'),
                ].join(DOT)}
              </span>
              <LinePictures lines={lines} />
              <ChevronRightIcon size={20} />
            </button>
          </li>
        ))}
      </OpenList>
      {hasNextPage ? (
        <div>
          <Button variant="neutral" size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('request.more')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

/** The status of a request, its visit, and until when it can be cancelled. */
function RequestStanding({ request }: { request: ItemRequest }) {
  const { t } = useTranslation(['items', 'booking']);
  const placeOf = useVisitPlace();
  const slotLine = useSlotLine();
  const { localeTag } = useLocale();
  const { status, createdAt, booking, undoUntil, currency } = request;
  const country = countryOfCurrency(currency);
  const place = { localeTag, timeZone: REGIONS[country].timeZone };
  return (
    <>
      <DefinitionList
        entries={[
          { term: t('items:request.standing'), value: t(`items:request.status.${status}`) },
          { term: t('items:request.made'), value: formatDate(createdAt, place, 'long') },
          ...(booking
            ? [
                { term: t('items:visit.when'), value: slotLine({ ...booking, country }) },
                { term: t('items:visit.where'), value: placeOf(booking.address, country) },
                ...(booking.note.specialNote ? [{ term: t('items:request.note'), value: booking.note.specialNote }] : []),
              ]
            : []),
        ]}
      />
      {undoUntil ? (
        <Text $size="sm">
          {t('items:request.undoUntil', { date: formatDate(undoUntil, place, 'long'), time: formatTime(undoUntil, place) })}
        </Text>
      ) : null}
    </>
  );
}

/** Used in the query in place of an id. */
const ALL_REQUESTS = 'all';

interface Props {
  /** Request id from the query; `all` for the list. */
  id: string;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** A confirmed request with its price, available as long as the account exists; mails link here. */
export function RequestDrawer({ id, onShow, onClose }: Props) {
  const { t } = useTranslation(['items', 'common']);
  const isList = id === ALL_REQUESTS;
  const query = useQuery({ ...itemRequestQuery(id), enabled: !isList });
  const undo = useUndoRequest();
  const [isUndoing, setIsUndoing] = useState(false);
  const root = useDialogView(isList ? 'list' : 'request');
  const request = query.data ?? null;

  const takeBack = async () => {
    setIsUndoing(true);
    await undo(id);
    setIsUndoing(false);
  };
  return (
    <Drawer
      hasEntry
      isOpen
      title={!isList && request ? t('items:request.title', { number: request.number }) : t('items:request.all')}
      onClose={onClose}
      actions={
        !isList && request?.undoUntil ? (
          <Button key="undo" variant="neutral" isBusy={isUndoing} onClick={() => void takeBack()}>
            {t('items:undo.request')}
          </Button>
        ) : undefined
      }
    >
      <div ref={root}>{isList ? <RequestList onShow={onShow} /> : one()}</div>
    </Drawer>
  );

  function one() {
    if (query.isPending) {
      return <QueryLoading height="16rem" failures={query.failureCount} onRetry={() => void refetchNow(itemRequestQuery(id).queryKey)} />;
    }
    if (query.isError) return <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
    const back = (
      <div>
        <TextButton onClick={() => onShow(ALL_REQUESTS)}>{t('items:request.all')}</TextButton>
      </div>
    );
    if (!request) {
      return (
        <Stack $gap={5}>
          <EmptyState picture={<HangerIcon size={40} />} title={t('items:request.missing')} />
          {back}
        </Stack>
      );
    }
    return (
      <Stack $gap={5}>
        <RequestStanding request={request} />
        <RequestFacts request={request} />
        <TextLink isStandalone href={ROUTES.chat.path}>
          {t('items:visit.ask')}
        </TextLink>
        {back}
      </Stack>
    );
  }
}
