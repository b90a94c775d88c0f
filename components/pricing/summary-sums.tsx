import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import dynamic from 'next/dynamic';
import { Button } from '@/components/ui/actions/button';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Text } from '@/components/ui/text/text';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { usePricingStore } from '@/stores/pricing-store';
import { TextButton } from '@/components/ui/actions/text-button';
import { DynamicLoading } from '@/components/ui/feedback/dynamic-loading';
import type { Calculator } from './calculator-state';
import { useNextPress } from './use-pricing-steps';
import { useMoney } from './use-money';

const LazyCouponField = dynamic(() => import('./order/lazy-coupon-field').then((module) => module.LazyCouponField), {
  ssr: false,
  loading: DynamicLoading,
});

/** The coupon field loads on request, or when a code came with the address. */
function SummaryCoupon({ quote, arriving, onRemoved }: { quote: Quote; arriving: string | null; onRemoved: () => void }) {
  const { t } = useTranslation('pricing');
  const isApplied = usePricingStore((state) => state.couponCode !== null);
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && !isApplied && arriving === null) {
    return (
      <div>
        <TextButton onClick={() => setIsOpen(true)}>{t('summary.haveCode')}</TextButton>
      </div>
    );
  }
  // A new code remounts the field.
  return <LazyCouponField key={arriving} basket={quote} arriving={arriving} onRemoved={onRemoved} />;
}

/** The breakdown of the total, the dates of charges, and the next step. */
export function SummarySums({ calculator, quote }: { calculator: Calculator; quote: Quote }) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  const { isLast, press } = useNextPress();
  const { couponCode, dropCoupon } = calculator;
  const later = quote.chargedLater.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <DefinitionList
        entries={[
          { term: t('summary.items'), value: quote.service.totalItems },
          { term: t('summary.subtotal'), value: money(quote.service.subTotalPrice) },
          { term: t('summary.discount'), value: quote.membership.amount > 0 ? `−${money(quote.membership.amount)}` : '–' },
          ...(quote.promotion.kind === 'coupon'
            ? [{ term: t('summary.coupon', { code: quote.promotion.code }), value: `−${money(quote.promotion.amount)}` }]
            : []),
          ...(quote.promotion.kind === 'referral' ? [{ term: t('summary.friend'), value: `−${money(quote.promotion.amount)}` }] : []),
          { term: t('summary.today'), value: money(quote.chargedToday) },
          { term: t('summary.later'), value: later > 0 ? money(later) : t('summary.laterOpen') },
        ]}
      />
      <SummaryCoupon quote={quote} arriving={couponCode} onRemoved={dropCoupon} />
      <Button isFullWidth onClick={press}>
        {t(isLast ? 'summary.book' : 'summary.seeTotal')}
      </Button>
      {isLast ? (
        <Text $size="xs" $tone="muted">
          {t('summary.bookNote')}
        </Text>
      ) : null}
    </>
  );
}
