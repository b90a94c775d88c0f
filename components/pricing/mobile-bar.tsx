import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { Button } from '@/components/ui/actions/button';
import { media } from '@/components/ui/theme/media';
import { useNextPress } from './use-pricing-steps';
import { useMoney } from './use-money';

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

/** On narrow windows the total stays visible, with a link to its breakdown. */
export function MobileBar({ quote }: { quote: Quote }) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  const { isLast, press } = useNextPress();
  return (
    <Root data-foot-bar>
      <p>
        <span>{t('summary.bar')}</span>
        <strong>{money(quote.service.totalPrice)}</strong>
      </p>
      <Button size="small" onClick={press}>
        {t(isLast ? 'summary.book' : 'summary.seeTotal')}
      </Button>
    </Root>
  );
}
