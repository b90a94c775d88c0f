import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { SORTS, type WardrobeLayout, type WardrobeSort, type WardrobeView } from '@/components/wardrobe/model/wardrobe-view';
import { Button } from '@/components/ui/actions/button';
import { GridIcon, ListIcon, SlidersIcon } from '@/components/ui/member-icons';
import { media } from '@/components/ui/theme/media';
import { Select } from '@/components/ui/forms/select';
import { VisuallyHidden, visuallyHidden } from '@/components/ui/layout/visually-hidden';
import { SearchBox } from '@/components/wardrobe/list/search-box';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: var(--space-2);
  /* On a phone the words to search for need the width, and the order below them its whole name. */
  ${media.belowMd} {
    & > :first-child {
      grid-column: span 2;
    }
    & > :last-child {
      grid-column: span 2;
    }
  }
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) auto 13rem auto;
  }
  ${media.lg} {
    & > button {
      display: none;
    }
    grid-template-columns: minmax(0, 1fr) 13rem auto;
  }
`;
const Layouts = styled.div`
  display: flex;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-sm);
  background: var(--surface);
  & > button {
    display: grid;
    place-items: center;
    width: 2.875rem;
    min-height: calc(var(--control) - 2px);
    color: var(--muted);
  }
  & > button + button {
    border-inline-start: 1px solid var(--line);
  }
  & > button[aria-pressed='true'] {
    --focus: var(--on-ink);
    background: var(--ink);
    color: var(--on-ink);
  }
  & > button:focus-visible {
    outline-offset: -3px;
  }
`;

/** On narrow phones only the filter's icon fits beside order and layout; otherwise the order's name would shrink to one letter. */
const FilterWords = styled.span`
  @media (width < 30rem) {
    ${visuallyHidden}
  }
`;
const FilterCount = styled.span`
  @media (width >= 30rem) {
    display: none;
  }
`;

const ICONS = { grid: GridIcon, list: ListIcon };

interface Props {
  view: WardrobeView;
  filterCount: number;
  onChange: (change: Partial<WardrobeView>) => void;
  onOpenFilters: () => void;
}

export function RoomTools({ view, filterCount, onChange, onOpenFilters }: Props) {
  const { t } = useTranslation('items');
  return (
    <Root role="search" aria-label={t('tools.label')}>
      <SearchBox q={view.q} onChange={(q) => onChange({ q })} />
      <Button variant="neutral" onClick={onOpenFilters} aria-haspopup="dialog">
        <SlidersIcon size={18} />
        <FilterWords>{filterCount > 0 ? t('tools.filtersOn', { count: filterCount }) : t('tools.filters')}</FilterWords>
        {filterCount > 0 ? <FilterCount aria-hidden="true">{filterCount}</FilterCount> : null}
      </Button>
      <label>
        <VisuallyHidden>{t('tools.sort')}</VisuallyHidden>
        <Select
          value={view.sort}
          onChange={({ target }) => onChange({ sort: target.value as WardrobeSort })}
          options={SORTS.map((sort) => ({ value: sort, name: t(`sort.${sort}`) }))}
        />
      </label>
      <Layouts role="group" aria-label={t('tools.layout')}>
        {(Object.keys(ICONS) as WardrobeLayout[]).map((layout) => {
          const Icon = ICONS[layout];
          return (
            <button
              key={layout}
              type="button"
              aria-label={t(`layout.${layout}`)}
              aria-pressed={view.layout === layout}
              onClick={() => onChange({ layout })}
            >
              <Icon />
            </button>
          );
        })}
      </Layouts>
    </Root>
  );
}
