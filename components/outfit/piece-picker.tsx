import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { CheckIcon } from '@/components/ui/icons';
import { PlusIcon } from '@/components/ui/form-icons';
import { PiecePhoto } from '@/components/wardrobe/passport/piece-photo';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { ITEM_CATEGORIES } from '@/lib/contract/wardrobe-names';
import { OUTFIT_ITEMS_MAXIMUM } from '@/lib/contract/outfits';
import { withPiece } from '@/lib/domain/outfit/lay-out';
import { FACETS, toggleValue, WHOLE_WARDROBE, type WardrobeView } from '@/components/wardrobe/model/wardrobe-view';
import { formatNumber } from '@/lib/text/format-number';
import { useOutfitStore, useOutfitStoreApi } from '@/stores/outfit-store';
import { Button } from '@/components/ui/actions/button';
import { ChipRow } from '@/components/ui/forms/chip-row';
import { Drawer } from '@/components/ui/overlays/drawer';
import { FilterChip } from '@/components/ui/forms/filter-chip';
import { Heading } from '@/components/ui/text/heading';
import { SlidersIcon } from '@/components/ui/member-icons';
import { media } from '@/components/ui/theme/media';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { Text } from '@/components/ui/text/text';
import { useFilterSteps } from '@/components/ui/hooks/use-drawer-steps';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { ActiveFilters } from '@/components/wardrobe/list/active-filters';
import { FilterPanel } from '@/components/wardrobe/list/filter-panel';
import { PlaceChips } from '@/components/wardrobe/list/place-chips';
import { SearchBox } from '@/components/wardrobe/list/search-box';
import { useShownItems } from '@/components/wardrobe/list/use-shown-items';
import { WhereMark } from './where-mark';

const Root = styled.section`
  display: grid;
  gap: var(--space-3);
  & > div[data-search] {
    display: grid;
    gap: var(--space-2);
    grid-template-columns: minmax(0, 1fr) auto;
    & > label {
      grid-column: 1;
    }
  }
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.75rem, 1fr));
  gap: var(--space-3);
  padding: 2px;
  ${media.md} {
    grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
    max-height: 28rem;
    overflow-y: auto;
    scrollbar-gutter: stable;
  }
`;

const AT_ONCE = 60;

interface Props {
  items: readonly WardrobeItem[];
  /** All pieces, also those that lie there and can no longer be chosen. */
  byId: ReadonlyMap<string, WardrobeItem>;
  isComplete: boolean;
}

/** List of pieces with the wardrobe's filters: a press adds a piece to the canvas, another removes it. */
export function PiecePicker({ items, byId, isComplete }: Props) {
  const { t } = useTranslation(['outfit', 'items']);
  const { localeTag } = useLocale();
  const [view, setView] = useState<WardrobeView>(WHOLE_WARDROBE);
  const filtering = useFilterSteps();
  const [limit, setLimit] = useState(AT_ONCE);
  const { shown, counts, isSearching } = useShownItems(items, view);
  const selected = useOutfitStore((state) => state.selectedList);
  const { arrange, removeItem } = useOutfitStoreApi().getState();

  const isOn = (id: string) => selected.some((item) => item.id === id);
  const isFull = selected.length >= OUTFIT_ITEMS_MAXIMUM;
  const press = (item: WardrobeItem) => {
    if (isOn(item.id)) removeItem(item.id);
    else if (!isFull) arrange(withPiece(selected, item.id, (id) => byId.get(id)));
  };
  const change = (part: Partial<WardrobeView>) => {
    setView((now) => ({ ...now, ...part }));
    setLimit(AT_ONCE);
  };
  const filters = { filters: view.filters, counts, onChange: (next: WardrobeView['filters']) => change({ filters: next }) };
  const filterCount = FACETS.reduce((sum, facet) => sum + view.filters[facet].length, 0);

  return (
    <Root aria-labelledby="outfit-pieces">
      <Heading level={2} look="h4" id="outfit-pieces">
        {t('outfit:picker.title')}
      </Heading>
      <div data-search role="search">
        <SearchBox q={view.q} onChange={(q) => change({ q })} />
        <Button
          variant="neutral"
          onClick={() => filtering.goTo('filters')}
          aria-haspopup="dialog"
          aria-label={filterCount > 0 ? t('items:tools.filtersOn', { count: filterCount }) : t('items:tools.filters')}
        >
          <SlidersIcon size={18} />
        </Button>
      </div>
      <ChipRow role="group" aria-label={t('items:facet.category')}>
        {ITEM_CATEGORIES.filter((category) => counts.category.has(category)).map((category) => (
          <FilterChip
            key={category}
            isSelected={view.filters.category.includes(category)}
            onClick={() => change({ filters: toggleValue(view.filters, 'category', category) })}
          >
            {t(`items:category.${category}`)}
          </FilterChip>
        ))}
      </ChipRow>
      <ActiveFilters view={view} shown={shown.length} total={items.length} isComplete={isComplete && !isSearching} onChange={change} />
      <StatusRegion>{isFull ? <Text $size="sm">{t('outfit:picker.full', { count: OUTFIT_ITEMS_MAXIMUM })}</Text> : null}</StatusRegion>
      {shown.length > 0 ? (
        <List aria-label={t('outfit:picker.title')} tabIndex={-1}>
          {shown.slice(0, limit).map((item) => (
            <li key={item.id}>
              <PickerPiece item={item} isOn={isOn(item.id)} isFull={isFull} onPress={() => press(item)} />
            </li>
          ))}
        </List>
      ) : (
        <Text>{t(isSearching ? 'items:none.loading' : 'items:none.title')}</Text>
      )}
      {shown.length > limit ? (
        <Button variant="secondary" size="small" onClick={() => setLimit(limit + AT_ONCE)}>
          {t('outfit:picker.more')}
        </Button>
      ) : null}
      <Drawer
        hasEntry
        isOpen={filtering.asked !== null}
        title={t('items:tools.filters')}
        onClose={filtering.close}
        actions={
          <Button isFullWidth onClick={filtering.close}>
            {t('items:tools.show', { count: shown.length, number: formatNumber(shown.length, localeTag) })}
          </Button>
        }
      >
        <PlaceChips {...filters} />
        <FilterPanel {...filters} />
      </Drawer>
    </Root>
  );
}

const PieceRoot = styled.button`
  position: relative;
  display: grid;
  align-content: start;
  width: 100%;
  height: 100%;
  min-height: var(--target);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-sm);
  background: var(--surface);
  text-align: start;
  & > span {
    display: grid;
    gap: 0.125rem;
    padding: 0.375rem 0.5rem 0.5rem;
    font-size: var(--text-xs);
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & > svg {
    position: absolute;
    inset-inline-end: 0.375rem;
    top: 0.375rem;
    padding: 3px;
    border-radius: 50%;
    background: var(--surface);
    box-shadow: var(--shadow-1);
  }
  & picture,
  & picture > img,
  & > img {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      border-color: var(--ink);
    }
  }
  &[aria-pressed='true'] {
    border-color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink);
    & > svg {
      background: var(--ink);
      color: var(--on-ink);
    }
  }
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

interface PickerPieceProps {
  item: WardrobeItem;
  isOn: boolean;
  /** The look has reached its maximum. */
  isFull: boolean;
  onPress: () => void;
}

function PickerPiece({ item, isOn, isFull, onPress }: PickerPieceProps) {
  return (
    <PieceRoot type="button" aria-pressed={isOn} aria-disabled={isFull && !isOn} onClick={onPress}>
      <PiecePhoto image={item.picture} width="640" alt="" sizes="8rem" />
      <span>
        <span dir="auto">{item.name}</span>
        <WhereMark item={item} />
      </span>
      {isOn ? <CheckIcon size={20} /> : <PlusIcon size={20} />}
    </PieceRoot>
  );
}
