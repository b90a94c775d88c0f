import { useLayoutEffect, useState, type RefObject } from 'react';
import { visibleRows, type RowRange } from '@/lib/domain/wardrobe/visible-rows';

interface Options {
  rowCount: number;
  rowHeight: number;
}

/** Which rows of a long list have to be in the page; changes only when a row comes or goes. */
export function useVisibleRows(list: RefObject<HTMLElement | null>, { rowCount, rowHeight }: Options): RowRange {
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
