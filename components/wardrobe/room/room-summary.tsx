import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { CallData } from '@/services/http/send-call';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { media } from '@/components/ui/theme/media';
import { TextButton } from '@/components/ui/actions/text-button';
import { TextLink } from '@/components/ui/actions/text-link';
import { NextVisit } from '@/components/wardrobe/visits/next-visit';
import { PlanMeter } from './plan-meter';
import type { SummaryQuery } from './summary-query';
import { SummarySkeleton } from './wardrobe-skeleton';

const Root = styled.section`
  display: grid;
  border-block: 1px solid var(--line);
  & > div {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    padding-block: var(--space-4);
    min-width: 0;
  }
  & > div + div {
    border-top: 1px solid var(--line);
  }
  & > div > h2 {
    font-size: var(--text-xs);
    font-weight: 500;
    color: var(--muted);
  }
  & > div > p {
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  & > div > p > strong {
    display: block;
    font-family: var(--font-display);
    font-size: var(--text-h4);
    font-weight: var(--weight-heading);
    line-height: 1.3;
  }
  /* On a phone the visit and the sales stand beside each other: the clothes are what one came for. */
  ${media.belowMd} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > div:first-child,
    & > div:nth-child(2):last-child {
      grid-column: 1 / -1;
    }
    & > div:nth-child(3) {
      border-inline-start: 1px solid var(--line);
      padding-inline-start: var(--space-4);
    }
    & > div:nth-child(2) {
      padding-inline-end: var(--space-3);
    }
  }
  ${media.md} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    & > div {
      padding-inline: var(--space-5);
    }
    & > div:first-child {
      padding-inline-start: 0;
    }
    & > div + div {
      border-top: 0;
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
      <LoadingRegion>
        <SummarySkeleton />
      </LoadingRegion>
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
  const requests = <TextButton onClick={onShowRequests}>{t('request.all')}</TextButton>;
  return (
    <Root aria-label={t('summary.label')}>
      {plan ? (
        <div>
          <h2>{t('summary.plan')}</h2>
          <PlanMeter plan={plan} />
        </div>
      ) : (
        <div>
          <h2>{t('summary.plan')}</h2>
          <p>
            <span>{`${t('summary.noPlan')} `}</span>
            <TextLink href={ROUTES.servicesPricing.path}>{t('summary.seePlans')}</TextLink>
          </p>
        </div>
      )}
      <div>
        <h2>{t('summary.next')}</h2>
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
          <h2>{t('summary.sales')}</h2>
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
