import { type UseQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { countryOfCurrency, REGIONS, type RegionCode } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import type { BookCollection } from '@/lib/contract/booking';
import type { RequestQuote } from '@/lib/contract/item-requests';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { REQUEST_ACTIONS } from '@/lib/contract/wardrobe-names';
import { formatDate, formatTime } from '@/lib/dates';
import { slotRange } from '@/lib/domain/booking/slots';
import { FREE_AFTER_BOOKING_MINUTES } from '@/lib/domain/booking/visit-change';
import { arrivedBefore } from '@/components/wardrobe/model/arrived-before';
import { formatMoney } from '@/lib/money';
import type { BasketLine } from '@/lib/domain/wardrobe/item-basket';
import { randomId } from '@/lib/random-id';
import { refetchNow } from '@/services/http/query-client';
import { isRefusal, type ActionFailure } from '@/services/http/outcome';
import { itemRequestsQuery } from '@/services/wardrobe/requests';
import { useVisitPlace } from '@/components/booking/use-visit-place';
import { DateText } from '@/components/ui/text/date-text';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Heading } from '@/components/ui/text/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { Price } from '@/components/ui/text/price';
import { Text } from '@/components/ui/text/text';
import { TextButton, TextLink } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useWriteQuery } from '@/components/ui/hooks/use-write-query';
import { clientOnly, dynamicLoading } from '@/components/ui/feedback/client-only';
import { Skeleton, StatusRegion } from '@/components/ui/feedback/loading-region';
import { StillTrying } from '@/components/ui/feedback/query-loading';
import { BasketLineCard } from './basket-line-card';
import type { BasketControl } from './use-basket';
import { useFailureText } from '@/components/payments/use-failure-text';
import { DOT, joinSentences, spaced } from '@/lib/text/join-words';

const AgreeToSelling = clientOnly(
  () => import('@/components/wardrobe/selling/agree-to-selling').then((part) => part.AgreeToSelling),
  dynamicLoading(() => <Skeleton $height="12rem" />),
);

interface EarlierRequestProps {
  basket: BasketControl;
  /** Pieces with another open request. */
  busyIds: readonly string[];
}

/** A basket whose answer was lost: the conflict found on retry is the basket's own request, which was booked. */
function EarlierRequest({ basket, busyIds }: EarlierRequestProps) {
  const { t } = useTranslation('items');
  const writeQuery = useWriteQuery();
  const { data } = useInfiniteQuery(itemRequestsQuery());
  const busy = basket.draft.basket.lines.filter(({ itemId }) => busyIds.includes(itemId));
  const found = arrivedBefore(busy, data?.pages.flatMap(({ requests }) => requests) ?? []);
  if (!found) return null;
  const takeOut = () => {
    found.itemIds.forEach(basket.remove);
    // Everything was booked: show the request.
    if (found.itemIds.length === basket.draft.basket.lines.length) writeQuery('push', (query) => ({ ...query, request: found.request.id }));
    // The key is used up: the rest is a new basket.
    basket.change({ attempt: randomId() });
  };
  return (
    <Notice tone="info" title={t('basket.arrived.title', { number: found.request.number })}>
      <span>{t('basket.arrived.body', { count: found.itemIds.length })}</span>
      <p>
        <TextButton onClick={takeOut}>{t('basket.arrived.remove')}</TextButton>
      </p>
    </Notice>
  );
}

interface BasketTermsProps {
  lines: readonly BasketLine[];
  quote: RequestQuote | undefined;
}

/** When it is charged and until when it can be cancelled free of charge; shown before confirmation. */
export function BasketTerms({ lines, quote }: BasketTermsProps) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  if (!quote) return null;
  const { currency } = quote;
  const place = { localeTag, timeZone: REGIONS[countryOfCurrency(currency)].timeZone };
  const undo = quote.visit
    ? ofVisit(quote.visit)
    : t(lines.every(({ action }) => action === 'donate') ? 'basket.terms.donate' : 'basket.terms.stay');
  return (
    <Text $size="xs" $tone="muted">
      {joinSentences(quote.total > 0 && t('basket.terms.invoiced'), undo)}
    </Text>
  );

  function ofVisit({ lateChangeFee, freeUntil }: NonNullable<RequestQuote['visit']>): string {
    const price = formatMoney({ amount: lateChangeFee, currency }, localeTag);
    if (freeUntil === undefined) return t('basket.terms.visit', { price });
    if (freeUntil === null) return t('basket.terms.visitSoon', { price, minutes: FREE_AFTER_BOOKING_MINUTES });
    return t('basket.terms.visitUntil', { price, date: formatDate(freeUntil, place, 'long'), time: formatTime(freeUntil, place) });
  }
}

const Root = styled.div`
  display: grid;
  gap: var(--space-5);
  & > section {
    display: grid;
    gap: var(--space-2);
  }
  & > section > ul {
    border-top: 1px solid var(--line);
  }
`;

interface Props {
  basket: BasketControl;
  items: readonly WardrobeItem[];
  quote: UseQueryResult<RequestQuote>;
  booking: BookCollection | null;
  country: RegionCode;
  failure: ActionFailure | null;
  onChangeVisit: () => void;
  /** “Confirm” was pressed, but a required note is missing. */
  isAsked: boolean;
}

export function BasketContents({ basket, items, quote, booking, country, failure, onChangeVisit, isAsked }: Props) {
  const { t } = useTranslation(['items', 'booking']);
  const failureText = useFailureText();
  const placeOf = useVisitPlace();
  const { lines } = basket.draft.basket;
  const { data } = quote;
  const busyIds = data?.lines.filter(({ problem }) => problem === 'unavailable').map(({ itemId }) => itemId) ?? [];

  return (
    <Root>
      {failure ? <Notice tone="danger" role="alert" {...said(failure)} /> : null}
      <StatusRegion>{busyIds.length > 0 ? <EarlierRequest basket={basket} busyIds={busyIds} /> : null}</StatusRegion>
      {data?.isPaused ? (
        <Notice tone="warning" title={t('items:basket.paused.title')}>
          <span>{spaced(t('items:basket.paused.body'))}</span>
          <TextLink href={ROUTES.billings.path}>{t('items:basket.paused.action')}</TextLink>
        </Notice>
      ) : null}
      {booking ? (
        <section aria-labelledby="basket-visit">
          <Heading level={3} look="label" id="basket-visit">
            {t('items:basket.visit')}
          </Heading>
          <Text $size="sm">
            <DateText value={booking.date.date} look="day" />
            <span>{`${DOT}${slotRange(booking.date.time)}`}</span>
            <br />
            <span dir="auto">{placeOf(booking.address, country)}</span>
          </Text>
          {data?.joins ? (
            <Notice tone="success" title={t('items:join.joined')}>
              {t('items:join.joinedBody', { number: data.joins.number })}
            </Notice>
          ) : null}
          <div>
            <TextButton onClick={onChangeVisit}>{t('items:basket.changeVisit')}</TextButton>
          </div>
        </section>
      ) : null}
      {REQUEST_ACTIONS.map((action) => {
        const own = lines.filter((line) => line.action === action);
        if (own.length === 0) return null;
        return (
          <section key={action} aria-labelledby={`basket-${action}`}>
            <Heading level={3} look="label" id={`basket-${action}`}>
              {t(`items:basket.group.${action}`, { count: own.length })}
            </Heading>
            <ul>
              {own.map((line) => (
                <BasketLineCard
                  key={line.itemId}
                  line={line}
                  item={items.find(({ id }) => id === line.itemId) ?? null}
                  quoted={data?.lines.find(({ itemId }) => itemId === line.itemId) ?? null}
                  currency={data?.currency ?? null}
                  basket={basket}
                  isAsked={isAsked}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {quote.isPending ? <StillTrying failures={quote.failureCount} onRetry={() => void refetchNow(['wardrobe', 'quote'])} /> : null}
      {quote.isError ? (
        <ErrorState
          title={t('items:basket.noPrice')}
          body={t('items:basket.noPriceBody')}
          onRetry={() => void quote.refetch()}
          isRetrying={quote.isFetching}
        />
      ) : null}
      {data && (data.extras.length > 0 || data.usesFreeDelivery || data.usesFreeRush) ? (
        <section aria-labelledby="basket-extras">
          <Heading level={3} look="label" id="basket-extras">
            {t('items:basket.extras')}
          </Heading>
          <DefinitionList
            entries={[
              ...data.extras.map(({ extra, price }) => ({
                term: t(`items:extra.${extra}`),
                value: <Price money={{ amount: price, currency: data.currency }} />,
              })),
              ...(data.usesFreeDelivery
                ? [{ term: t('items:basket.freeDelivery'), value: <Price money={{ amount: 0, currency: data.currency }} /> }]
                : []),
              ...(data.usesFreeRush
                ? [{ term: t('items:basket.freeRush'), value: <Price money={{ amount: 0, currency: data.currency }} /> }]
                : []),
            ]}
          />
        </section>
      ) : null}
      {lines.some(({ action }) => action === 'sell') ? (
        <AgreeToSelling
          country={country}
          hasAgreed={basket.draft.hasAgreedToSell}
          onAgree={(hasAgreedToSell) => basket.change({ hasAgreedToSell })}
          isAsked={isAsked}
        />
      ) : null}
      <BasketTerms lines={lines} quote={data} />
    </Root>
  );

  function said(why: ActionFailure): { title: string; children: string } {
    // The first attempt did arrive: it was booked without later changes.
    if (why.kind === 'rejected' && why.code === 'IDEMPOTENCY_MISMATCH') {
      return { title: t('items:basket.sentBefore.title'), children: t('items:basket.sentBefore.body') };
    }
    return { title: failureText(why), children: isRefusal(why) ? t('items:basket.nothingCharged') : t('items:basket.unknown') };
  }
}
