import { addressQuery } from '@/lib/site/site-address';

interface Entry {
  as: string;
  options: { scroll?: boolean; shallow?: boolean; locale?: string | false };
}
interface Here {
  /** Without the locale. */
  asPath: string;
  locale?: string | undefined;
}

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? '';
/** The one key of the query that decides which page an address shows. */
const typeOf = (address: string) => addressQuery(address).get('type');

/**
 * How Next takes up a history entry on Back and Forward: the browser restores the scroll position, which Next would set to the top, last of
 * all on pages that measure themselves; and a step of the same page needs no data, so that it is there at once and without a network.
 */
export function easeEntry({ as, options }: Entry, { asPath, locale }: Here): void {
  options.scroll = false;
  const path = pathOf(asPath);
  const isSamePage = pathOf(as) === path || pathOf(as) === `/${locale}${path === '/' ? '' : path}`;
  options.shallow = isSamePage && options.locale === locale && typeOf(as) === typeOf(asPath);
}

/**
 * Calls back once the window has loaded, at once if it has.
 * @returns cancels the call
 */
export function afterLoad(callback: () => void): () => void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback, { once: true });
  return () => window.removeEventListener('load', callback);
}

/**
 * Lays out what `content-visibility` has left out, one section per idle period, so that a slow phone has no long task of it. From then on
 * a picture of the whole page shows all of it, and every jump finds true heights.
 * @returns cancels the rest
 */
export function layOutWhenIdle(): () => void {
  let isCancelled = false;
  // Safari has no requestIdleCallback.
  const whenIdle = (callback: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 100));
  const forget = afterLoad(() => {
    const skipped = [...document.querySelectorAll<HTMLElement>('main section, footer')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    );
    const next = () => {
      const section = isCancelled ? undefined : skipped.shift();
      if (!section) return;
      section.style.contentVisibility = 'visible';
      whenIdle(next);
    };
    whenIdle(next);
  });
  return () => {
    isCancelled = true;
    forget();
  };
}

interface Receiver {
  postMessage: (message: string) => void;
}

declare global {
  interface Window {
    ReactNativeWebView?: Receiver;
    appHost?: Receiver;
    webkit?: { messageHandlers?: { appHost?: Receiver } };
  }
}

/** Where our own app listens on any platform (docs/webview.md); null in a browser. Another React Native app that listens looks the same. */
export function appReceiver(): Receiver | null {
  return window.ReactNativeWebView ?? window.webkit?.messageHandlers?.appHost ?? window.appHost ?? null;
}
