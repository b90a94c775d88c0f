import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Stepper } from '@/components/ui/forms/stepper';
import type { Calculator } from './calculator-state';
import { TileChoice } from './tile-choice';
import { useMoney } from './use-money';

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
export function CountChoice({ calculator: { draft, change }, name, minimum, unitPrice }: Props) {
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
