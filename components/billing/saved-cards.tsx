import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { publicEnv } from '@/lib/config/env';
import { cardValidity } from '@/lib/domain/payments/card-expiry';
import { savedCardsQuery } from '@/services/payments/saved-cards';
import { refetchNow } from '@/services/http/query-client';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Heading } from '@/components/ui/text/heading';
import { CreditCardIcon } from '@/components/ui/member-icons';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { media } from '@/components/ui/theme/media';
import { Stack } from '@/components/ui/layout/stack';
import { RetryingNotice } from '@/components/ui/feedback/retrying-notice';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useToday } from '@/components/ui/hooks/use-today';
import { AddCard } from './add-card';
import { RowsSkeleton } from './billing-skeleton';
import { CardActions } from './card-actions';
import { CardRow } from './card-row';

/** Layout: the cards, with the form for a new one beside them. */
const Root = styled.div`
  display: grid;
  gap: var(--space-7) clamp(2rem, 5vw, 5rem);
  align-items: start;
  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
  }
`;

/** The cards in this site's currency, and the form for a new one. */
export function SavedCards() {
  const { t } = useTranslation('billing');
  const { region } = useLocale();
  const [message, setMessage] = useState<string | null>(null);
  const query = savedCardsQuery(region.currency);
  const { data, isPending, isError, isFetching, failureCount, refetch } = useQuery(query);
  const today = useToday();
  if (isPending) {
    return (
      <Stack $gap={4}>
        <RetryingNotice text={t('list.stillTrying')} failures={failureCount} onRetry={() => void refetchNow(query.queryKey)} />
        <LoadingRegion>
          <RowsSkeleton rows={2} />
        </LoadingRegion>
      </Stack>
    );
  }
  if (isError && !data) {
    return (
      <ErrorState title={t('cards.failedTitle')} body={t('cards.failedBody')} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  return (
    <Root>
      {data.length === 0 ? (
        <EmptyState picture={<CreditCardIcon size={32} />} title={t('cards.emptyTitle')} body={t('cards.emptyBody')} />
      ) : (
        <section>
          <Heading level={2} look="h3">
            {t('cards.list')}
          </Heading>
          <ul>
            {data.map((card) => {
              const validity = cardValidity(card.expiry, today);
              return (
                <CardRow key={card.id} card={card} validity={validity}>
                  {publicEnv.extApi ? (
                    <CardActions card={card} isOnly={data.length === 1} isExpired={validity === 'expired'} onChanged={setMessage} />
                  ) : null}
                </CardRow>
              );
            })}
          </ul>
          <Text role="status" $size="sm" $tone="muted" style={{ marginTop: 'var(--space-3)' }}>
            {message}
          </Text>
        </section>
      )}
      <AddCard isFirst={data.length === 0} />
    </Root>
  );
}
