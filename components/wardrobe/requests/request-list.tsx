import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { REGIONS } from '@/lib/config/regions';
import { countryOfCurrency } from '@/lib/domain/booking/visit-country';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { itemRequestsQuery } from '@/services/wardrobe/requests';
import { Button } from '@/components/ui/actions/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { ChevronRightIcon } from '@/components/ui/icons';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { LinePictures } from './line-pictures';
import { OpenList } from '@/components/wardrobe/list/open-list';

/** All requests, newest first. */
export function RequestList({ onShow }: { onShow: (id: string) => void }) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  const { data, isPending, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(itemRequestsQuery());
  if (isPending) {
    return (
      <LoadingRegion>
        <Skeleton $height="16rem" />
      </LoadingRegion>
    );
  }
  if (!data) return <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />;
  const requests = data.pages.flatMap((page) => page.requests);
  if (requests.length === 0) return <Text>{t('request.none')}</Text>;
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
                ].join(' · ')}
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
