import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import { isOnlyForSale } from '@/lib/domain/pricing/basket-draft';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { stopAtWrongNumber } from '@/components/ui/forms/use-number-field';
import type { Calculator } from './pricing-props';
import { useBook } from './use-pricing-steps';

interface Props {
  calculator: Pick<Calculator, 'draft' | 'change'>;
  isSmall?: boolean;
}

/** The next action for this basket: book it; pieces that are only to be sold are checked first. */
export function BookButton({ calculator: { draft, change }, isSmall = false }: Props) {
  const { t } = useTranslation('pricing');
  const book = useBook();
  const look = isSmall ? ({ size: 'small' } as const) : ({ isFullWidth: true } as const);
  if (isOnlyForSale(draft.packages)) {
    return (
      <ButtonLink {...look} href={`${ROUTES.servicesPricing.path}?type=sell&step=sell-check#consignment`}>
        {t('consign.action')}
      </ButtonLink>
    );
  }
  const press = () => {
    // Not past a number that is out of bounds: the sums would be those of another one.
    if (stopAtWrongNumber()) return;
    // A basket that was only suggested is kept from here on.
    change({});
    book();
  };
  return (
    <Button {...look} onClick={press}>
      {t('summary.book')}
    </Button>
  );
}
