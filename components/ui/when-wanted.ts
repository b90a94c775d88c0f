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

/** Listens in one way more until `want` is called or the signal ends the waiting. */
type Listening = (part: Element, want: () => void, signal: AbortSignal) => void;

/** Above React's root, which keeps from a part that is not alive what happens in it. */
function hear(event: 'focusin' | 'input', part: Element, want: () => void, signal: AbortSignal): void {
  document.addEventListener(event, ({ target }) => part.contains(target as Node) && want(), { capture: true, signal });
}

/** Whatever the way: when it gets the focus, and before the page is left. */
const wantingBy =
  (listen: Listening): Wanting =>
  (part, callback) => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const want = () => {
      if (signal.aborted) return;
      waiting.abort();
      callback();
    };
    hear('focusin', part, want, signal);
    listen(part, want, signal);
    const stopLeaving = whenLeft(part, want);
    // Either may have called back at once.
    if (signal.aborted) stopLeaving();
    else signal.addEventListener('abort', stopLeaving);
    return () => waiting.abort();
  };

/** As soon as it comes near the window, or the page is about to be printed. */
export const whenNear = wantingBy((part, want, signal) => {
  const nearness = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) want();
    },
    { rootMargin: MARGIN },
  );
  signal.addEventListener('abort', () => nearness.disconnect());
  nearness.observe(part);
  window.addEventListener('beforeprint', want, { signal });
});

const isMoved = (input: HTMLInputElement) => input.value !== input.defaultValue;

/** As soon as a hand or a pointer comes over it, it is moved by a voice or a screen reader, or any of it was before anybody listened. */
export const whenTouched = wantingBy((part, want, signal) => {
  part.addEventListener('pointerenter', want, { signal });
  hear('input', part, want, signal);
  if (part.matches(':hover, :focus-within') || [...part.querySelectorAll('input')].some(isMoved)) want();
});
