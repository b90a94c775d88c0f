import { useTranslation } from 'next-i18next/pages';
import { useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { checkBoxStyle } from '@/components/ui/forms/check-style';
import { media } from '@/components/ui/theme/media';
import { COLOUR_FAMILY_NAMES, CONDITIONS, ITEM_CATEGORIES, SEASONS } from '@/lib/contract/wardrobe-names';
import { swatchOf } from '@/lib/domain/wardrobe/colour-family';
import type { FacetCounts } from '@/components/wardrobe/model/search-items';
import { FACETS, toggleValue, type Facet, type WardrobeFilters } from '@/components/wardrobe/model/wardrobe-view';
import { ChevronDownIcon } from '@/components/ui/icons';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { formatNumber } from '@/lib/text/format-number';

const Root = styled.div`
  display: grid;
  align-content: start;
  &:not(:first-child) {
    margin-top: var(--space-4);
  }
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
      values: COLOUR_FAMILY_NAMES.map((value) => ({ value, label: t(`wardrobe:colourFamily.${value}`), swatch: swatchOf(value) })),
    },
    { facet: 'season', values: SEASONS.map((value) => ({ value, label: t(`wardrobe:season.${value}`) })) },
    { facet: 'brand', values: brands.map((value) => ({ value, label: value })) },
    { facet: 'condition', values: CONDITIONS.map((value) => ({ value, label: t(`items:condition.${value}`) })) },
  ];
  // A group in which the last value is unticked stays open, under the pointer and the focus.
  const [opened, setOpened] = useState<readonly Facet[]>(['category', 'colour']);
  const chosen = FACETS.filter((facet) => filters[facet].length > 0 && !opened.includes(facet));
  if (chosen.length > 0) setOpened([...opened, ...chosen]);
  return (
    <Root>
      {groups.map(({ facet, values }) => {
        const present = values.filter(({ value }) => counts[facet].has(value) || filters[facet].includes(value));
        if (present.length === 0) return null;
        const name = `${id}-${facet}`;
        return (
          <details key={facet} data-facet={facet} open={opened.includes(facet)}>
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

const OptionRoot = styled.label`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.625rem;
  min-height: 2.5rem;
  padding-inline: 0.1875rem;
  font-size: var(--text-sm);
  cursor: pointer;
  & > input {
    ${checkBoxStyle}
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    border-radius: var(--radius-sm);
    &::after {
      left: 0.375rem;
      top: 0.125rem;
      width: 0.3125rem;
      height: 0.625rem;
      border: solid var(--on-red);
      border-width: 0 2px 2px 0;
      rotate: 42deg;
    }
  }
  & > i {
    width: 1rem;
    height: 1rem;
    border: 1px solid rgb(34 30 28 / 24%);
    border-radius: 50%;
    forced-color-adjust: none;
  }
  & > span {
    grid-column: 3;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > i + span {
    grid-column: 3;
  }
  & > input + span {
    grid-column: 2 / 4;
  }
  & > small {
    grid-column: 4;
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  ${media.belowLg} {
    min-height: var(--target);
  }
  ${media.hover} {
    &:hover > span {
      text-decoration: underline;
      text-decoration-color: var(--red);
      text-underline-offset: 0.2em;
    }
  }
`;

interface FacetOptionProps {
  label: string;
  count: number;
  isChosen: boolean;
  swatch?: string;
  onToggle: () => void;
}

function FacetOption({ label, count, isChosen, swatch, onToggle }: FacetOptionProps) {
  const { localeTag } = useLocale();
  return (
    <OptionRoot>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      {swatch ? <i style={{ background: swatch }} aria-hidden="true" /> : null}
      <span dir="auto">{label}</span>
      <small>{formatNumber(count, localeTag)}</small>
    </OptionRoot>
  );
}
