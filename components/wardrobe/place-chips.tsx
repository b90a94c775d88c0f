import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { FacetCounts } from '@/lib/domain/wardrobe/filter-items';
import { PLACE_STATES, type Place } from '@/lib/domain/wardrobe/item-states';
import { toggleValue, type WardrobeFilters } from '@/lib/domain/wardrobe/wardrobe-view';
import { FilterChip } from '@/components/ui/filter-chip';
import { media } from '@/components/ui/media';

const Row = styled.div`
  display: flex;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--gutter));
  padding: 0.25rem var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;
  & > button { flex: none; }
  ${media.md} { flex-wrap: wrap; margin-inline: 0; padding-inline: 0; overflow: visible; }
`;

interface Props {
  filters: WardrobeFilters;
  counts: FacetCounts;
  onChange: (filters: WardrobeFilters) => void;
}

/** Where the pieces are: the question that is asked most, so it stands above all. */
export function PlaceChips({ filters, counts, onChange }: Props) {
  const { t } = useTranslation('items');
  return (
    <Row role="group" aria-label={t('facet.place')}>
      {(Object.keys(PLACE_STATES) as Place[]).map((place) => (
        <FilterChip key={place} isSelected={filters.place.includes(place)} count={counts.place.get(place) ?? 0} onClick={() => onChange(toggleValue(filters, 'place', place))}>
          {t(`place.${place}`)}
        </FilterChip>
      ))}
    </Row>
  );
}
