/**
 * The only scripts that stand in a document itself; the content security policy names each by its hash. They have no
 * build step: small, and must not fail.
 */

/**
 * Says on <html> whether there is a session, before anything is painted, so that the static header shows what is so.
 * A friend's link is kept by a script of its own, which few addresses need.
 */
export const SESSION_MARK = `document.documentElement.dataset.session = /(^|; )accessToken=[!-$&-:<-~]/.test(document.cookie) ? 'in' : 'out';
if (/[?&]ref=/.test(location.search)) import('/session-friend.js');`;

/** A type that no browser runs or fetches: `RUN_AFTER_PAINT` makes scripts of what has it. */
export const AFTER_PAINT = 'after-paint';

/**
 * Asks for the page's scripts once the page has been painted, in their order, so that what is read comes before what
 * moves. A page that nobody sees is not painted: there a second has to do.
 */
export const RUN_AFTER_PAINT = `{
  const run = () => {
    for (const waiting of document.querySelectorAll('script[type=${AFTER_PAINT}]')) {
      const script = document.createElement('script');
      script.src = waiting.src;
      script.async = false;
      waiting.replaceWith(script);
    }
  };
  new PerformanceObserver(run).observe({ type: 'paint', buffered: true });
  setTimeout(run, 1000);
}`;

export const INLINE_SCRIPTS = [SESSION_MARK, RUN_AFTER_PAINT] as const;
