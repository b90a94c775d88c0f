import { useTranslation } from 'next-i18next/pages';
import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { COLOUR_FAMILY_NAMES, CONDITIONS, ITEM_CATEGORIES, SEASONS } from '@/lib/contract/wardrobe';
import type { FacetCounts } from '@/lib/domain/wardrobe/filter-items';
import { toggleValue, type Facet, type WardrobeFilters } from '@/lib/domain/wardrobe/wardrobe-view';
import { COLOURS } from '@/lib/domain/wardrobe/garment';
import { ChevronDownIcon } from '@/components/ui/icons';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { FacetOption } from './facet-option';

const Root = styled.div`
  display: grid;
  align-content: start;
  & > details {
    border-bottom: 1px solid var(--line);
  }
  & > details:first-child {
    border-top: 1px solid var(--line);
  }
  & summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 3.25rem;
    cursor: pointer;
    font-size: var(--text-sm);
    font-weight: 550;
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary > svg {
    color: var(--muted);
    transition: rotate var(--normal) var(--ease);
  }
  & details[open] > summary > svg {
    rotate: 180deg;
  }
  & details > div {
    display: grid;
    padding-bottom: var(--space-3);
  }
  /* Brands are as many as a member has; everything else is a short list, and is seen whole. */
  & details[data-facet='brand'] > div {
    max-height: 19rem;
    overflow-y: auto;
  }
`;

/** A colour per family; its name is beside it. */
const SWATCHES = {
  light: 'ivory',
  brown: 'camel',
  dark: 'charcoal',
  blue: 'indigo',
  green: 'jade',
  yellow: 'mustard',
  red: 'red',
  purple: 'plum',
} as const;

interface Props {
  filters: WardrobeFilters;
  counts: FacetCounts;
  onChange: (filters: WardrobeFilters) => void;
}

/** All filters, each value with its number of results. Unused values are left out. */
export function FilterPanel({ filters, counts, onChange }: Props) {
  const { t } = useTranslation(['items', 'wardrobe']);
  const { localeTag } = useLocale();
  const id = useId();
  const brands = useMemo(() => [...counts.brand.keys()].sort(new Intl.Collator(localeTag).compare), [counts, localeTag]);
  const groups: { facet: Facet; values: readonly { value: string; label: string; swatch?: string }[] }[] = [
    { facet: 'category', values: ITEM_CATEGORIES.map((value) => ({ value, label: t(`items:category.${value}`) })) },
    {
      facet: 'colour',
      values: COLOUR_FAMILY_NAMES.map((value) => ({ value, label: t(`wardrobe:colourFamily.${value}`), swatch: COLOURS[SWATCHES[value]] })),
    },
    { facet: 'season', values: SEASONS.map((value) => ({ value, label: t(`wardrobe:season.${value}`) })) },
    { facet: 'brand', values: brands.map((value) => ({ value, label: value })) },
    { facet: 'condition', values: CONDITIONS.map((value) => ({ value, label: t(`items:condition.${value}`) })) },
  ];
  return (
    <Root>
      {groups.map(({ facet, values }) => {
        const present = values.filter(({ value }) => counts[facet].has(value) || filters[facet].includes(value));
        if (present.length === 0) return null;
        const name = `${id}-${facet}`;
        return (
          <details key={facet} data-facet={facet} open={facet === 'category' || facet === 'colour' || filters[facet].length > 0}>
            <summary id={name}>
              <span>{t(`items:facet.${facet}`)}</span>
              <ChevronDownIcon size={18} />
            </summary>
            <div role="group" aria-labelledby={name}>
              {present.map(({ value, label, swatch }) => (
                <FacetOption
                  key={value}
                  label={label}
                  swatch={swatch}
                  count={counts[facet].get(value) ?? 0}
                  isChosen={filters[facet].includes(value)}
                  onToggle={() => onChange(toggleValue(filters, facet, value))}
                />
              ))}
            </div>
          </details>
        );
      })}
    </Root>
  );
}
