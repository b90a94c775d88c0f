import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the new page after a link of the header or footer, which stay: otherwise Tab would go on behind the page. Used by the
 * parts that come after the first load: the support button for visitors, the session for members.
 */
export function useFocusOnNewPage(): void {
  const [path = ''] = useRouter().asPath.split(/[?#]/);
  const shown = useRef(path);
  useEffect(() => {
    const main = document.querySelector<HTMLElement>('main');
    // Unless a part of the page has taken it.
    if (shown.current !== path && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    shown.current = path;
  }, [path]);
}
