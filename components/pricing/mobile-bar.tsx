import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { useInView } from 'react-intersection-observer';
import styled from 'styled-components';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { TextButton } from '@/components/ui/actions/text-link';
import { media } from '@/components/ui/theme/media';
import { BookButton } from './book-button';
import type { Calculator } from './pricing-props';
import { MonthlyNote } from './monthly-note';
import { useMoney } from './use-money';
import { usePanel } from './use-pricing-steps';

/* Whole at the window's foot or not at all: what it stands over is the end of a card, never the steps above them. */
const Root = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-sticky);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
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
  & > :last-child {
    flex: none;
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
  &[hidden] {
    display: none;
  }
  /* The question about cookies lies over it. */
  body:has([data-consent]) & {
    display: none;
  }
  ${media.lg} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** Space that the choice has to have above the bar before it is shown: the bar's own height and a card's first lines. */
const BEGUN = '0px 0px -200px 0px';

/** On narrow windows the total stays visible while one chooses, with a link to its breakdown; not beside the basket, which says it too. */
export function MobileBar({ calculator, quote }: { calculator: Calculator; quote: Quote }) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  const { panel, goToPanel } = usePanel();
  const root = useRef<HTMLDivElement>(null);
  const { ref: choice, inView: isChoosing } = useInView({ rootMargin: BEGUN });
  const { ref: basket, inView: isBasketSeen } = useInView({ rootMargin: '0px 0px -64px 0px' });
  useEffect(() => {
    const layout = root.current?.previousElementSibling;
    choice(layout?.firstElementChild);
    basket(layout?.lastElementChild);
    return () => {
      choice(null);
      basket(null);
    };
  }, [choice, basket]);
  return (
    <Root ref={root} data-foot-bar hidden={!isChoosing || isBasketSeen}>
      <p>
        <span>{t('summary.bar')}</span>
        <strong>{money(quote.service.totalPrice)}</strong>
        <MonthlyNote quote={quote} priceList={calculator.priceList} />
        {panel === 'total' ? null : <TextButton onClick={() => goToPanel('total')}>{t('summary.seeTotal')}</TextButton>}
      </p>
      <BookButton calculator={calculator} isSmall />
    </Root>
  );
}
