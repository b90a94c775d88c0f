import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import type { ShoppingCart } from '@/lib/contract/pricing';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { refreshPriceService } from '@/services/pricing/prices';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Stack } from '@/components/ui/layout/stack';
import { SellingTerms } from './selling-terms';

const TEXTS = ['consignment'] as const;

interface Props {
  country: RegionCode;
  hasAgreed: boolean;
  onAgree: (hasAgreed: boolean) => void;
  /** The basket was to be sent without it. */
  isAsked: boolean;
}

/** The terms of selling in the basket: the same that a consignment from home asks for. */
export function AgreeToSelling({ country, hasAgreed, onAgree, isAsked }: Props) {
  const { t } = useTranslation('consignment');
  const texts = useLazyTexts(TEXTS);
  const [priceList, setPriceList] = useState<readonly ShoppingCart[] | null>(null);
  const load = useCallback(() => {
    void refreshPriceService(country).then((data) => setPriceList(data?.shoppingCarts ?? []));
  }, [country]);
  useEffect(load, [load]);
  if (texts.status === 'failed') return <ErrorState onRetry={texts.retry} />;
  if (texts.status === 'loading' || priceList === null) return <Skeleton $height="12rem" />;
  return (
    <Stack $gap={4}>
      <details>
        <summary>{t('terms.title')}</summary>
        <Stack $gap={5}>
          <SellingTerms priceList={priceList} currency={REGIONS[country].currency} onRetry={load} />
        </Stack>
      </details>
      <Checkbox
        id="agree-to-selling"
        label={t('terms.agree')}
        checked={hasAgreed}
        onChange={({ target }) => onAgree(target.checked)}
        error={isAsked && !hasAgreed ? t('terms.mustAgree') : null}
        aria-required
      />
    </Stack>
  );
}
