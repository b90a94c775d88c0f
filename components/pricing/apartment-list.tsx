import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { TierChoice, type Tiers } from './apartment-choice';

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

interface Props {
  /** Pieces of each. */
  sizes: readonly number[];
  tiers: Tiers;
  onResize: (position: number, numberItems: number) => void;
  onRemove: (position: number) => void;
}

export function ApartmentList({ sizes, tiers, onResize, onRemove }: Props) {
  const { t } = useTranslation('pricing');
  return (
    <ol role="list">
      {sizes.map((numberItems, position) => {
        const number = position + 1;
        return (
          <Apartment key={number}>
            <TierChoice
              name={`apartment-${number}`}
              legend={t('apartment.title', { number })}
              tiers={tiers}
              value={numberItems}
              onChange={(next) => onResize(position, next)}
            />
            <Button variant="quiet" size="small" onClick={() => onRemove(position)}>
              {t('apartment.remove', { number })}
            </Button>
          </Apartment>
        );
      })}
    </ol>
  );
}
