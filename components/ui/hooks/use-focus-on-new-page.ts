import Router, { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the new page after a link of the header or footer, which stay: otherwise Tab would go on behind the page. Used by the
 * parts that come after the first load: the support button for visitors, the session for members.
 */
export function useFocusOnNewPage(): void {
  const [path = ''] = useRouter().asPath.split(/[?#]/);
  const shown = useRef(path);
  const hasPressed = useRef(false);
  useEffect(() => {
    let asked: string | undefined;
    const begin = (address: string, { shallow }: { shallow: boolean }) => {
      const [next] = address.split(/[?#]/);
      // Back from what was opened on the new page asks for that page again.
      if (shallow || next === asked) return;
      asked = next;
      hasPressed.current = false;
    };
    const press = ({ target }: MouseEvent) => {
      // The old page's own buttons leave with it.
      const pressed = (target as Element).closest('button, summary, input');
      if (pressed && !pressed.closest('main')) hasPressed.current = true;
    };
    Router.events.on('routeChangeStart', begin);
    document.addEventListener('click', press, true);
    return () => {
      Router.events.off('routeChangeStart', begin);
      document.removeEventListener('click', press, true);
    };
  }, []);
  useEffect(() => {
    const main = document.querySelector<HTMLElement>('main');
    // Unless a part of the page has taken it, or a button was pressed meanwhile: the focus would leave what that button has opened.
    if (shown.current !== path && !hasPressed.current && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    shown.current = path;
  }, [path]);
}
