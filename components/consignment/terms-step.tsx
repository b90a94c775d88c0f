import { useState, type FormEvent } from 'react';
import type { ShoppingCart } from '@/lib/contract/pricing';
import { commissionBands } from '@/lib/domain/pricing/price-list';
import { StepActions } from '@/components/booking/step-actions';
import { Stack } from '@/components/ui/layout/stack';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { SELLING_TICK_ID, SellingTick } from '@/components/wardrobe/selling/selling-tick';
import { SellingTerms } from '@/components/wardrobe/selling/selling-terms';

interface Props {
  priceList: readonly ShoppingCart[];
  agreedAt: string | null;
  hasAgreed: boolean;
  onAgree: (hasAgreed: boolean) => void;
  onRetry: () => void;
  onDone: () => void;
  onBack: () => void;
}

/** The terms of selling, and the reader's word that they hold. */
export function TermsStep({ priceList, agreedAt, hasAgreed, onAgree, onRetry, onDone, onBack }: Props) {
  const { region } = useLocale();
  const hasBands = commissionBands(priceList).length > 0;
  const [isAsked, setIsAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    const isAgreed = hasAgreed || agreedAt !== null;
    if (isAgreed && hasBands) onDone();
    else if (!isAgreed) document.getElementById(SELLING_TICK_ID)?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={6}>
        <SellingTerms priceList={priceList} currency={region.currency} isWide onRetry={onRetry} />
        <SellingTick agreedAt={agreedAt} hasAgreed={hasAgreed} onAgree={onAgree} isAsked={isAsked} />
        <StepActions onBack={onBack} />
      </Stack>
    </form>
  );
}
