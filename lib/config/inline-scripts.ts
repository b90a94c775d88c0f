/**
 * The only scripts that stand in a document itself; the content security policy names each by its hash. They have no
 * build step: small, and must not fail.
 */

/**
 * Says on <html> whether there is a session, before anything is painted, so that the static header shows what is so.
 * A friend's link is kept by a script of its own, which few addresses need.
 */
export const SESSION_MARK = `{
  const { dataset } = document.documentElement;
  dataset.session = 'out';
  try {
    if (/(^|; )accessToken=[!-$&-:<-~]/.test(document.cookie)) dataset.session = 'in';
  } catch {}
}
if (/[?&]ref=/.test(location.search)) import('/session-friend.js');`;

/**
 * Asks at once for the faces that its element names in `data-faces`, where they can come in time. Chromium holds the first
 * paint back for a preloaded face, up to a tenth of a second; on a slow connection none is there by then, and the page would only
 * come later.
 */
export const PRELOAD_FACES = `if (!/[23]g/.test(navigator.connection?.effectiveType))
  for (const href of document.currentScript.dataset.faces.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }));`;

/** Both in one, on pages that are there to be read: a script of its own costs a slow phone as much as what it does. */
export const START_OF_READING = `${PRELOAD_FACES}
${SESSION_MARK}`;

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

/**
 * Keeps the press of a button that is painted and not alive yet, and presses it when it is, within ten seconds: nobody on a
 * slow phone presses twice. A press for which React brings the part to life at once is handed on by React itself, within the same
 * event: whoever looks later cannot tell it from a part that came to life by itself right after it, whose press nobody would do. So
 * whether it has is asked where React listens, after it: what it cannot hand on goes no further than there.
 */
export const KEEP_EARLY_PRESSES = `{
  const isAlive = (button) => Object.keys(button).some((key) => key.startsWith('__reactFiber'));
  const kept = new Set();
  addEventListener('click', ({ isTrusted, target }) => {
    const button = isTrusted && target.closest('#__next button[type=button]');
    if (!button || kept.has(button) || isAlive(button)) return;
    const keep = () => {
      if (isAlive(button)) return;
      kept.add(button);
      const end = Date.now() + 10000;
      const timer = setInterval(() => {
        const isTurn = isAlive(button) && button.isConnected;
        if (!isTurn && Date.now() < end) return;
        clearInterval(timer);
        kept.delete(button);
        if (isTurn) button.click();
      }, 50);
    };
    document.getElementById('__next').addEventListener('click', keep, { capture: true, once: true });
  }, true);
}`;

export const INLINE_SCRIPTS = [START_OF_READING, PRELOAD_FACES, RUN_AFTER_PAINT, KEEP_EARLY_PRESSES] as const;
