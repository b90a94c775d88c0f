import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/actions/button';
import { TextButton, TextLink } from '@/components/ui/actions/text-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { useLeaveQuery } from '@/components/ui/hooks/use-leave-query';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import { useToday } from '@/components/ui/hooks/use-today';
import { useWriteQuery } from '@/components/ui/hooks/use-write-query';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { HangerIcon } from '@/components/ui/member-icons';
import { Heading } from '@/components/ui/text/heading';
import { PayoutPanel } from '@/components/wardrobe/payout/payout-panel';
import { useLiveWardrobe } from '@/components/wardrobe/room/use-live-wardrobe';
import { countryOfCurrency, REGIONS } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { calendarDateOf, formatDate } from '@/lib/dates';
import { PAYOUT_DAYS } from '@/lib/domain/consignment/markdown';
import { refetchNow } from '@/services/http/query-client';
import { consignmentsQuery, type Consignment } from '@/services/consignment';
import { isNotOffered } from '@/services/http/query-failure';
import { salesQuery, wardrobeSummaryQuery } from '@/services/wardrobe/items';
import { groupSales, SALE_GROUPS } from './model/sales-book';
import { SaleRow, SaleRows } from './sale-row';
import { SaveStatement } from './save-statement';
import { SalesFigures } from './sales-figures';
import { SalesSkeleton } from './sales-skeleton';
import { CATEGORIES } from '@/lib/domain/consignment/piece';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { Text } from '@/components/ui/text/text';

const TEXTS = ['consignment'] as const;

type Expected = Consignment['pieces'][number] & Pick<Consignment, 'number' | 'booking'>;

/** Pieces of an order that wait for their collection; of a cancelled one they stay at home. */
function expectedOf(orders: readonly Consignment[]): Expected[] {
  return orders.flatMap(({ number, booking, pieces }) =>
    pieces
      .filter(({ state, itemId }) => state === 'requested' && itemId === undefined)
      .map((piece) => ({ ...piece, number, ...(booking ? { booking } : {}) })),
  );
}

/** Rows of pieces that are not in the wardrobe yet, so they have neither a name nor a picture. */
function ExpectedPieces({ pieces }: { pieces: readonly Expected[] }) {
  const { t } = useTranslation(['sales', 'consignment']);
  const { localeTag, region } = useLocale();
  const texts = useLazyTexts(TEXTS);
  const date = (value: string) => formatDate(value, { localeTag, timeZone: region.timeZone }, 'medium');
  const nameOf = (category: string) => {
    const known = CATEGORIES.find((candidate) => candidate === category);
    return texts.status === 'ready' && known ? t(`consignment:category.${known}`) : '';
  };
  return pieces.map(({ id, brand, category, number, booking }) => (
    <li key={id}>
      <span style={{ display: 'grid', placeItems: 'center', aspectRatio: '4 / 5', background: 'var(--sunken)', color: 'var(--muted)' }}>
        <HangerIcon size={24} />
      </span>
      <div>
        <strong dir="auto">{brand}</strong>
        <Text $size="sm" $tone="soft">
          {nameOf(category)}
        </Text>
        <Text $size="sm" $tone="soft">
          {booking ? t('sales:fact.expected', { date: date(booking.date), number }) : t('sales:fact.ordered', { number })}
        </Text>
      </div>
    </li>
  ));
}

const SaleDrawer = clientOnly(() => import('./sale-drawer').then((part) => part.SaleDrawer));

const Section = styled.section`
  display: grid;
  gap: var(--space-2);
  scroll-margin-top: calc(var(--header-height) + 1rem);
  &[data-form] {
    max-width: 36rem;
  }
`;

/** How many paid sales are shown before one asks for all. */
const PAID_SHOWN = 5;
const TO_STORED = `${ROUTES.items.path}?place=stored`;
const TO_TERMS = `${ROUTES.servicesPricing.path}?type=sell`;

/** A seller's whole business by station: first what waits for them, last what was paid. */
export function SalesRoom() {
  const { t } = useTranslation('sales');
  const { locale } = useLocale();
  const today = useToday();
  const query = useQuery(salesQuery(locale));
  const orders = useQuery(consignmentsQuery());
  const openId = useQueryValue('piece');
  const writeQuery = useWriteQuery();
  const [hasAllPaid, setHasAllPaid] = useState(false);
  useLiveWardrobe(locale);
  const open = useCallback((id: string) => writeQuery('push', (address) => ({ ...address, piece: id })), [writeQuery]);
  const leave = useLeaveQuery();
  const close = useCallback(() => leave(['piece']), [leave]);

  if (!query.data) {
    if (query.isPending) {
      return (
        <QueryLoading failures={query.failureCount} onRetry={() => void refetchNow(salesQuery(locale).queryKey)}>
          <SalesSkeleton />
        </QueryLoading>
      );
    }
    return isNotOffered(query.error) ? (
      <NothingYet />
    ) : (
      <ErrorState title={t('failed')} body={t('failedBody')} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    );
  }
  const { items, currency } = query.data;
  const expected = expectedOf(orders.data ?? []);
  if (items.length === 0 && expected.length === 0) return <NothingYet />;
  const country = countryOfCurrency(currency);
  const day = { today, dayOf: (moment: string) => calendarDateOf(moment, REGIONS[country].timeZone) };
  const groups = groupSales(items, day);
  const opened = items.find(({ id }) => id === openId);
  return (
    <Stack $gap={7}>
      <SalesFigures items={items} listed={groups.listed.length} currency={currency} />
      <div>
        <ButtonLink href={TO_STORED} size="small">
          {t('more')}
        </ButtonLink>
      </div>
      {SALE_GROUPS.map((group) => {
        const all = groups[group];
        const isWithUs = group === 'withUs';
        if (all.length === 0 && !(isWithUs && expected.length > 0)) return null;
        const shown = group === 'paid' && !hasAllPaid ? all.slice(0, PAID_SHOWN) : all;
        return (
          <Section key={group} aria-labelledby={`sales-${group}`}>
            <Heading level={2} look="h4" id={`sales-${group}`}>
              {t(`group.${group}`, { count: PAYOUT_DAYS })}
            </Heading>
            <SaleRows>
              {shown.map((item) => (
                <SaleRow key={item.id} item={item} currency={currency} day={day} onOpen={open} />
              ))}
              {isWithUs ? <ExpectedPieces pieces={expected} /> : null}
            </SaleRows>
            {shown.length < all.length ? (
              <div>
                <TextButton onClick={() => setHasAllPaid(true)}>{t('allPaid', { count: all.length })}</TextButton>
              </div>
            ) : null}
          </Section>
        );
      })}
      {/* Below what waits for a decision. */}
      <Cluster style={{ columnGap: 'var(--space-5)' }}>
        <SaveStatement items={items} currency={currency} dayOf={day.dayOf} />
      </Cluster>
      <Section id="payout" data-form aria-labelledby="sales-payout">
        <Heading level={2} look="h4" id="sales-payout">
          {t('payout')}
        </Heading>
        <PayoutPanel region={country} />
      </Section>
      <div>
        <TextLink isStandalone href={TO_TERMS}>
          {t('terms')}
        </TextLink>
      </div>
      {opened?.consignment ? <SaleDrawer key={opened.id} item={opened} currency={currency} onClose={close} /> : null}
    </Stack>
  );
}

/** Who stores nothing sells from home: there is nothing to choose from. */
function NothingYet() {
  const { t } = useTranslation('sales');
  const { data, isPending } = useQuery(wardrobeSummaryQuery());
  const isStoring = data?.countsByState.some(({ state, count }) => state === 'stored' && count > 0);
  return (
    <EmptyState
      picture={<HangerIcon size={40} />}
      title={t('empty.title')}
      body={t('empty.body')}
      actions={
        isPending ? undefined : (
          <>
            {isStoring ? <ButtonLink href={TO_STORED}>{t('empty.choose')}</ButtonLink> : null}
            <ButtonLink href={TO_TERMS} variant={isStoring ? 'neutral' : 'primary'}>
              {t('terms')}
            </ButtonLink>
          </>
        )
      }
    />
  );
}
