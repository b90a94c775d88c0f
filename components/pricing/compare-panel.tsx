import { useTranslation } from 'next-i18next/pages';
import { hasMonthly } from '@/lib/domain/pricing/basket-draft';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/layout/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { Calculator } from './calculator-state';
import { PackageComparison } from './package-comparison';
import { PiecePrices } from './piece-prices';
import type { ShownPackage } from './pricing-props';
import { usePanel } from './use-pricing-steps';
import { TermsTable } from './terms-table';

/** The packages side by side, the same basket for each term, and the price of a piece by plan size. */
export function ComparePanel({ calculator, packages }: { calculator: Calculator; packages: readonly ShownPackage[] }) {
  const { t } = useTranslation('pricing');
  const { goToPanel } = usePanel();
  const { draft, priceList } = calculator;
  return (
    <>
      {packages.length > 1 ? (
        <Card>
          <PackageComparison packages={packages} priceList={priceList} />
        </Card>
      ) : null}
      <Card>
        {hasMonthly(draft.packages, priceList) ? (
          <TermsTable calculator={calculator} />
        ) : (
          <EmptyState
            level={3}
            title={t('compare.terms')}
            body={t('compare.empty')}
            actions={
              <Button variant="secondary" onClick={() => goToPanel('choose')}>
                {t('compare.back')}
              </Button>
            }
          />
        )}
      </Card>
      <Card>
        <PiecePrices priceList={priceList} />
      </Card>
    </>
  );
}
