import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/actions/icon-button';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { CloseIcon } from '@/components/ui/icons';
import { Text } from '@/components/ui/text/text';
import { isOnlyForSale, withoutPackage } from '@/lib/domain/pricing/basket-draft';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { usePricingStore } from '@/stores/pricing-store';
import { TextButton } from '@/components/ui/actions/text-link';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { BookButton } from './book-button';
import type { PackageTitles, Calculator } from './pricing-props';
import { usePanel } from './use-pricing-steps';
import { useQuoteLines } from './use-quote-lines';

const LazyCouponField = clientOnly(() => import('./order/coupon-field').then((module) => module.LazyCouponField));

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

const Lines = styled.ul`
  font-size: var(--text-sm);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto var(--target);
    align-items: center;
    border-bottom: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }
  & button {
    color: var(--muted);
    margin-inline-start: auto;
  }
`;

interface Props {
  calculator: Calculator;
  quote: Quote;
  packageTitles: PackageTitles;
}

/** The lines of the basket, each with a remove button; then the sums, the dates of charges, and the next step. */
export function SummarySums({ calculator, quote, packageTitles }: Props) {
  const { t } = useTranslation('pricing');
  const { panel, goToPanel } = usePanel();
  const { couponCode, dropCoupon, draft, change } = calculator;
  const { lines, sums } = useQuoteLines(quote, packageTitles, { hasAddress: false });
  return (
    <>
      <Lines role="list">
        {lines.map(({ term, value, package: name, position }) => (
          <li key={term}>
            <span>{term}</span>
            <span>{value}</span>
            <IconButton
              label={t('summary.remove', { name: term })}
              icon={<CloseIcon size={16} />}
              onClick={() => change(withoutPackage(draft, name, position))}
            />
          </li>
        ))}
      </Lines>
      <DefinitionList entries={sums.filter(({ isTotal }) => !isTotal)} />
      <SummaryCoupon quote={quote} arriving={couponCode} onRemoved={dropCoupon} />
      <BookButton calculator={calculator} />
      <Text $size="xs" $tone="muted">
        {t(isOnlyForSale(draft.packages) ? 'summary.checkNote' : 'summary.bookNote')}
      </Text>
      {panel === 'total' ? null : (
        <div>
          <TextButton onClick={() => goToPanel('total')}>{t('summary.seeTotal')}</TextButton>
        </div>
      )}
    </>
  );
}
