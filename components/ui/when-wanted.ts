import Router from 'next/router';

/** How far from the window a part is fetched: a fast scroll takes longer than a chunk from a near cache. */
const MARGIN = '300px';

/** The router's updates are transitions, which React holds back while a dehydrated part under a changed context waits. */
const ROUTER_MOVES = ['routeChangeStart', 'hashChangeStart'] as const;

/**
 * Calls back once, as soon as a part of the page is about to be needed: it comes near the window, gets the
 * focus, the page is about to be printed, or the router is about to render.
 * @returns takes the waiting back
 */
export function whenWanted(part: Element, callback: () => void): () => void {
  // The router renders such a page a second time on load, to tell it the query.
  if (window.location.search !== '') {
    callback();
    return () => undefined;
  }
  const stop = () => {
    observer.disconnect();
    part.removeEventListener('focusin', want);
    window.removeEventListener('beforeprint', want);
    for (const move of ROUTER_MOVES) Router.events.off(move, want);
  };
  const want = () => {
    stop();
    callback();
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) want();
  }, { rootMargin: MARGIN });
  observer.observe(part);
  part.addEventListener('focusin', want);
  window.addEventListener('beforeprint', want);
  for (const move of ROUTER_MOVES) Router.events.on(move, want);
  return stop;
}
