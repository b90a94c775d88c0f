import { useTranslation } from 'next-i18next/pages';
import type { XType } from '@/lib/contract/package-selection';
import { commissionBands, entryOf } from '@/lib/domain/pricing/price-list';
import { lowestPrice } from '@/lib/domain/pricing/service-offers';
import { Price } from '@/components/ui/text/price';
import { Text } from '@/components/ui/text/text';
import { ApartmentChoice } from './apartment-choice';
import type { Calculator } from './calculator-state';
import { CountChoice } from './count-choice';
import { PackageCard } from './package-card';
import type { ShownPackage } from './pricing-props';
import { useMoney } from './use-money';
import { SaleEstimate } from './sale-estimate';
import { TileChoice } from './tile-choice';
import { TierChoice } from './tier-choice';

/** Storage package x: its kind, then a size. */
function StorageChoice({ calculator: { draft, change, priceList }, sold }: { calculator: Calculator; sold: ShownPackage }) {
  const { t } = useTranslation('pricing');
  const { x } = draft.packages;
  const variants = sold.variants ?? [];
  const tiers = entryOf(priceList, 'x', x.xType)?.tiers ?? [];
  const changeX = (part: Partial<typeof x>) => change({ packages: { ...draft.packages, x: { ...x, ...part } } });
  return (
    <>
      {variants.length > 1 ? (
        <div>
          <TileChoice<XType>
            name="x-type"
            legend={t('package.kind')}
            options={variants.map(({ xType, name }) => ({ value: xType, label: name }))}
            value={x.xType}
            onChange={(xType) => changeX({ xType })}
          />
          <Text $size="sm" $tone="muted" aria-live="polite" style={{ marginTop: '0.5rem', minHeight: '3em' }}>
            {variants.find(({ xType }) => xType === x.xType)?.text}
          </Text>
        </div>
      ) : null}
      <TierChoice
        name="x-pieces"
        legend={t('package.pieces')}
        tiers={tiers}
        value={x.numberItems}
        onChange={(numberItems) => changeX({ numberItems })}
      />
    </>
  );
}

/** The package that fits most wardrobes, marked on its card and in the comparison. */
export const RECOMMENDED = 'x';

export const PRICE_UNITS = { month: 'perMonth', 'bag-month': 'perBagMonth', 'item-month': 'perItemMonth', item: 'perItem' } as const;

/** A package with the control for its price model. */
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
        <small>{t(`package.${PRICE_UNITS[entry.unit]}`)}</small>
      </>
    );
  const isChosen = name === 'serviceApartment' ? draft.packages.serviceApartment.length > 0 : draft.packages[name].numberItems > 0;
  return (
    <PackageCard sold={sold} price={price} isChosen={isChosen} isRecommended={name === RECOMMENDED}>
      {name === 'x' ? <StorageChoice calculator={calculator} sold={sold} /> : null}
      {name === 'serviceApartment' ? <ApartmentChoice calculator={calculator} /> : null}
      {name === 'lite' || name === 'luxe' || name === 'pix' || name === 'consignment' ? (
        <CountChoice calculator={calculator} name={name} minimum={entry.minimum} unitPrice={entry.unitPrice ?? 0} />
      ) : null}
      {name === 'consignment' ? <SaleEstimate bands={commissionBands(priceList)} /> : null}
    </PackageCard>
  );
}
