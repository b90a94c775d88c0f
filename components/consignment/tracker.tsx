import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { formatDate } from '@/lib/dates';
import { CATEGORIES } from '@/lib/domain/consignment/piece';
import { refetchNow } from '@/services/http/query-client';
import { consignmentsQuery, type Consignment } from '@/services/consignment';
import { formatMoney } from '@/lib/money';
import { salesQuery } from '@/services/wardrobe/items';
import { Badge, type Tone } from '@/components/ui/feedback/badge';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { ItemPhoto } from '@/components/ui/media/item-photo';
import { HangerIcon } from '@/components/ui/member-icons';
import { Heading } from '@/components/ui/text/heading';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { DOT } from '@/lib/text/join-words';
import { isPieceCalledOff } from './sent-consignment';

type TrackedPiece = Consignment['pieces'][number];

const TONES: Partial<Record<TrackedPiece['state'], Tone>> = {
  rejected: 'danger',
  priced: 'warning',
  listed: 'info',
  sold: 'success',
  paid: 'success',
};

const Pieces = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr) auto;
    grid-template-rows: auto 1fr;
    gap: var(--space-1) var(--space-4);
    align-items: start;
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
  }
  & > li > :first-child {
    grid-row: span 2;
    overflow: hidden;
    border-radius: var(--radius-sm);
  }
  & > li > p {
    grid-column: 2 / -1;
  }
  & i {
    display: grid;
    place-items: center;
    aspect-ratio: 4 / 5;
    background: var(--sunken);
    color: var(--muted);
  }
`;

/** The status of each consigned piece. Hidden for members without consignments. */
export function Tracker() {
  const { t } = useTranslation('consignment');
  const { locale, localeTag, region } = useLocale();
  const { data, isPending, isError, isFetching, failureCount, refetch } = useQuery(consignmentsQuery());
  // Once a piece is in the wardrobe it has a name and a picture.
  const isKept = data?.some(({ pieces }) => pieces.some(({ itemId }) => itemId !== undefined)) ?? false;
  const sales = useQuery({ ...salesQuery(locale), enabled: isKept }).data?.items ?? [];
  if (isPending) {
    return <QueryLoading height="6rem" failures={failureCount} onRetry={() => void refetchNow(consignmentsQuery().queryKey)} />;
  }
  if (isError) return <ErrorState body={t('tracker.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data === null || data.length === 0) return null;
  const day = (moment: string) => formatDate(moment, { localeTag, timeZone: region.timeZone });
  return (
    <Stack $gap={5} as="section">
      <Heading level={3} look="h4">
        {t('tracker.title')}
      </Heading>
      {data.map((order) => (
        <div key={order.id}>
          <Heading level={4} look="label" style={{ marginBottom: 'var(--space-2)' }}>
            {t('tracker.order', { number: order.number, date: day(order.orderedAt) })}
          </Heading>
          <Pieces>
            {order.pieces.map((piece) => {
              const item = sales.find(({ id }) => id === piece.itemId);
              return (
                <li key={piece.id}>
                  {item ? (
                    <ItemPhoto image={item.picture} alt="" sizes="3rem" />
                  ) : (
                    <i>
                      <HangerIcon size={20} />
                    </i>
                  )}
                  <strong dir="auto">{item ? item.name : piece.brand}</strong>
                  <Badge $tone={TONES[piece.state]}>{t(`state.${piece.state}`)}</Badge>
                  <Text $size="sm" $tone="muted">
                    {[
                      categoryName(piece.category),
                      t('tracker.since', { date: day(piece.since) }),
                      isPieceCalledOff(piece) ? t('tracker.calledOff') : moneyOf(piece, order),
                    ]
                      .filter(Boolean)
                      .join(DOT)}
                  </Text>
                </li>
              );
            })}
          </Pieces>
        </div>
      ))}
    </Stack>
  );

  function categoryName(category: string): string {
    const known = CATEGORIES.find((candidate) => candidate === category);
    return known ? t(`category.${known}`) : category;
  }
  function moneyOf({ sale, askingPrice }: TrackedPiece, { currency }: Consignment): string | null {
    const money = (amount: number) => formatMoney({ amount, currency }, localeTag);
    if (sale) return t('tracker.sold', { price: money(sale.price), payout: money(sale.payout) });
    return askingPrice === undefined ? null : t('tracker.asking', { amount: money(askingPrice) });
  }
}
