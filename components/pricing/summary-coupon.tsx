import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { DynamicLoading } from '@/components/ui/dynamic-loading';
import { TextButton } from '@/components/ui/text-button';
import { usePricingStore } from '@/stores/pricing-store';

const LateCoupon = dynamic(() => import('./order/late-coupon').then((module) => module.LateCoupon), {
  ssr: false,
  loading: DynamicLoading,
});

/** The field comes with the first question for it, or with a code that came along. */
export function SummaryCoupon({ quote, arriving, onRemoved }: { quote: Quote; arriving: string | null; onRemoved: () => void }) {
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
  // Another code is another question.
  return <LateCoupon key={arriving} basket={quote} arriving={arriving} onRemoved={onRemoved} />;
}
