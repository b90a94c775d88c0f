import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a dialog with several views: when the view changes, the focused element is gone, so the dialog takes the focus, announces its new
 * title and scrolls to the top.
 * @returns ref of the views' container
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
