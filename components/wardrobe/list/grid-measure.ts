import type { CSSProperties } from 'react';
import type { WardrobeLayout } from '@/components/wardrobe/model/wardrobe-view';

export interface GridMeasure {
  columns: number;
  columnWidth: number;
  /** Including the gap below; the same for every row, which virtualisation relies on. */
  rowHeight: number;
  columnGap: number;
  rowGap: number;
  /** Height of the text below a picture; fixed, so that a long name is cut and does not shift the grid. */
  wordsHeight: number;
}

const LIST_ROW = { narrow: 104, wide: 92 };

/** @param width of the list in pixels; 0 while unknown */
export function measureGrid(width: number, layout: WardrobeLayout): GridMeasure {
  const isNarrow = width < 560;
  if (layout === 'list') {
    return {
      columns: 1,
      columnWidth: width,
      rowHeight: isNarrow ? LIST_ROW.narrow : LIST_ROW.wide,
      columnGap: 0,
      rowGap: 0,
      wordsHeight: 0,
    };
  }
  const columns = width < 560 ? 2 : width < 800 ? 3 : width < 1060 ? 4 : 5;
  const columnGap = isNarrow ? 12 : 20;
  const rowGap = isNarrow ? 20 : 32;
  const wordsHeight = 80;
  const columnWidth = Math.max(0, (width - columnGap * (columns - 1)) / columns);
  return { columns, columnWidth, rowHeight: width === 0 ? 0 : columnWidth * 1.25 + wordsHeight + rowGap, columnGap, rowGap, wordsHeight };
}

/** Position of the piece with that index; in normal flow until the list has been measured. */
export function placeInGrid({ columns, columnWidth, columnGap, rowHeight, rowGap }: GridMeasure, index: number): CSSProperties | undefined {
  if (rowHeight === 0) return undefined;
  return {
    position: 'absolute',
    top: Math.floor(index / columns) * rowHeight,
    insetInlineStart: (index % columns) * (columnWidth + columnGap),
    width: columnWidth,
    height: rowHeight - rowGap,
  };
}
