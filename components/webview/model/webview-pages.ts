import { LOCALE_CODES } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';

/** Pages available in the apps. Each name stands for one route; nothing else can be opened by name. */
export const WEBVIEW_PAGES = ['faqs', 'terms', 'privacy', 'payment-method', 'pricing'] as const;
export type WebviewPage = (typeof WEBVIEW_PAGES)[number];

const ROUTE_OF: Record<WebviewPage, keyof typeof ROUTES> = {
  faqs: 'faqs',
  terms: 'termsAndCondition',
  privacy: 'privacyPolicy',
  'payment-method': 'paymentMethod',
  pricing: 'servicesPricing',
};

/** The allowed page of a query value, by exact match. */
export function webviewPageOf(value: string | null | undefined): WebviewPage | null {
  return WEBVIEW_PAGES.find((page) => page === value) ?? null;
}

/** The allowed page of a site path. @param path without locale prefix */
function webviewPageOfPath(path: string): WebviewPage | null {
  return WEBVIEW_PAGES.find((page) => ROUTES[ROUTE_OF[page]].path === path) ?? null;
}

/** @param rest further query keys of the page, such as a topic */
export function webviewHref(page: WebviewPage | null, rest: URLSearchParams = new URLSearchParams()): string {
  const query = new URLSearchParams(page ? { page } : {});
  for (const [key, value] of rest) if (key !== 'page' && key !== 'token') query.append(key, value);
  const text = query.toString();
  return text ? `${ROUTES.webview.path}?${text}` : ROUTES.webview.path;
}

/** Apps may be older than the site: they ignore messages of unknown versions. */
export const HOST_MESSAGE_VERSION = 1;

/**
 * Messages to the app around the page, one JSON text each:
 * - `page`: the page shown now; null is the list of pages
 * - `open-link`: an address outside the allowed pages, for the app to open
 * - `sign-in`: the page needs a session; the app returns with `?token=`
 */
export type HostMessage = { version: typeof HOST_MESSAGE_VERSION } & (
  | { type: 'page'; page: WebviewPage | null }
  | { type: 'open-link'; kind: LinkKind; url: string }
  | { type: 'sign-in' }
);

type LinkKind = 'web' | 'mail' | 'phone';

/** How to handle a link that is pressed inside an app. */
type LinkTarget =
  | { kind: 'anchor' }
  /** Another allowed page, or the same with another query. */
  | { kind: 'inside'; href: string }
  | { kind: 'sign-in' }
  | { kind: 'host'; link: LinkKind; url: string }
  /** `javascript:`, `data:` and other schemes that must not be opened. */
  | { kind: 'refused' };

const LINK_KINDS: Record<string, LinkKind> = { 'http:': 'web', 'https:': 'web', 'mailto:': 'mail', 'tel:': 'phone' };
const PREFIX = new RegExp(`^/(${LOCALE_CODES.join('|')})(?=/|$)`);

/**
 * @param href as the element resolves it: absolute
 * @param here the current address
 */
export function followLink(href: string, here: string): LinkTarget {
  if (!URL.canParse(href)) return { kind: 'refused' };
  const target = new URL(href);
  const current = new URL(here);
  const link = LINK_KINDS[target.protocol];
  if (!link) return { kind: 'refused' };
  if (target.origin !== current.origin) return { kind: 'host', link, url: target.href };
  if (target.hash && target.pathname === current.pathname && target.search === current.search) return { kind: 'anchor' };
  const path = target.pathname.replace(PREFIX, '');
  if (path === ROUTES.login.path) return { kind: 'sign-in' };
  if (path === ROUTES.webview.path) return { kind: 'inside', href: `${path}${target.search}${target.hash}` };
  const page = webviewPageOfPath(path);
  return page ? { kind: 'inside', href: webviewHref(page, target.searchParams) + target.hash } : { kind: 'host', link, url: target.href };
}
