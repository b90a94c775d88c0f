import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a dialog that goes from one view to another: what had the focus is gone with the old one, so the dialog takes it and
 * speaks its new title, from the top. @returns where the views stand
 */
export function useDialogView(view: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    root.current?.closest('dialog')?.focus();
    root.current?.parentElement?.scrollTo?.({ top: 0 });
  }, [view]);
  return root;
}
