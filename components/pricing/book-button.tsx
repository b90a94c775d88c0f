import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import { isOnlyForSale } from '@/lib/domain/pricing/basket-draft';
import { Button } from '@/components/ui/actions/button';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { LoadFailedNotice } from '@/components/ui/feedback/load-failed-notice';
import type { Calculator } from './calculator-state';
import { useOrderStart } from './use-order-start';

interface Props {
  calculator: Pick<Calculator, 'draft' | 'change'>;
  isSmall?: boolean;
}

/** The next action for this basket: book it; pieces that are only to be sold are checked first. */
export function BookButton({ calculator: { draft, change }, isSmall = false }: Props) {
  const { t } = useTranslation('pricing');
  const { isStarting, isLost, start } = useOrderStart(draft.visitFees);
  const look = isSmall ? ({ size: 'small' } as const) : ({ isFullWidth: true } as const);
  if (isOnlyForSale(draft.packages)) {
    return (
      <ButtonLink {...look} href={`${ROUTES.servicesPricing.path}?type=sell#consignment`}>
        {t('consign.action')}
      </ButtonLink>
    );
  }
  const book = () => {
    // A basket that was only suggested is kept from here on.
    change({});
    start();
  };
  return (
    <>
      <Button {...look} isBusy={isStarting} onClick={book}>
        {t('summary.book')}
      </Button>
      {isLost ? <LoadFailedNotice onRetry={start} /> : null}
    </>
  );
}
