import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Button } from '@/components/ui/button';
import { DefinitionList } from '@/components/ui/definition-list';
import { Heading } from '@/components/ui/heading';
import { LostNotice } from '@/components/ui/lost-notice';
import { Text } from '@/components/ui/text';
import type { Calculator } from './calculator-state';
import { stepOf } from './panels';
import { SummaryCoupon } from './summary-coupon';
import { SumOfBasket } from './sum-of-basket';
import { useMoney } from './use-money';
import { useOrderStart } from './use-order-start';
import { usePanelStep } from './use-panel-step';

const Root = styled.aside`
  display: grid;
  gap: var(--space-3);
  padding: clamp(1.125rem, 2vw, 1.5rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
`;

/** What is chosen and what it costs. With nothing chosen it is one sentence: rows of dashes say no more. It is the last of its column, so nothing moves when it grows. */
export function Summary({ calculator }: { calculator: Calculator }) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  const { step, goToStep } = usePanelStep();
  const { isStarting, isLost, start } = useOrderStart(calculator.draft.visitFees);
  const { quote, couponCode, dropCoupon } = calculator;
  const later = quote?.chargedLater.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  const isLast = step === stepOf('total');
  return (
    <Root aria-labelledby="summary-heading">
      <Heading level={3} look="h4" id="summary-heading">{t('summary.heading')}</Heading>
      <SumOfBasket quote={quote} />
      {quote ? (
        <>
          <DefinitionList
            entries={[
              { term: t('summary.items'), value: quote.service.totalItems },
              { term: t('summary.subtotal'), value: money(quote.service.subTotalPrice) },
              { term: t('summary.discount'), value: quote.membership.amount > 0 ? `−${money(quote.membership.amount)}` : '–' },
              ...(quote.promotion.kind === 'coupon' ? [{ term: t('summary.coupon', { code: quote.promotion.code }), value: `−${money(quote.promotion.amount)}` }] : []),
              ...(quote.promotion.kind === 'referral' ? [{ term: t('summary.friend'), value: `−${money(quote.promotion.amount)}` }] : []),
              { term: t('summary.today'), value: money(quote.chargedToday) },
              { term: t('summary.later'), value: later > 0 ? money(later) : t('summary.laterOpen') },
            ]}
          />
          <SummaryCoupon quote={quote} arriving={couponCode} onRemoved={dropCoupon} />
          <Button isFullWidth isBusy={isLast && isStarting} onClick={isLast ? start : () => goToStep(stepOf('total'))}>{t(isLast ? 'summary.book' : 'summary.seeTotal')}</Button>
          {isLast ? <Text $size="xs" $tone="muted">{t('summary.bookNote')}</Text> : null}
          {isLost ? <LostNotice look="floating-notice" onRetry={start} /> : null}
        </>
      ) : null}
    </Root>
  );
}
