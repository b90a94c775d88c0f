import { useId } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { formatDate } from '@/lib/dates';
import { basketLines } from '@/lib/domain/pricing/basket-lines';
import { monthAfterTerm } from '@/lib/domain/pricing/month-after-term';
import { addMonths } from '@/lib/domain/shared/add-months';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { usePricingStore } from '@/stores/pricing-store';
import { useMoney } from '../use-money';
import type { Order } from './use-order';

const Root = styled.section`
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sunken);
  font-size: var(--text-sm);
  & > h2 {
    margin-bottom: var(--space-2);
    font-family: inherit;
    font-size: inherit;
    font-weight: 600;
    letter-spacing: 0;
  }
  & > ul {
    display: grid;
    gap: var(--space-1);
    padding-inline-start: 1.15em;
    list-style: disc;
    color: var(--ink-soft);
  }
`;

interface Props {
  order: Order;
  quote: Quote;
  /** Minor units; the same amount as on the button. */
  dueNow: number;
  dueLater: number;
}

/** How the card will be charged after this payment and when. Shown before the button, because later charges need no consent. */
export function AfterToday({ order: { lists, facts }, quote, dueNow, dueLater }: Props) {
  const { t } = useTranslation('order');
  const money = useMoney();
  const headingId = useId();
  const { localeTag, region } = useLocale();
  const { date } = usePricingStore((state) => state.bookCollection.date);
  const months = quote.service.paktTotalMonthSelect;
  const month = monthAfterTerm(basketLines(quote.packages, lists.priceList).lines, quote.membership.percent);
  const day = (value: string) => formatDate(value, { localeTag, timeZone: region.timeZone }, 'long');
  const isKept = dueNow > 0;
  if (!isKept && dueLater === 0 && month === 0) return null;
  return (
    <Root aria-labelledby={headingId}>
      {/* The card form is an iframe with its own h1; a level 3 heading here would skip one. */}
      <h2 id={headingId}>{t(isKept ? 'review.after.card' : 'review.after.noCard')}</h2>
      <ul>
        {isKept ? <li>{t(facts.isMember ? 'review.after.keptMember' : 'review.after.kept')}</li> : null}
        {dueLater > 0 ? <li>{t('review.after.visit', { amount: money(dueLater), date: day(date) })}</li> : null}
        {month > 0 ? <li>{t('review.after.monthly', { amount: money(month), date: day(addMonths(date, months)) })}</li> : null}
        {isKept ? <li>{t('review.after.remove')}</li> : null}
      </ul>
    </Root>
  );
}
