import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { RequestQuote } from '@/lib/contract/item-requests';
import { Button } from '@/components/ui/actions/button';
import { Price } from '@/components/ui/text/price';

const Total = styled.p`
  flex: 1 1 auto;
  display: flex;
  align-items: baseline;
  gap: var(--space-3);
  font-size: var(--text-sm);
  & > strong {
    font-family: var(--font-display);
    font-size: var(--text-h3);
    font-weight: var(--weight-heading);
  }
`;

interface Props {
  /** Null: loading or outdated. */
  quote: RequestQuote | null;
  isVisit: boolean;
  isBooked: boolean;
  isBusy: boolean;
  onChooseDate: () => void;
  onConfirm: () => void;
}

export function BasketFoot({ quote, isVisit, isBooked, isBusy, onChooseDate, onConfirm }: Props) {
  const { t } = useTranslation('items');
  const hasProblem = quote !== null && (quote.isPaused === true || quote.lines.some(({ problem }) => problem !== null));
  const needsDate = isVisit && !isBooked;
  return (
    <>
      <Total>
        <span>{t('basket.total')}</span>
        <strong data-testid="request-total">{quote ? <Price money={{ amount: quote.total, currency: quote.currency }} /> : '–'}</strong>
      </Total>
      {needsDate ? (
        <Button onClick={quote && !hasProblem ? onChooseDate : undefined} aria-disabled={quote === null || hasProblem}>
          {t('basket.chooseDate')}
        </Button>
      ) : (
        <Button onClick={quote && !hasProblem ? onConfirm : undefined} aria-disabled={quote === null || hasProblem} isBusy={isBusy}>
          {t('basket.confirm')}
        </Button>
      )}
    </>
  );
}
