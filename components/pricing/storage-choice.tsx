import { useTranslation } from 'next-i18next/pages';
import type { XType } from '@/lib/contract/package-selection';
import { entryOf } from '@/lib/domain/pricing/price-list';
import { Text } from '@/components/ui/text';
import type { Calculator } from './calculator-state';
import type { ShownPackage } from './pricing-props';
import { TierChoice } from './tier-choice';
import { TileChoice } from './tile-choice';

/** x: its kind, then one of the sizes that are sold. */
export function StorageChoice({ calculator: { draft, change, priceList }, sold }: { calculator: Calculator; sold: ShownPackage }) {
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
