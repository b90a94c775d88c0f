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

/** Before the router renders: the page is left, or shown with other words. */
export const whenLeft: Wanting = (_part, callback) => {
  // The router renders such a page a second time on load, to tell it the query.
  if (window.location.search !== '') {
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
  const nearness = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) want();
  }, { rootMargin: MARGIN });
  const stopHere = () => {
    nearness.disconnect();
    part.removeEventListener('focusin', want);
    window.removeEventListener('beforeprint', want);
  };
  const want = () => {
    stopHere();
    stopLeaving();
    callback();
  };
  nearness.observe(part);
  part.addEventListener('focusin', want);
  window.addEventListener('beforeprint', want);
  // Last: it may call back at once.
  const stopLeaving = whenLeft(part, () => {
    stopHere();
    callback();
  });
  return () => {
    stopHere();
    stopLeaving();
  };
};
