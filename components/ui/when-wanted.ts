import Router from 'next/router';

/** How far from the window a part is fetched: a fast scroll takes longer than a chunk from a near cache. */
const MARGIN = '300px';

/** The router's updates are transitions, which React holds back while a dehydrated part under a changed context waits. */
const ROUTER_MOVES = ['routeChangeStart', 'hashChangeStart'] as const;

/**
 * Says when a part of a page is about to be needed: calls back once.
 * @returns takes the waiting back
 */
export type Wanting = (part: Element, callback: () => void) => () => void;

/** A page that may bring a token, or a member's: Next renders it a second time to tell it the query, others not (decision 35). */
const isRenderedAgain = () => window.location.search !== '' && Boolean(window.__NEXT_DATA__?.props.__N_SSG);

/** Before the router renders: the page is left, or shown with other words. */
export const whenLeft: Wanting = (_part, callback) => {
  if (isRenderedAgain()) {
    callback();
    return () => undefined;
  }
  const stop = () => {
    for (const move of ROUTER_MOVES) Router.events.off(move, leave);
  };
  const leave = () => {
    stop();
    callback();
  };
  for (const move of ROUTER_MOVES) Router.events.on(move, leave);
  return stop;
};

/** As soon as it comes near the window, gets the focus, the page is about to be printed, or left. */
export const whenWanted: Wanting = (part, callback) => {
  const waiting = new AbortController();
  const { signal } = waiting;
  const want = () => {
    if (signal.aborted) return;
    waiting.abort();
    callback();
  };
  const nearness = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) want();
  }, { rootMargin: MARGIN });
  signal.addEventListener('abort', () => nearness.disconnect());
  nearness.observe(part);
  part.addEventListener('focusin', want, { signal });
  window.addEventListener('beforeprint', want, { signal });
  const stopLeaving = whenLeft(part, want);
  // Either may have called back at once.
  if (signal.aborted) stopLeaving();
  else signal.addEventListener('abort', stopLeaving);
  return () => waiting.abort();
};
