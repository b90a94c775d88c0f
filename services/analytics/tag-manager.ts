import Router from 'next/router';
import { localeOfSegment } from '@/lib/config/locales';
import { routeOfPath, ROUTES, type RouteName } from '@/lib/config/routes';
import { allowsTags, CONSENT_KEY, mayCarryTags, NOTHING_OPTIONAL } from '@/lib/domain/consent/consent-choice';
import { pushEvent, storedChoice, updateConsent } from './data-layer';
import { TAG_MANAGER, tagManagerRuns } from './tag-script';

/** Loads the region's container, once a document; called only after the visitor has allowed something. */
export function startTagManager(containerId: string): void {
  if (tagManagerRuns()) return;
  // It reads what happened before it came: what was seen of pages without tags is not for it.
  window.dataLayer = window.dataLayer?.filter((entry) => !isViewWithoutTags(entry));
  keepOffPagesWithoutTags();
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
 * A script that runs cannot be taken out of its document again, so pages without tags are entered by a new one.
 * The listeners are there before the container's own, and hear first.
 */
function keepOffPagesWithoutTags(): void {
  window.addEventListener('click', followAsDocument, true);
  // Next has heard of it before, and would show the page while it is loaded anew. It keeps one callback, so this one leaves the place on the
  // page to the browser as well (`components/layout/use-scroll-restoration.ts`).
  Router.ready(() =>
    Router.beforePopState(({ as, options }) => {
      options.scroll = false;
      return mayCarryTags(routeAt(new URL(as, location.origin).pathname));
    }),
  );
  window.addEventListener('popstate', loadAnew);
  window.addEventListener('pageshow', obeyAgain);
  window.addEventListener('storage', obeyOtherTab);
}

function followAsDocument(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || event.defaultPrevented) return;
  if (link.origin !== location.origin || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return;
  if (mayCarryTags(routeAt(link.pathname))) return;
  // Next's link leaves alone what is prevented.
  event.preventDefault();
  location.assign(link.href);
}

/** Back or forward within this document, to a page that was left before the container came. */
function loadAnew(event: PopStateEvent): void {
  if (mayCarryTags(routeAt(location.pathname))) return;
  event.stopImmediatePropagation();
  location.reload();
}

/** A document that comes back out of the browser's own cache goes on with what ran in it, whatever was decided since. */
function obeyAgain({ persisted }: PageTransitionEvent): void {
  if (persisted && !allowsTags(storedChoice() ?? NOTHING_OPTIONAL)) location.reload();
}

/** Not loaded anew: somebody may be typing there. */
function obeyOtherTab({ key }: StorageEvent): void {
  if (key === CONSENT_KEY) updateConsent(storedChoice() ?? NOTHING_OPTIONAL);
}

function routeAt(pathname: string): RouteName | null {
  const [, first = '', ...rest] = pathname.split('/');
  return routeOfPath(localeOfSegment(first) === null ? pathname : `/${rest.join('/')}`)?.name ?? null;
}
