import dynamic from 'next/dynamic';
import Router, { useRouter } from 'next/router';
import { Activity, Component, useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from 'next-i18next/pages';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { useIsMember } from '@/services/auth/session';
import { findChatWidget } from '@/services/support/chat-widget';
import { ConsentGate } from '@/components/consent/consent-gate';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import type { MemberRoute } from './member-bar';
import { PageViews } from './page-views';
import { PromoBanner, DemonstrationBar, RegionHint } from './top-bars';
import { ReferralGate } from './referral-gate';
import { Session } from './session';
import { SiteHeader } from './site-header';
import type { Elements } from '@/components/ui/theme/elements';
import { SiteFooter } from './site-footer';
import { easeEntry, layOutWhenIdle } from '@/lib/browser/page-lifecycle';

/**
 * Back and Forward as `easeEntry` describes. Set once: `services/analytics/tag-manager.ts` replaces this callback, and Next keeps only one.
 */
function useScrollRestoration(): void {
  useEffect(() => {
    Router.ready(() =>
      Router.beforePopState((entry) => {
        easeEntry(entry, Router);
        return true;
      }),
    );
  }, []);
}

const CrashView = clientOnly(() => import('./crash-view').then((part) => part.CrashView));

interface Props {
  /** Resets the error state on navigation. */
  page: string;
  /** `bar`: a crashed bar is left out without a message. */
  around: 'page' | 'bar';
  children: ReactNode;
}

interface State {
  page: string;
  hasCrashed: boolean;
}

/** Error boundary: a crashed page shows a message while header and footer keep working. React logs the error. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, hasCrashed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): Partial<State> | null {
    return page === state.page ? null : { page, hasCrashed: false };
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return this.props.around === 'bar' ? null : <CrashView />;
  }
}

const Root = styled.a`
  position: fixed;
  top: var(--space-2);
  left: var(--space-2);
  z-index: var(--z-toast);
  padding: var(--space-3) var(--space-4);
  background: var(--ink);
  color: var(--on-ink);
  border-radius: var(--radius);
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** Skip link, the first Tab stop. */
function SkipLink({ target }: { target: string }) {
  const { t } = useTranslation('layout');
  return (
    <Root href={`#${target}`} data-print="hide">
      {t('skipToContent')}
    </Root>
  );
}

/**
 * Hides the third-party chat widget from members and on routes without one; again on every route, because widgets tend to show themselves
 * again.
 */
export function ChatWidgetVisibility({ isForbidden }: { isForbidden: boolean }) {
  const isMember = useIsMember();
  const { asPath } = useRouter();

  useEffect(() => {
    const abort = new AbortController();
    void findChatWidget(abort.signal).then((widget) => {
      if (!widget || abort.signal.aborted) return;
      if (isMember || isForbidden) widget.hide();
      else widget.show();
    });
    return () => abort.abort();
  }, [isMember, isForbidden, asPath]);

  return null;
}

/**
 * Next writes its own locale code into `<html lang>` on navigation and once after the first render: the font rules would read `zh-CN` as
 * Traditional. This restores the static page's language tag.
 */
function useDocumentLanguage(locale: Locale) {
  useEffect(() => {
    const { documentElement } = document;
    const restore = () => {
      if (documentElement.lang !== LOCALES[locale].htmlLang) documentElement.lang = LOCALES[locale].htmlLang;
    };
    restore();
    const observer = new MutationObserver(restore);
    observer.observe(documentElement, { attributeFilter: ['lang'] });
    return () => observer.disconnect();
  }, [locale]);
}

/** Shows "no drop". Drop zones have prevented the default themselves. */
function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** A file dropped outside a drop zone would be opened by the browser in place of the page, and all input would be lost. */
export function usePreventFileDrop(): void {
  useEffect(() => {
    window.addEventListener('dragover', refuse);
    return () => window.removeEventListener('dragover', refuse);
  }, []);
}

/**
 * Whether this visitor has navigated within the site. From then on new pages fade in (`global-style.tsx`); the first page and query changes do
 * not.
 */
export function useHasNavigated(): boolean {
  const { pathname } = useRouter();
  const [first, setFirst] = useState<string | null>(pathname);
  if (first !== null && first !== pathname) setFirst(null);
  return first === null;
}

/** A line at the window's upper edge from the press of a link until its page is there: on a slow network nothing else answers the press. */
function useGoingMark(): void {
  const { events } = useRouter();
  useEffect(() => {
    const { dataset } = document.documentElement;
    const begin = (_address: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) dataset.going = '';
    };
    const end = () => delete dataset.going;
    events.on('routeChangeStart', begin);
    events.on('routeChangeComplete', end);
    events.on('routeChangeError', end);
    return () => {
      end();
      events.off('routeChangeStart', begin);
      events.off('routeChangeComplete', end);
      events.off('routeChangeError', end);
    };
  }, [events]);
}

const MemberBar = dynamic(() => import('./member-bar').then((part) => part.MemberBar), { loading: SilentDynamicLoading });
const BlogMasthead = dynamic(() => import('./blog-masthead').then((part) => part.BlogMasthead), { loading: SilentDynamicLoading });
/** Not essential, so loaded after the page. */
const SupportWidget = clientOnly(
  () => import('@/components/support/support-widget').then((part) => part.SupportWidget),
  SilentDynamicLoading,
);

/** Id of the main landmark, the skip link's target. */
const MAIN_ID = 'main';

function isOfMembers(route: ShellProps['route']): route is MemberRoute {
  return route !== null && ROUTES[route].audience === 'member';
}

/** Not for members (they have the chat), in apps (they have their own), or on pages that take cards. */
function hasSupport(route: ShellProps['route']): boolean {
  return route === null || (ROUTES[route].audience === 'everyone' && route !== 'webview');
}

/**
 * Header, page and footer according to the route registry; an unknown page (404) has both. `<Activity>` around each: React hydrates them
 * one after the other in short tasks, or at once the one that is pressed.
 */
export function SiteLayout({ shell, children }: { shell: ShellProps; children: Elements }) {
  const route = shell.route ? ROUTES[shell.route] : null;
  const { asPath } = useRouter();
  const hasMoved = useHasNavigated();
  useDocumentLanguage(shell.locale);
  useScrollRestoration();
  useGoingMark();
  usePreventFileDrop();
  useEffect(layOutWhenIdle, []);
  const isWebview = shell.route === 'webview';
  return (
    <>
      <SkipLink target={MAIN_ID} />
      {/* Fixed at the window's foot, yet read and reached first. */}
      <ConsentGate locale={shell.locale} route={shell.route} />
      {!isWebview && <ReferralGate />}
      {(route?.header ?? true) && (
        <Activity>
          <DemonstrationBar />
          <PromoBanner />
          <SiteHeader shell={shell} />
        </Activity>
      )}
      <CrashBoundary page={asPath} around="bar">
        {isOfMembers(shell.route) && <MemberBar route={shell.route} />}
        {shell.route === 'blog' && <BlogMasthead shell={shell} />}
      </CrashBoundary>
      <main id={MAIN_ID} tabIndex={-1} data-moved={hasMoved || undefined}>
        <CrashBoundary page={asPath} around="page">
          <Activity>{children}</Activity>
        </CrashBoundary>
      </main>
      {(route?.footer ?? true) && (
        <Activity>
          <SiteFooter shell={shell} />
        </Activity>
      )}
      {!isWebview && <RegionHint shell={shell} />}
      <Session route={shell.route} />
      <PageViews shell={shell} />
      {hasSupport(shell.route) && <SupportWidget locale={shell.locale} />}
      <ChatWidgetVisibility isForbidden={!hasSupport(shell.route)} />
    </>
  );
}
