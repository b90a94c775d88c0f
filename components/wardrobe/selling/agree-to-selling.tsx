import { useTranslation } from 'next-i18next/pages';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { useSellingAgreement } from '@/services/wardrobe/items';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { useBookingLists } from '@/components/booking/use-booking-lists';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Stack } from '@/components/ui/layout/stack';
import { SellingTick } from './selling-tick';
import { SellingTerms } from './selling-terms';

const TEXTS = ['consignment', 'pricing'] as const;

interface Props {
  country: RegionCode;
  hasAgreed: boolean;
  onAgree: (hasAgreed: boolean) => void;
  /** The basket was to be sent without it. */
  isAsked: boolean;
}

/** The terms of selling: the same wherever a piece or a price is agreed to; a seller who has agreed once is not asked again. */
export function AgreeToSelling({ country, hasAgreed, onAgree, isAsked }: Props) {
  const { t } = useTranslation('consignment');
  const texts = useLazyTexts(TEXTS);
  const agreedAt = useSellingAgreement();
  const { lists, isLoading, trying, refetch } = useBookingLists(country);
  if (texts.status === 'failed') return <ErrorState onRetry={texts.retry} />;
  if (texts.status === 'loading' || isLoading) return <QueryLoading height="12rem" {...trying} />;
  return (
    <Stack $gap={4}>
      <details>
        <summary>{t('terms.title')}</summary>
        <Stack $gap={5}>
          <SellingTerms priceList={lists.priceList} currency={REGIONS[country].currency} onRetry={() => void refetch()} />
        </Stack>
      </details>
      <SellingTick agreedAt={agreedAt} hasAgreed={hasAgreed} onAgree={onAgree} isAsked={isAsked} />
    </Stack>
  );
}
