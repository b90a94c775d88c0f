import { useRouter } from 'next/router';
import { useEffect } from 'react';

/**
 * Back and forward end where somebody was: the browser brings them there. Next would go to the top of the page afterwards,
 * which comes last wherever a page measures itself while it is drawn.
 */
export function useKeptScroll(): void {
  const router = useRouter();
  useEffect(() => {
    router.beforePopState(({ options }) => {
      options.scroll = false;
      return true;
    });
  }, [router]);
}
