import { useTranslation } from 'next-i18next/pages';
import { commissionBands, entryOf } from '@/lib/domain/pricing/price-list';
import { lowestPrice } from '@/lib/domain/pricing/service-offers';
import { Price } from '@/components/ui/price';
import { ApartmentChoice } from './apartment-choice';
import type { Calculator } from './calculator-state';
import { CountChoice } from './count-choice';
import { PackageCard } from './package-card';
import type { ShownPackage } from './pricing-props';
import { StorageChoice } from './storage-choice';
import { useMoney } from './use-money';
import { SaleEstimate } from './sale-estimate';

const UNITS = { month: 'perMonth', 'bag-month': 'perBagMonth', 'item-month': 'perItemMonth', item: 'perItem' } as const;

/** A package with the control that its price list asks for. */
export function PackageChoice({ calculator, sold }: { calculator: Calculator; sold: ShownPackage }) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  const { draft, priceList } = calculator;
  const name = sold.package;
  const entry = entryOf(priceList, name, name === 'x' ? 'basic' : undefined);
  const lowest = lowestPrice(priceList, name);
  if (!entry || !lowest) return <PackageCard sold={sold} price={<Price money={null} />} />;
  const amount = money(lowest.amount);
  const price =
    lowest.amount === 0 ? (
      t('package.free')
    ) : (
      <>
        <span>{`${entry.tiers ? t('package.from', { price: amount }) : amount} `}</span>
        <small>{t(`package.${UNITS[entry.unit]}`)}</small>
      </>
    );
  const isChosen = name === 'serviceApartment' ? draft.packages.serviceApartment.length > 0 : draft.packages[name].numberItems > 0;
  return (
    <PackageCard sold={sold} price={price} isChosen={isChosen}>
      {name === 'x' ? <StorageChoice calculator={calculator} sold={sold} /> : null}
      {name === 'serviceApartment' ? <ApartmentChoice calculator={calculator} /> : null}
      {name === 'lite' || name === 'luxe' || name === 'pix' || name === 'consignment' ? (
        <CountChoice calculator={calculator} name={name} minimum={entry.minimum} unitPrice={entry.unitPrice ?? 0} />
      ) : null}
      {name === 'consignment' ? <SaleEstimate bands={commissionBands(priceList)} /> : null}
    </PackageCard>
  );
}
