import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { ShoppingCart } from '@/lib/contract/pricing';
import { commissionBands } from '@/lib/domain/pricing/price-list';
import { StepActions } from '@/components/booking/step-actions';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Stack } from '@/components/ui/layout/stack';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { SellingTerms } from '@/components/wardrobe/selling/selling-terms';

interface Props {
  priceList: readonly ShoppingCart[];
  hasAgreed: boolean;
  onAgree: (hasAgreed: boolean) => void;
  onRetry: () => void;
  onDone: () => void;
  onBack: () => void;
}

/** The terms of selling, and the reader's word that they hold. */
export function TermsStep({ priceList, hasAgreed, onAgree, onRetry, onDone, onBack }: Props) {
  const { t } = useTranslation('consignment');
  const { region } = useLocale();
  const hasBands = commissionBands(priceList).length > 0;
  const agreeId = useId();
  const [isAsked, setIsAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (hasAgreed && hasBands) onDone();
    else if (!hasAgreed) document.getElementById(agreeId)?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={6}>
        <SellingTerms priceList={priceList} currency={region.currency} isWide onRetry={onRetry} />
        <Checkbox
          id={agreeId}
          label={t('terms.agree')}
          checked={hasAgreed}
          onChange={({ target }) => onAgree(target.checked)}
          error={isAsked && !hasAgreed ? t('terms.mustAgree') : null}
          aria-required
        />
        <StepActions onBack={onBack} />
      </Stack>
    </form>
  );
}
