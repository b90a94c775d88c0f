import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { formatDate } from '@/lib/dates';
import { formatNumber } from '@/lib/text/format-number';
import { refetchNow } from '@/services/http/query-client';
import type { CallData } from '@/services/http/send-call';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { ChevronDownIcon } from '@/components/ui/icons';
import { Heading } from '@/components/ui/text/heading';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { media } from '@/components/ui/theme/media';
import { TextButton, TextLink } from '@/components/ui/actions/text-link';
import { factStyle, NextVisit } from '@/components/wardrobe/visits/next-visit';
import { PlanMeter } from './plan-meter';
import { type SummaryQuery, wardrobeSummaryQuery } from '@/services/wardrobe/items';
import { SummarySkeleton } from './wardrobe-skeleton';
import { DOT, spaced } from '@/lib/text/join-words';

const Root = styled.section`
  display: grid;
  border-block: 1px solid var(--line);
  & > div {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    padding-block: var(--space-4);
    min-width: 0;
    ${factStyle}
  }
  & > button {
    display: none;
  }
  /* On a phone one line says it all, and opens the rest: the clothes are what one came for. */
  ${media.belowMd} {
    & > button {
      display: flex;
      align-items: center;
      gap: var(--space-2);
      min-height: var(--target);
      padding-block: var(--space-2);
      font-size: var(--text-sm);
      line-height: 1.4;
      text-align: start;
    }
    & > button > span {
      flex: 1;
      min-width: 0;
    }
    & > button > svg {
      flex: none;
      color: var(--muted);
    }
    &[data-open='true'] > button > svg {
      rotate: 180deg;
    }
    &[data-open='false'] > div {
      display: none;
    }
    & > div {
      border-top: 1px solid var(--line);
    }
  }
  ${media.md} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    & > div {
      padding-inline: var(--space-5);
    }
    & > button + div {
      padding-inline-start: 0;
    }
    & > div + div {
      border-inline-start: 1px solid var(--line);
    }
  }
`;

interface Props {
  /** Null: not available from this provider. */
  summary: SummaryQuery | null;
  onShowPrices: () => void;
  onShowRequests: () => void;
}

/** The plan's usage, the next visit, and open decisions; the space is reserved until they load. */
export function RoomSummary({ summary, ...ways }: Props) {
  const { t } = useTranslation('items');
  if (summary === null) return null;
  if (summary.data) return <Summary summary={summary.data} {...ways} />;
  if (summary.isPending) {
    return (
      <QueryLoading failures={summary.failureCount} onRetry={() => void refetchNow(wardrobeSummaryQuery().queryKey)}>
        <SummarySkeleton />
      </QueryLoading>
    );
  }
  return (
    <ErrorState
      title={t('summary.failed')}
      body={t('summary.failedBody')}
      onRetry={() => void summary.refetch()}
      isRetrying={summary.isFetching}
    />
  );
}

function Summary({
  summary: { plan, nextBooking, visitCount, pricesToApprove },
  onShowPrices,
  onShowRequests,
}: Omit<Props, 'summary'> & { summary: CallData<'wardrobeSummary'> }) {
  const { t } = useTranslation('items');
  const { localeTag, region } = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const number = (value: number) => formatNumber(value, localeTag);
  const line = [
    pricesToApprove > 0 ? t('summary.prices', { count: pricesToApprove }) : null,
    plan ? t('summary.used', { used: number(plan.itemsUsed), allowed: number(plan.itemsAllowed) }) : t('summary.plan'),
    nextBooking
      ? `${t(`summary.visit.${nextBooking.kind}`)} ${formatDate(nextBooking.date, { localeTag, timeZone: region.timeZone }, 'short')}`
      : null,
  ];
  const planAction = !plan ? 'summary.seePlans' : plan.itemsUsed >= plan.itemsAllowed ? 'summary.addPlaces' : 'summary.change';
  const requests = <TextButton onClick={onShowRequests}>{t('request.all')}</TextButton>;
  return (
    <Root aria-label={t('summary.label')} data-open={isOpen}>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span>{line.filter(Boolean).join(DOT)}</span>
        <ChevronDownIcon size={18} />
      </button>
      <div>
        <Heading level={2} look="label">
          {t('summary.plan')}
        </Heading>
        {plan ? <PlanMeter plan={plan} /> : null}
        <p>
          {plan ? null : <span>{spaced(t('summary.noPlan'))}</span>}
          <TextLink href={(plan ? ROUTES.plan : ROUTES.servicesPricing).path}>{t(planAction)}</TextLink>
        </p>
      </div>
      <div>
        <Heading level={2} look="label">
          {t('summary.next')}
        </Heading>
        <NextVisit
          next={nextBooking}
          count={visitCount ?? 1}
          nothing={
            <>
              <p>{t('summary.nothingBooked')}</p>
              <p>{requests}</p>
            </>
          }
        >
          {requests}
        </NextVisit>
      </div>
      {pricesToApprove > 0 ? (
        <div>
          <Heading level={2} look="label">
            {t('summary.sales')}
          </Heading>
          <p>
            <strong>{t('summary.prices', { count: pricesToApprove })}</strong>
          </p>
          <p>
            <TextButton onClick={onShowPrices}>{t('summary.showPrices')}</TextButton>
          </p>
        </div>
      ) : null}
    </Root>
  );
}
