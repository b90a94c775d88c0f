import { LOCALE_CODES } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import type { LinkKind } from './host-message';
import { webviewHref, webviewPageOfPath } from './webview-pages';

/** How to handle a link that is pressed inside an app. */
export type LinkTarget =
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
