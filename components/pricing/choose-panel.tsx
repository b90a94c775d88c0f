import type { ServiceType } from '@/lib/config/routes';
import { hasMonthly } from '@/lib/domain/pricing/basket-draft';
import type { Calculator } from './calculator-state';
import { MonthsChoice } from './months-choice';
import { PackageChoice } from './package-choice';
import type { ShownPackage } from './pricing-props';

interface Props {
  calculator: Calculator;
  type: ServiceType;
  packages: readonly ShownPackage[];
}

export function ChoosePanel({ calculator, type, packages }: Props) {
  const { draft, priceList } = calculator;
  const needsTerm = type === 'store' || hasMonthly(draft.packages, priceList);
  return (
    <>
      {packages.map((sold) => (
        <PackageChoice key={sold.package} calculator={calculator} sold={sold} />
      ))}
      {needsTerm ? <MonthsChoice calculator={calculator} /> : null}
    </>
  );
}
