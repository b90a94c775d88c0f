import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { openBalance } from '@/lib/domain/billing/open-invoices';
import { openInvoicesQuery } from '@/services/billing/open-invoices-query';
import { paymentMethodsQuery } from '@/services/billing/payment-methods-query';
import { queryClient } from '@/services/http/query-client';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import { media } from '@/components/ui/media';
import { Price } from '@/components/ui/price';
import { Skeleton } from '@/components/ui/skeleton';
import { Text } from '@/components/ui/text';
import { TextLink } from '@/components/ui/text-link';
import { useLocale } from '@/components/ui/use-locale';

const Root = styled(Card)`
  display: grid;
  gap: var(--space-5);
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  & > div { display: grid; gap: var(--space-1); align-content: start; }
  & strong { font-family: var(--font-display); font-size: var(--text-h3); font-weight: var(--weight-heading); line-height: 1.3; }
`;

/** What is owed and which card would pay it. A part that did not load says so; it never shows a zero. */
export function BalanceCard() {
  const { t } = useTranslation('billing');
  const { region } = useLocale();
  const invoices = useQuery(openInvoicesQuery(), queryClient());
  const cards = useQuery(paymentMethodsQuery(region.currency), queryClient());
  const card = cards.data?.find((candidate) => candidate.default);
  const balance = invoices.data ? openBalance(invoices.data, region.currency) : null;
  return (
    <Root as="section" aria-label={t('balance.title')}>
      <div>
        <Heading level={2} look="label">{t('balance.dueNow')}</Heading>
        {invoices.isPending ? <Skeleton $height="2.25rem" $width="9rem" /> : null}
        {invoices.isError ? <Text $tone="muted">{t('balance.unknown')}</Text> : null}
        {balance ? <strong><Price money={{ amount: balance.due, currency: region.currency }} cents="always" /></strong> : null}
        {balance && balance.open.length === 0 ? <Text $size="sm" $tone="muted">{t('balance.nothingDue')}</Text> : null}
      </div>
      <div>
        <Heading level={2} look="label">{t('balance.card')}</Heading>
        {cards.isPending ? <Skeleton $height="1.5rem" $width="12rem" /> : null}
        {cards.isError ? <Text $tone="muted">{t('balance.unknown')}</Text> : null}
        {cards.data ? <Text>{card ? t('cards.ending', card) : t('balance.noCard')}</Text> : null}
        <TextLink isStandalone href={ROUTES.paymentMethod.path}>{t('balance.manage')}</TextLink>
      </div>
    </Root>
  );
}
