import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { useMoney } from './use-money';

const Root = styled.p`
  display: grid;
  & > span {
    font-size: var(--text-sm);
    color: var(--muted);
  }
  & > strong {
    font-family: var(--font-display);
    font-size: var(--text-h2);
    font-weight: var(--weight-display);
    line-height: 1.15;
    font-variant-numeric: lining-nums tabular-nums;
  }
  & > small {
    min-height: 1.6em;
    color: var(--muted);
  }
`;

/** The total, said aloud when it changes; where there is nothing to add up, what to do, never a zero. */
export function SumOfBasket({ quote }: { quote: Quote | null }) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  return (
    <Root role="status" aria-atomic="true">
      <span>{t(quote ? 'summary.total' : 'summary.empty')}</span>
      {quote ? (
        <>
          <strong data-testid="basket-total">{money(quote.service.totalPrice)}</strong>
          <small>{quote.tax.rate > 0 ? t('summary.gst', { amount: money(quote.tax.amount) }) : null}</small>
        </>
      ) : null}
    </Root>
  );
}
