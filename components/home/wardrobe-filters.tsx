import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { facetCounts, toggleFilter, type WardrobeFilter } from '@/lib/domain/wardrobe/filter-pieces';
import { ChipRow } from '@/components/ui/forms/chip-row';
import { FilterChip } from '@/components/ui/forms/filter-chip';
import type { FilterOption, ShownWardrobe } from './home-props';

const Group = styled.div`
  display: grid;
  gap: var(--space-2);
  & > p {
    font-size: var(--text-sm);
    font-weight: 550;
  }
`;
const Swatch = styled.span`
  width: 1rem;
  height: 1rem;
  border: 1px solid rgb(34 30 28 / 24%);
  border-radius: 50%;
  forced-color-adjust: none;
  [aria-pressed='true'] > & {
    border-color: var(--paper);
  }
`;

interface Props {
  wardrobe: ShownWardrobe;
  filter: WardrobeFilter;
  onChange: (filter: WardrobeFilter) => void;
}

export function WardrobeFilters({ wardrobe, filter, onChange }: Props) {
  const { t } = useTranslation('home');
  const facet = (name: keyof WardrobeFilter, title: string, options: readonly FilterOption[]) => {
    const counts = facetCounts(wardrobe.pieces, filter, name);
    return (
      <Group role="group" aria-labelledby={`filter-${name}`}>
        <p id={`filter-${name}`}>{title}</p>
        <ChipRow>
          {options.map(({ id, label, swatch }) => (
            <FilterChip
              key={id}
              isSelected={filter[name] === id}
              count={counts.get(id) ?? 0}
              onClick={() => onChange(toggleFilter(filter, name, id))}
            >
              {swatch ? <Swatch style={{ background: swatch }} /> : null}
              <span>{label}</span>
            </FilterChip>
          ))}
        </ChipRow>
      </Group>
    );
  };
  return (
    <>
      {facet('category', t('wardrobe.kinds'), wardrobe.categories)}
      {facet('family', t('wardrobe.colours'), wardrobe.families)}
    </>
  );
}
