import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { RangeSlider } from '@/components/ui/forms/range-slider';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { CommissionTable } from '@/components/wardrobe/selling/commission-table';
import { type CommissionBand, payoutOfSale } from '@/lib/domain/pricing/commission';
import { useMoney } from './use-money';

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
`;
/** Number of slider steps; the maximum is 1.5 times the start of the highest band. */
const STEPS = 30;

/** The payout of a sale after our commission. */
export function SaleEstimate({ bands }: { bands: readonly CommissionBand[] }) {
  const { t } = useTranslation('pricing');
  const { region } = useLocale();
  const money = useMoney();
  const highest = bands.at(-1)?.from ?? 0;
  const stepSize = Math.round((highest * 1.5) / STEPS);
  const [position, setPosition] = useState(8);
  if (bands.length === 0 || stepSize === 0) return null;
  const price = position * stepSize;
  const { percent, payout, storeCredit } = payoutOfSale(price, bands);
  return (
    <Root>
      <Heading level={4} look="h4">
        {t('sale.heading')}
      </Heading>
      <RangeSlider label={t('sale.price')} value={position} minimum={1} maximum={STEPS} valueText={money(price)} onChange={setPosition} />
      <DefinitionList
        entries={[
          { term: t('sale.share', { percent }), value: money(price - payout) },
          { term: t('sale.keeps'), value: money(payout), isTotal: true },
          { term: t('sale.credit'), value: money(storeCredit) },
        ]}
      />
      <CommissionTable bands={bands} currency={region.currency} />
      <Text $size="xs" $tone="muted">
        {t('sale.note')}
      </Text>
    </Root>
  );
}
