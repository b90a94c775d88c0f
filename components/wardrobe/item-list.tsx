import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import type { Selection } from '@/lib/domain/wardrobe/selection';
import type { WardrobeLayout } from '@/lib/domain/wardrobe/wardrobe-view';
import { measureGrid } from './grid-measure';
import { ItemCard } from './item-card';
import { ItemRow } from './item-row';
import { useListWidth } from './use-list-width';
import { useVisibleRows } from './use-visible-rows';

const Root = styled.ul`
  display: grid;
  align-content: start;
  &[data-layout='list'] { border-top: 1px solid var(--line); }
`;

interface Props {
  items: readonly WardrobeItem[];
  layout: WardrobeLayout;
  selection: Selection;
  onSelect: (id: string, isRange: boolean) => void;
}

/**
 * The pieces near the window, in a list as high as all of them. All rows are of one height, so that a wardrobe of ten
 * thousand costs the page no more than one of forty.
 */
export function ItemList({ items, layout, selection, onSelect }: Props) {
  const { t } = useTranslation('items');
  const { pathname, query } = useRouter();
  const list = useRef<HTMLUListElement>(null);
  const width = useListWidth(list);
  const measure = useMemo(() => measureGrid(width, layout), [width, layout]);
  const { columns, rowHeight, rowGap, columnGap } = measure;
  const rowCount = Math.ceil(items.length / columns);
  const { first, end } = useVisibleRows(list, { rowCount, rowHeight });
  const Item = layout === 'grid' ? ItemCard : ItemRow;
  const isSelecting = selection.ids.size > 0;

  return (
    <Root
      ref={list}
      aria-label={t('list.label')}
      data-layout={layout}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        columnGap,
        rowGap,
        gridAutoRows: rowHeight > 0 ? `${rowHeight - rowGap}px` : 'auto',
        minHeight: rowCount * rowHeight,
        paddingTop: first * rowHeight,
        // The scrollbar's own anchoring would fight with rows that come and go above.
        overflowAnchor: 'none',
      }}
    >
      {items.slice(first * columns, end * columns).map((item, index) => (
        <Item
          key={item.id}
          item={item}
          position={first * columns + index + 1}
          total={items.length}
          isSelected={selection.ids.has(item.id)}
          isSelecting={isSelecting}
          href={{ pathname, query: { ...query, item: item.id } }}
          onSelect={onSelect}
        />
      ))}
    </Root>
  );
}
