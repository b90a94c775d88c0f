import { useTranslation } from 'next-i18next/pages';
import { TileChoice } from '@/components/ui/forms/tile-choice';
import { useMoney } from './use-money';

interface TierChoiceProps {
  name: string;
  legend: string;
  tiers: readonly { numberItems: number; price: number }[];
  value: number;
  onChange: (numberItems: number) => void;
}

/** Fixed quantities; "none" deselects. */
export function TierChoice({ tiers, value, ...choice }: TierChoiceProps) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  const options = [
    { value: 0, label: t('package.none') },
    ...tiers.map(({ numberItems, price }) => ({ value: numberItems, label: numberItems, note: money(price) })),
  ];
  return <TileChoice {...choice} options={options} value={value} />;
}
