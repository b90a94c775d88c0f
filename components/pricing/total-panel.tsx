import { useTranslation } from 'next-i18next/pages';
import type { ServiceType } from '@/lib/config/routes';
import { hasMonthly } from '@/lib/domain/pricing/basket-draft';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { Calculator } from './calculator-state';
import { stepOf } from './panels';
import type { PackageTitles } from './pricing-props';
import { QuoteLines } from './quote-lines';
import { ShareQuote } from './share-quote';
import { VisitFees } from './visit-fees';
import { YearCost } from './year-cost';
import { usePanelStep } from './use-panel-step';

interface Props {
  calculator: Calculator;
  type: ServiceType;
  packageTitles: PackageTitles;
}

/** Everything that the basket costs, asked for or not, before anybody is asked for an address. */
export function TotalPanel({ calculator, type, packageTitles }: Props) {
  const { t } = useTranslation('pricing');
  const { goToStep } = usePanelStep();
  const { quote, draft, priceList } = calculator;
  if (!quote) {
    return (
      <Card>
        <EmptyState
          level={3}
          title={t('total.empty')}
          actions={
            <Button variant="secondary" onClick={() => goToStep(stepOf('choose'))}>
              {t('compare.back')}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <>
      <Card>
        <QuoteLines quote={quote} packageTitles={packageTitles} />
      </Card>
      <Card>
        <VisitFees calculator={calculator} />
      </Card>
      {hasMonthly(draft.packages, priceList) ? (
        <Card>
          <YearCost calculator={calculator} />
        </Card>
      ) : null}
      <Card>
        <ShareQuote draft={draft} type={type} />
      </Card>
    </>
  );
}
