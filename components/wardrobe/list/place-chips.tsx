import { useTranslation } from 'next-i18next/pages';
import type { FacetCounts } from '@/components/wardrobe/model/search-items';
import { PLACE_STATES, type Place } from '@/lib/domain/wardrobe/item-states';
import { toggleValue, type WardrobeFilters } from '@/components/wardrobe/model/wardrobe-view';
import { ChipRow } from '@/components/ui/forms/chip-row';
import { FilterChip } from '@/components/ui/forms/filter-chip';

interface Props {
  filters: WardrobeFilters;
  counts: FacetCounts;
  onChange: (filters: WardrobeFilters) => void;
}

/** Filter by place, the most frequent one, so it comes first. */
export function PlaceChips({ filters, counts, onChange }: Props) {
  const { t } = useTranslation('items');
  return (
    <ChipRow role="group" aria-label={t('facet.place')}>
      {(Object.keys(PLACE_STATES) as Place[]).map((place) => (
        <FilterChip
          key={place}
          isSelected={filters.place.includes(place)}
          count={counts.place.get(place) ?? 0}
          onClick={() => onChange(toggleValue(filters, 'place', place))}
        >
          {t(`place.${place}`)}
        </FilterChip>
      ))}
    </ChipRow>
  );
}
