export interface ScrollView {
  /** How far the list's top edge lies above the window's, in pixels; negative while it lies below. */
  scrolled: number;
  windowHeight: number;
  rowHeight: number;
  rowCount: number;
}

export interface RowRange {
  first: number;
  /** Exclusive. */
  end: number;
}

/** So many rows stand ready above and below, so that the Tab key and a quick wheel find them. */
const OVERSCAN = 3;

/** The rows that have to be in the page. All have the same height: that is what makes this plain arithmetic. */
export function visibleRows({ scrolled, windowHeight, rowHeight, rowCount }: ScrollView): RowRange {
  if (rowHeight <= 0) return { first: 0, end: Math.min(rowCount, 1 + OVERSCAN) };
  const first = Math.max(0, Math.floor(scrolled / rowHeight) - OVERSCAN);
  const end = Math.min(rowCount, Math.ceil((scrolled + windowHeight) / rowHeight) + OVERSCAN);
  return { first: Math.min(first, Math.max(0, rowCount - 1)), end: Math.max(end, Math.min(rowCount, 1)) };
}
