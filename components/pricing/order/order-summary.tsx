import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { TextButton } from '@/components/ui/actions/text-link';
import { MonthlyNote } from '../monthly-note';
import { SummaryCard } from '../summary-layout';
import type { PackageTitles } from '../pricing-props';
import { usePricingStore } from '@/stores/pricing-store';
import { useMoney } from '../use-money';
import { useQuoteLines } from '../use-quote-lines';
import { CouponField } from './coupon-field';
import type { Order } from './use-order';

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
`;

/** The order's summary beside every step, calculated with the server's rules. */
export function OrderSummary({ order, packageTitles }: { order: Order; packageTitles: PackageTitles }) {
  const { t } = useTranslation(['order', 'pricing', 'common']);
  const money = useMoney();
  const { quote, hasAddress, goTo } = order;
  const isPaying = usePricingStore((state) => state.isLoading);
  const { lines, sums } = useQuoteLines(quote, packageTitles, {
    agreed: order.priceChange?.isAccepted ? order.priceChange.figures : null,
    hasAddress,
  });
  if (!quote) return null;
  const { promotion } = quote;
  return (
    <SummaryCard aria-labelledby="order-summary">
      <Head>
        <Heading level={2} look="h4" id="order-summary">
          {t('order:summary.heading')}
        </Heading>
        <TextButton disabled={isPaying} onClick={() => goTo(null)} aria-label={t('order:summary.change')}>
          {t('common:action.change')}
        </TextButton>
      </Head>
      <Text $size="sm" $tone="muted">
        {t('pricing:months.month', { count: quote.service.paktTotalMonthSelect })}
      </Text>
      <div role="status" aria-atomic="true">
        <DefinitionList entries={[...lines, ...sums]} />
      </div>
      <Text $size="sm" $tone="muted">
        <MonthlyNote quote={quote} priceList={order.lists.priceList} />
      </Text>
      {quote.tax.rate > 0 ? (
        <Text $size="xs" $tone="muted">
          {t('pricing:summary.gst', { amount: money(quote.tax.amount) })}
        </Text>
      ) : null}
      {hasAddress ? null : (
        <Text $size="xs" $tone="muted">
          {t('order:summary.feesFollow')}
        </Text>
      )}
      {promotion.kind !== 'none' && promotion.passedOver ? (
        <Text $size="xs" $tone="muted">
          {t(`order:summary.passedOver.${promotion.passedOver}`)}
        </Text>
      ) : null}
      {quote.gift && quote.gift.balanceLeft > 0 ? (
        <Text $size="xs" $tone="muted">
          {t('order:summary.giftLeft', { amount: money(quote.gift.balanceLeft) })}
        </Text>
      ) : null}
      <div inert={isPaying}>
        <CouponField
          basket={quote}
          arriving={order.arrivingCoupon}
          onRemoved={order.dropCoupon}
          onAnswered={order.onCouponAnswered}
          asker={JSON.stringify([order.facts.isMember, order.step === 'pay', order.priceChange?.figures])}
          email={order.facts.isMember ? undefined : order.draft.knownEmail}
        />
      </div>
    </SummaryCard>
  );
}
