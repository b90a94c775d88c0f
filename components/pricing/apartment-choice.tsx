import { useRef } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { TileChoice } from '@/components/ui/forms/tile-choice';
import { entryOf } from '@/lib/domain/pricing/price-list';
import { Button } from '@/components/ui/actions/button';
import { PlusIcon } from '@/components/ui/form-icons';
import type { Calculator } from './pricing-props';
import { useMoney } from './use-money';

const Apartment = styled.li`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  & > fieldset {
    width: 100%;
  }
  & + & {
    margin-top: var(--space-4);
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);
  }
`;
const MAXIMUM = 50;

/** A list of apartments, each with a size; "none" or Remove deletes one. */
export function ApartmentChoice({ calculator: { draft, change, priceList } }: { calculator: Calculator }) {
  const { t } = useTranslation('pricing');
  const addButton = useRef<HTMLButtonElement>(null);
  const apartments = draft.packages.serviceApartment;
  const tiers = entryOf(priceList, 'serviceApartment')?.tiers ?? [];
  const [smallest] = tiers;
  const replace = (serviceApartment: typeof apartments) => change({ packages: { ...draft.packages, serviceApartment } });
  const remove = (position: number) => {
    replace(apartments.filter((_, index) => index !== position));
    // The focused element was removed with the apartment.
    addButton.current?.focus();
  };
  const resize = (position: number, numberItems: number) =>
    numberItems === 0
      ? remove(position)
      : replace(apartments.map((apartment, index) => (index === position ? { numberItems, totalPrice: 0 } : apartment)));
  return (
    <>
      {apartments.length > 0 ? (
        <ol role="list">
          {apartments.map(({ numberItems }, position) => {
            const number = position + 1;
            return (
              <Apartment key={number}>
                <TierChoice
                  name={`apartment-${number}`}
                  legend={t('apartment.title', { number })}
                  tiers={tiers}
                  value={numberItems}
                  onChange={(next) => resize(position, next)}
                />
                <Button variant="quiet" size="small" onClick={() => remove(position)}>
                  {t('apartment.remove', { number })}
                </Button>
              </Apartment>
            );
          })}
        </ol>
      ) : null}
      {smallest && apartments.length < MAXIMUM ? (
        <div>
          <Button
            ref={addButton}
            variant="neutral"
            size="small"
            onClick={() => replace([...apartments, { numberItems: smallest.numberItems, totalPrice: 0 }])}
          >
            <PlusIcon size={18} />
            <span>{t('apartment.add')}</span>
          </Button>
        </div>
      ) : null}
    </>
  );
}

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
