import { useCallback, useEffect, useRef, useState } from 'react';
import { NOTHING_SELECTED, selectAll, selectRange, toggleSelected } from '@/lib/domain/wardrobe/selection';
import { pressedKey } from '@/lib/pressed-key';

/** @param shownIds the pieces in the order in which they stand: a range follows it */
export function useSelection(shownIds: readonly string[]) {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const shown = useRef(shownIds);
  useEffect(() => {
    shown.current = shownIds;
  }, [shownIds]);

  const select = useCallback((id: string, isRange: boolean) => {
    setSelection((now) => (isRange ? selectRange(now, id, shown.current) : toggleSelected(now, id)));
  }, []);
  const selectShown = useCallback(() => setSelection((now) => selectAll(now, shown.current)), []);
  const clear = useCallback(() => setSelection(NOTHING_SELECTED), []);

  const isSelecting = selection.ids.size > 0;
  useEffect(() => {
    if (!isSelecting) return;
    const leave = (event: KeyboardEvent) => {
      // A dialog's Escape is the dialog's.
      if (pressedKey(event) === 'Escape' && !document.querySelector('dialog[open]')) clear();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isSelecting, clear]);
  return { selection, select, selectShown, clear };
}
