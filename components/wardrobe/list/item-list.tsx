import { useTranslation } from 'next-i18next/pages';
import { useEffect, useMemo, useRef, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import type { Selection } from '@/lib/domain/wardrobe/selection';
import type { WardrobeLayout } from '@/components/wardrobe/model/wardrobe-view';
import { media } from '@/components/ui/theme/media';
import { measureGrid } from './grid-measure';
import { ItemCard } from './item-card';
import { ItemRow } from './item-row';
import { usePassportLink } from '@/components/wardrobe/passport/use-passport-link';

interface ScrollView {
  /** Distance of the list's top edge above the window's, in pixels; negative below it. */
  scrolled: number;
  windowHeight: number;
  rowHeight: number;
  rowCount: number;
}

interface RowRange {
  first: number;
  /** Exclusive. */
  end: number;
}

/** Extra rows above and below, for the Tab key and fast scrolling; before anybody scrolls one, so that no picture waits for hidden ones. */
const OVERSCAN = 3;

/** The rows to render. All have the same height, which keeps this plain arithmetic. */
export function visibleRows({ scrolled, windowHeight, rowHeight, rowCount }: ScrollView): RowRange {
  if (rowHeight <= 0) return { first: 0, end: Math.min(rowCount, 1 + OVERSCAN) };
  const first = Math.max(0, Math.floor(scrolled / rowHeight) - OVERSCAN);
  const end = Math.min(rowCount, Math.ceil((scrolled + windowHeight) / rowHeight) + (scrolled > 0 ? OVERSCAN : 1));
  return { first: Math.min(first, Math.max(0, rowCount - 1)), end: Math.max(end, Math.min(rowCount, 1)) };
}

interface Options {
  rowCount: number;
  rowHeight: number;
}

/** The rows that must be in the DOM; changes only when a row enters or leaves. */
function useVisibleRows(list: RefObject<HTMLElement | null>, { rowCount, rowHeight }: Options): RowRange {
  const [range, setRange] = useState<RowRange>({ first: 0, end: 6 });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const { top } = element.getBoundingClientRect();
      const next = visibleRows({ scrolled: -top, windowHeight: window.innerHeight, rowHeight, rowCount });
      setRange((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    const ask = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, [list, rowCount, rowHeight]);

  return { first: Math.min(range.first, rowCount), end: Math.min(range.end, rowCount) };
}

/** Zero until measured, which is before the first paint: as one column the list would draw far more, and bring the footer into view. */
function useListWidth(list: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    // oxlint-disable-next-line react/set-state-in-effect -- measured, hence after the layout
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return width;
}

/** On paper all rows are wanted: a list as high as all of them would be blank pages. */
function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    const tell = ({ type }: Event) => flushSync(() => setIsPrinted(type === 'beforeprint'));
    const moments = ['beforeprint', 'afterprint'] as const;
    for (const moment of moments) window.addEventListener(moment, tell);
    return () => moments.forEach((moment) => window.removeEventListener(moment, tell));
  }, []);
  return isPrinted;
}

const Root = styled.ul`
  position: relative;
  /* What happens in here moves nothing else: rows come and go with every turn of the wheel. */
  contain: layout style;
  /* The scrollbar's own anchoring would fight with rows that come and go above. */
  overflow-anchor: none;
  &[data-layout='list'] {
    border-top: 1px solid var(--line);
  }
  ${media.print} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
    gap: var(--space-4);
    height: auto !important;
    contain: none;
    &[data-layout='list'] {
      display: block;
    }
    & > li {
      position: static !important;
      width: auto !important;
      height: auto !important;
      contain: none;
      break-inside: avoid;
    }
    & > li :is(strong, small) {
      white-space: normal;
    }
  }
`;

interface Props {
  items: readonly WardrobeItem[];
  layout: WardrobeLayout;
  selection: Selection;
  onSelect: (id: string, isRange: boolean) => void;
}

/**
 * Virtualised list: only pieces near the viewport, in a list as high as all of them. All rows have one height and each piece its own
 * position, so that the browser lays out only what is new, and a wardrobe of ten thousand costs no more than one of forty (`npm run
 * bench:wardrobe`).
 */
export function ItemList({ items, layout, selection, onSelect }: Props) {
  const { t } = useTranslation('items');
  const passport = usePassportLink();
  const list = useRef<HTMLUListElement>(null);
  const width = useListWidth(list);
  const measure = useMemo(() => measureGrid(width, layout), [width, layout]);
  const { columns, rowHeight } = measure;
  const rowCount = Math.ceil(items.length / columns);
  const visible = useVisibleRows(list, { rowCount, rowHeight });
  const { first, end } = useIsPrinted() ? { first: 0, end: rowCount } : visible;
  const Item = layout === 'grid' ? ItemCard : ItemRow;
  const isSelecting = selection.ids.size > 0;

  return (
    <Root ref={list} aria-label={t('list.label')} data-layout={layout} style={{ height: rowHeight > 0 ? rowCount * rowHeight : undefined }}>
      {items.slice(first * columns, end * columns).map((item, index) => (
        <Item
          key={item.id}
          item={item}
          index={first * columns + index}
          total={items.length}
          measure={measure}
          isSelected={selection.ids.has(item.id)}
          isSelecting={isSelecting}
          passport={passport}
          onSelect={onSelect}
        />
      ))}
    </Root>
  );
}
