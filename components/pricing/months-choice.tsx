import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { MONTHS_MAXIMUM } from '@/lib/domain/pricing/quote-basket';
import { Card } from '@/components/ui/layout/card';
import { Stepper } from '@/components/ui/forms/stepper';
import type { Calculator } from './calculator-state';
import { TileChoice } from './tile-choice';

const Exact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-top: var(--space-4);
  font-size: var(--text-sm);
`;

/** Terms with a discount as tiles, and any other number of months. */
export function MonthsChoice({ calculator: { draft, memberships, change } }: { calculator: Calculator }) {
  const { t } = useTranslation('pricing');
  const options = memberships.map(({ months, discount }) => ({
    value: months,
    label: t('months.month', { count: months }),
    note: discount > 0 ? t('months.discount', { percent: discount }) : undefined,
  }));
  return (
    <Card>
      <TileChoice
        name="months"
        legend={t('months.legend')}
        options={options}
        value={draft.months}
        onChange={(months) => change({ months })}
        hint={t('months.hint')}
        isWide
      />
      <Exact>
        <span>{t('months.exact')}</span>
        <Stepper
          label={t('months.exact')}
          value={draft.months}
          minimum={1}
          maximum={MONTHS_MAXIMUM}
          onChange={(months) => change({ months })}
        />
      </Exact>
    </Card>
  );
}
