import Router from 'next/router';
import { easeEntry } from '@/lib/browser/page-lifecycle';
import { removeCookie } from '@/lib/browser/remove-cookie';
import { removeStored, storedKeys } from '@/lib/browser/storage';
import { localeOfSegment } from '@/lib/config/locales';
import { routeOfPath, ROUTES, type RouteName } from '@/lib/config/routes';
import { allowsTags, CONSENT_KEY, mayCarryTags, NOTHING_OPTIONAL, type ConsentChoice } from '@/lib/domain/consent/consent-choice';
import { pushEvent, storedChoice, updateConsent } from './data-layer';
import { TAG_MANAGER, tagManagerRuns } from './tag-script';

/** Loads the region's container, once a document; called only after the visitor has allowed something. */
export function startTagManager(containerId: string): void {
  if (tagManagerRuns()) return;
  // The container reads earlier events too; page views of routes without tags must not reach it.
  window.dataLayer = window.dataLayer?.filter((entry) => !isViewWithoutTags(entry));
  reloadForRoutesWithoutTags();
  pushEvent({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${TAG_MANAGER}?id=${encodeURIComponent(containerId)}`;
  document.head.append(script);
}

function isViewWithoutTags(entry: unknown): boolean {
  const { event, page_name: name } = entry as { event?: unknown; page_name?: string };
  return event === 'page_view' && name !== undefined && Object.hasOwn(ROUTES, name) && !mayCarryTags(name as RouteName);
}

/**
 * A running script cannot be unloaded, so routes without tags are entered by a full page load. These listeners are added before the
 * container's own, so they run first.
 */
function reloadForRoutesWithoutTags(): void {
  window.addEventListener('click', followAsDocument, true);
  // Next handles popstate first and would render the page while it reloads. Next keeps a single callback, so this one also does what
  // `components/layout/site-layout.tsx` does.
  Router.ready(() =>
    Router.beforePopState((entry) => {
      easeEntry(entry, Router);
      return mayCarryTags(routeAt(new URL(entry.as, location.origin).pathname));
    }),
  );
  window.addEventListener('popstate', reloadDocument);
  window.addEventListener('pageshow', reapplyConsentOnRestore);
  window.addEventListener('storage', applyConsentFromOtherTab);
}

function followAsDocument(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || event.defaultPrevented) return;
  if (link.origin !== location.origin || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return;
  if (mayCarryTags(routeAt(link.pathname))) return;
  // next/link ignores events with a prevented default.
  event.preventDefault();
  location.assign(link.href);
}

/** Back or forward within this document to a page that was left before the container loaded. */
function reloadDocument(event: PopStateEvent): void {
  if (mayCarryTags(routeAt(location.pathname))) return;
  event.stopImmediatePropagation();
  location.reload();
}

/** A page restored from the back-forward cache keeps its running scripts, even if consent was withdrawn since. */
function reapplyConsentOnRestore({ persisted }: PageTransitionEvent): void {
  if (persisted && !allowsTags(storedChoice() ?? NOTHING_OPTIONAL)) location.reload();
}

/** No reload here: somebody may be typing in this tab. */
function applyConsentFromOtherTab({ key }: StorageEvent): void {
  if (key === CONSENT_KEY) updateConsent(storedChoice() ?? NOTHING_OPTIONAL);
}

function routeAt(pathname: string): RouteName | null {
  const [, first = '', ...rest] = pathname.split('/');
  return routeOfPath(localeOfSegment(first) === null ? pathname : `/${rest.join('/')}`)?.name ?? null;
}

/**
 * Cookies and storage keys of common tags by consent category: Google, Microsoft, Meta, TikTok, Pinterest, LinkedIn, Snap, Reddit, X,
 * Hotjar, Matomo.
 */
const ANALYTICS = /^(?:_ga(?:_.+)?|_gid|_gat(?:_.+)?|_dc_gtm_.+|AMP_TOKEN|__utm[a-z]+|_clck|_clsk|_hj.+|_pk_.+)$/;
const MARKETING =
  /^(?:_gcl_.+|_gac_.+|FPGCL.+|_fbp|_fbc|_uet(?:sid|vid)(?:_exp)?|_tt(?:p|_.+)|_pin_unauth|_pinterest_.+|li_fat_id|_li_.+|_scid(?:_r)?|_rdt_.+|_twclid)$/;

/** Deletes cookies and storage of categories that are no longer allowed, under every domain and path that this page can reach. */
export function forgetVendors({ analytics, marketing }: ConsentChoice): void {
  const isRefused = (name: string) => (!analytics && ANALYTICS.test(name)) || (!marketing && MARKETING.test(name));
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')) if (isRefused(name)) removeCookie(name);
  for (const area of ['local', 'session'] as const) {
    for (const key of storedKeys('', area)) if (isRefused(key)) removeStored(key, area);
  }
}

/** A running script cannot be unloaded, so the page is reloaded; the new document runs only what is still allowed. */
export function withdraw(choice: ConsentChoice): void {
  forgetVendors(choice);
  if (tagManagerRuns()) location.reload();
}
