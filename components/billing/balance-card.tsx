import { keepFocusInRegion } from '@/components/ui/overlays/use-focus-recovery';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { TextLink } from '@/components/ui/actions/text-link';
import { Badge } from '@/components/ui/feedback/badge';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/loading-region';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useToday } from '@/components/ui/hooks/use-today';
import { Card } from '@/components/ui/layout/card';
import { DateText } from '@/components/ui/text/date-text';
import { Heading } from '@/components/ui/text/heading';
import { Price } from '@/components/ui/text/price';
import { Text } from '@/components/ui/text/text';
import type { Elements } from '@/components/ui/theme/elements';
import { media } from '@/components/ui/theme/media';
import type { Currency } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { formatDate } from '@/lib/dates';
import { openBalance } from '@/lib/domain/billing/open-invoices';
import { cardValidity } from '@/lib/domain/payments/card-expiry';
import { formatMoney } from '@/lib/money';
import { balanceQuery, openInvoicesQuery } from '@/services/billing';
import { savedCardsQuery } from '@/services/payments/saved-cards';

const BalanceFrame = styled(Card)`
  display: grid;
  gap: var(--space-5);
  ${media.md} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;
const Root = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  justify-items: start;
  min-height: 6rem;
  & > h2 {
    color: var(--muted);
    font-size: var(--text-sm);
    font-weight: 500;
  }
  & > strong {
    font-family: var(--font-display);
    font-size: var(--text-h3);
    font-weight: var(--weight-heading);
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
  & > a[data-variant] {
    margin-top: var(--space-2);
  }
  ${media.belowMd} {
    min-height: 0;
    & + & {
      padding-top: var(--space-4);
      border-top: 1px solid var(--line);
    }
  }
  ${media.md} {
    & + & {
      padding-inline-start: var(--space-5);
      border-inline-start: 1px solid var(--line);
    }
  }
`;

/** One figure of the balance with its label. */
function BalanceFigure({ title, isLoading, children }: { title: string; isLoading: boolean; children: Elements }) {
  return (
    <Root>
      <Heading level={2} look="label">
        {title}
      </Heading>
      {isLoading ? (
        <LoadingRegion>
          <Skeleton $height="2rem" $width="9rem" />
        </LoadingRegion>
      ) : (
        children
      )}
    </Root>
  );
}

/** The amount due, the next charge and the card that pays it. A part that failed to load says so; it never shows a zero. */
export function BalanceCard({ currency }: { currency: Currency }) {
  const { t } = useTranslation('billing');
  const { localeTag, region } = useLocale();
  const balance = useQuery(balanceQuery(currency));
  // Fetched only when the balance is missing or incomplete: no such call, an older provider, or an error.
  const needsInvoices = balance.isError || (balance.isSuccess && balance.data?.firstDue === undefined);
  const invoices = useQuery({ ...openInvoicesQuery(), enabled: needsInvoices });
  const cards = useQuery(savedCardsQuery(currency));
  const card = cards.data?.find((candidate) => candidate.default);
  const open = invoices.data ? openBalance(invoices.data, currency) : null;
  // The server's sum if there is one, else the total of the open invoices.
  const due = balance.data
    ? { amount: balance.data.dueNow, count: balance.data.dueCount }
    : balance.isPending
      ? null
      : open && { amount: open.due, count: open.open.length };
  const firstDue = balance.data?.firstDue ?? open?.first?.id;
  const next = balance.data?.nextCharge;
  const creditUsed = balance.data?.creditUsed ?? null;
  const creditText = creditUsed ? (next ? 'balance.creditOff' : 'balance.creditCovers') : next ? null : 'balance.credit';
  const today = useToday();
  const validity = card ? cardValidity(card.expiry, today) : 'unknown';
  const day = (date: string, look: 'long' | 'medium' = 'long') => formatDate(date, { localeTag, timeZone: region.timeZone }, look);
  // Where the server does not say when an invoice was payable, the status of the open ones does.
  const overdue = balance.data?.overdue ?? null;
  const later = balance.data?.later ?? null;
  return (
    <BalanceFrame as="section" aria-label={t('balance.title')}>
      <BalanceFigure title={t('balance.dueNow')} isLoading={due === null && (balance.isPending || invoices.isPending)}>
        {due ? (
          <strong>
            <Price money={{ amount: due.amount, currency }} cents="always" />
          </strong>
        ) : (
          <Text $tone="muted">{t('balance.unknown')}</Text>
        )}
        {due ? (
          <Text $size="sm" $tone="muted">
            {due.count > 0 ? t('balance.dueCount', { count: due.count }) : later ? t('balance.nothingToday') : t('balance.nothingDue')}
          </Text>
        ) : null}
        {overdue ? (
          <Badge $tone="danger" style={{ whiteSpace: 'normal' }}>
            {t('balance.overdue', { count: overdue.count, date: day(overdue.since, 'medium') })}
          </Badge>
        ) : open && open.overdue > 0 ? (
          <Badge $tone="danger">{t('status.overdue')}</Badge>
        ) : null}
        {later ? (
          <Text $size="sm">
            {t('balance.later', {
              count: later.count,
              amount: formatMoney({ amount: later.amount, currency }, localeTag, { cents: 'always' }),
              date: day(later.by),
            })}
          </Text>
        ) : null}
        {later && due?.count === 0 ? (
          <TextLink isStandalone href={`${ROUTES.billings.path}/${encodeURIComponent(later.first)}`}>
            {t(later.count > 1 ? 'balance.seeFirst' : 'balance.seeLater')}
          </TextLink>
        ) : null}
        {firstDue && due && due.count > 0 ? (
          <ButtonLink size="small" href={`${ROUTES.billings.path}/${encodeURIComponent(firstDue)}`}>
            {t(due.count > 1 ? 'balance.pay' : 'balance.payOne')}
          </ButtonLink>
        ) : null}
      </BalanceFigure>
      {balance.data === null ? null : (
        <BalanceFigure title={t('balance.next')} isLoading={balance.isPending}>
          {next ? (
            <strong>
              <Price money={{ amount: next.amount, currency }} cents="always" />
            </strong>
          ) : null}
          {next ? (
            <Text $size="sm" $tone="muted">
              <DateText value={next.date} look="long" />
            </Text>
          ) : null}
          {balance.data && !next && !creditUsed ? <Text $tone="muted">{t('balance.nextNone')}</Text> : null}
          {balance.isError ? <Unknown query={balance} /> : null}
          {balance.data && balance.data.credit > 0 && creditText ? (
            <Text $size="sm">
              {t(creditText, {
                amount: formatMoney({ amount: creditUsed?.amount ?? balance.data.credit, currency }, localeTag),
                credit: formatMoney({ amount: balance.data.credit, currency }, localeTag),
                date: creditUsed ? day(creditUsed.date) : '',
              })}
            </Text>
          ) : null}
        </BalanceFigure>
      )}
      <BalanceFigure title={t('balance.card')} isLoading={cards.isPending}>
        {cards.data ? (
          <Text>{card ? t('cards.ending', { brand: card.brand, last4: card.last4 }) : t('balance.noCard')}</Text>
        ) : (
          <Unknown query={cards} />
        )}
        {card && validity === 'expiring-soon' ? (
          <Badge $tone="warning">{t('balance.cardEnds', { expiry: card.expiry })}</Badge>
        ) : card && validity === 'expired' ? (
          <Badge $tone="danger">{t('cards.expired', { expiry: card.expiry })}</Badge>
        ) : null}
        <TextLink isStandalone href={ROUTES.paymentMethod.path}>
          {t('balance.manage')}
        </TextLink>
      </BalanceFigure>
    </BalanceFrame>
  );
}

/** A figure that failed to load, with a Retry. */
function Unknown({ query }: { query: Pick<UseQueryResult, 'isFetching' | 'refetch'> }) {
  const { t } = useTranslation(['billing', 'common']);
  return (
    <>
      <Text $tone="muted">{t('billing:balance.unknown')}</Text>
      <Button ref={keepFocusInRegion} size="small" variant="neutral" isBusy={query.isFetching} onClick={() => void query.refetch()}>
        {t('common:action.retry')}
      </Button>
    </>
  );
}
