export interface ScrollView {
  /** Distance of the list's top edge above the window's, in pixels; negative below it. */
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

/** Extra rows above and below, for the Tab key and fast scrolling. */
const OVERSCAN = 3;

/** The rows to render. All have the same height, which keeps this plain arithmetic. */
export function visibleRows({ scrolled, windowHeight, rowHeight, rowCount }: ScrollView): RowRange {
  if (rowHeight <= 0) return { first: 0, end: Math.min(rowCount, 1 + OVERSCAN) };
  const first = Math.max(0, Math.floor(scrolled / rowHeight) - OVERSCAN);
  const end = Math.min(rowCount, Math.ceil((scrolled + windowHeight) / rowHeight) + OVERSCAN);
  return { first: Math.min(first, Math.max(0, rowCount - 1)), end: Math.max(end, Math.min(rowCount, 1)) };
}
