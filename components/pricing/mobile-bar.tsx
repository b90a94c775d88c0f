import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { TextButton } from '@/components/ui/actions/text-button';
import { media } from '@/components/ui/theme/media';
import { BookButton } from './book-button';
import type { Calculator } from './calculator-state';
import { MonthlyNote } from './monthly-note';
import { stepOf } from './panels';
import { useMoney } from './use-money';
import { usePanelStep } from './use-panel-step';

/* Sticky at the bottom while the calculator is in view. */
const Root = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--z-sticky);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  margin: var(--space-5) calc(-1 * var(--gutter)) 0;
  padding: 0.625rem var(--gutter) calc(0.625rem + env(safe-area-inset-bottom));
  background: var(--surface);
  border-top: 1px solid var(--line);
  box-shadow: var(--shadow-2);
  & > p {
    display: grid;
    line-height: 1.25;
    font-size: var(--text-xs);
    color: var(--muted);
  }
  & p > button {
    justify-self: start;
    min-height: 1.75rem;
    font-size: inherit;
  }
  & strong {
    font-size: var(--text-h4);
    font-variant-numeric: lining-nums tabular-nums;
    color: var(--ink);
    white-space: nowrap;
  }
  ${media.lg} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** On narrow windows the total stays visible, with a link to its breakdown and the next action. */
export function MobileBar({ calculator, quote }: { calculator: Calculator; quote: Quote }) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  const { step, goToStep } = usePanelStep();
  return (
    <Root data-foot-bar>
      <p>
        <span>{t('summary.bar')}</span>
        <strong>{money(quote.service.totalPrice)}</strong>
        <MonthlyNote quote={quote} priceList={calculator.priceList} />
        {step === stepOf('total') ? null : <TextButton onClick={() => goToStep(stepOf('total'))}>{t('summary.seeTotal')}</TextButton>}
      </p>
      <BookButton calculator={calculator} isSmall />
    </Root>
  );
}
