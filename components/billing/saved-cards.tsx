import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useToday } from '@/components/ui/hooks/use-today';
import { CreditCardIcon } from '@/components/ui/member-icons';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { media } from '@/components/ui/theme/media';
import { publicEnv } from '@/lib/config/env';
import type { PaymentMethod } from '@/lib/contract/billing';
import { cardValidity, type CardValidity } from '@/lib/domain/payments/card-expiry';
import { refetchNow } from '@/services/http/query-client';
import { useCallMutation } from '@/services/http/use-call-mutation';
import { savedCardsQuery, useInvalidateCards } from '@/services/payments/saved-cards';
import { AddCard } from './add-card';
import { FailureAlert } from '@/components/payments/failure-reason';
import { RowsSkeleton } from './rows-skeleton';
import { RemoveCardDialog } from './remove-card-dialog';

const CardRowRoot = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding-block: var(--space-4);
  border-bottom: 1px solid var(--line);
  & > svg {
    color: var(--muted);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }
  /* Their words stand below the card's, not their rims. */
  & > div + div {
    grid-column: 2;
    margin-inline-start: -0.5rem;
  }
  & strong {
    font-weight: 550;
  }
  ${media.md} {
    grid-template-columns: auto 1fr auto;
    & > div + div {
      grid-column: 3;
      margin-inline: 0 -0.5rem;
      justify-content: end;
    }
  }
`;

/** One saved card with its actions below, or at the end of the row where there is room. */
function CardRow({ card, validity, children }: { card: PaymentMethod; validity: CardValidity; children?: ReactNode }) {
  const { t } = useTranslation('billing');
  return (
    <CardRowRoot>
      <CreditCardIcon size={24} />
      <div>
        <strong>{t('cards.ending', { brand: card.brand, last4: card.last4 })}</strong>
        <Text as="span" $size="sm" $tone="muted">
          {t(validity === 'expired' ? 'cards.expired' : 'cards.expiry', { expiry: card.expiry })}
        </Text>
        {card.default ? <Badge>{t('cards.default')}</Badge> : null}
        {validity === 'expiring-soon' ? <Badge $tone="warning">{t('cards.expiringSoon')}</Badge> : null}
        {validity === 'expired' ? <Badge $tone="danger">{t('cards.isExpired')}</Badge> : null}
      </div>
      {children ? <div>{children}</div> : null}
    </CardRowRoot>
  );
}

interface Props {
  card: PaymentMethod;
  isOnly: boolean;
  isExpired: boolean;
  /** Announces a change for the whole list. */
  onChanged: (message: string) => void;
}

function CardActions({ card, isOnly, isExpired, onChanged }: Props) {
  const { t } = useTranslation('billing');
  const [isAsking, setIsAsking] = useState(false);
  const { failure, isPending, run } = useCallMutation('makeDefaultPaymentMethod');
  const invalidateCards = useInvalidateCards();
  const named = { brand: card.brand, last4: card.last4 };

  const makeDefault = async () => {
    const outcome = await run({ params: { id: card.id } });
    await invalidateCards();
    if (outcome?.kind === 'ok') onChanged(t('cards.isDefaultNow', named));
  };
  // An answer can be lost, but the refetched list shows what was done.
  const shown = card.default ? null : failure;
  return (
    <>
      {card.default || isExpired ? null : (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('cards.makeDefaultOf', named)}
          isBusy={isPending}
          onClick={() => void makeDefault()}
        >
          {t('cards.makeDefault')}
        </Button>
      )}
      <Button size="small" variant="quiet" aria-label={t('cards.removeOf', named)} onClick={() => setIsAsking(true)}>
        {t('cards.remove')}
      </Button>
      <FailureAlert failure={shown} title={t('cards.changeFailed')} />
      {isAsking ? (
        <RemoveCardDialog card={card} isOnly={isOnly} onClose={() => setIsAsking(false)} onRemoved={() => onChanged(t('cards.removed'))} />
      ) : null}
    </>
  );
}

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
      <QueryLoading failures={failureCount} onRetry={() => void refetchNow(query.queryKey)}>
        <RowsSkeleton rows={2} />
      </QueryLoading>
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
