import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import styled from 'styled-components';
import { DynamicLoading } from '@/components/ui/feedback/client-only';
import { Stepper } from '@/components/ui/forms/stepper';
import { Price } from '@/components/ui/text/price';
import { Text } from '@/components/ui/text/text';
import type { XType } from '@/lib/contract/package-selection';
import { commissionBands, entryOf } from '@/lib/domain/pricing/price-list';
import { lowestPrice } from '@/lib/domain/pricing/service-offers';
import { ApartmentChoice, TierChoice } from './apartment-choice';
import { PackageCard } from './package-card';
import type { ShownPackage, Calculator } from './pricing-props';
import { TileChoice } from '@/components/ui/forms/tile-choice';
import { useMoney } from './use-money';

/** Of the page that sells alone. */
const SaleEstimate = dynamic(() => import('./sale-estimate').then((part) => part.SaleEstimate), { loading: DynamicLoading });

const MAXIMUM = 999;
/** Suggested multiples of the minimum. */
const MULTIPLES = [1, 2, 3, 5];

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  font-size: var(--text-sm);
  & > span:first-child {
    font-weight: 550;
  }
`;

interface Props {
  calculator: Calculator;
  name: 'lite' | 'luxe' | 'pix' | 'consignment';
  minimum: number;
  unitPrice: number;
}

/**
 * Any number from the minimum on. For a minimum above one its multiples are tiles, because stepping up to it would take too many presses.
 */
function CountChoice({ calculator: { draft, change }, name, minimum, unitPrice }: Props) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  const { numberItems } = draft.packages[name];
  const label = t(name === 'lite' ? 'package.bags' : 'package.count');
  const set = (count: number) => change({ packages: { ...draft.packages, [name]: { numberItems: count, totalPrice: 0 } } });
  if (minimum <= 1) {
    return (
      <Line>
        <span>{label}</span>
        <Stepper label={label} value={numberItems} maximum={MAXIMUM} onChange={set} />
      </Line>
    );
  }
  const options = [
    { value: 0, label: t('package.none') },
    ...MULTIPLES.map((factor) => ({ value: factor * minimum, label: factor * minimum, note: money(factor * minimum * unitPrice) })),
  ];
  return (
    <>
      <TileChoice
        name={`${name}-count`}
        legend={label}
        options={options}
        value={numberItems}
        onChange={set}
        hint={t('package.minimum', { minimum })}
      />
      {numberItems > 0 ? (
        <Line>
          <span>{t('package.exact')}</span>
          <Stepper label={t('package.exact')} value={numberItems} minimum={minimum} maximum={MAXIMUM} onChange={set} />
        </Line>
      ) : null}
    </>
  );
}

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
