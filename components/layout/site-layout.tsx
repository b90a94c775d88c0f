import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { ROUTES } from '@/lib/config/routes';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { ConsentGate } from '@/components/consent/consent-gate';
import { SilentDynamicLoading } from '@/components/ui/dynamic-loading';
import { ChatWidgetVisibility } from './chat-widget-visibility';
import { CrashBoundary } from './crash-boundary';
import { PageViews } from './page-views';
import { PromoBanner } from './promo-banner';
import { ReferralGate } from './referral-gate';
import { RegionHint } from './region-hint';
import { Session } from './session';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { useDocumentLanguage } from './use-document-language';
import { useHasMoved } from './use-has-moved';
import type { Elements } from '@/components/ui/elements';
import { useKeptScroll } from './use-kept-scroll';
import { useStrayFiles } from './use-stray-files';
import { SiteFooter } from './site-footer';

const AccountBar = dynamic(() => import('./account-bar').then((part) => part.AccountBar), { loading: SilentDynamicLoading });
const BlogMasthead = dynamic(() => import('./blog-masthead').then((part) => part.BlogMasthead), { loading: SilentDynamicLoading });
/** Nothing that a visitor came for: it may arrive after the page. */
const SupportWidget = dynamic(() => import('@/components/support/support-widget').then((part) => part.SupportWidget), {
  ssr: false,
  loading: SilentDynamicLoading,
});

/** Id of the main landmark, target of the skip link. */
const MAIN_ID = 'main';

type BarRoute = 'chat' | 'paymentMethod' | 'billings' | 'outfit';

/** A member's route without the site's header carries the slim bar instead. */
function hasAccountBar(route: ShellProps['route']): route is BarRoute {
  return route !== null && ROUTES[route].audience === 'member' && !ROUTES[route].header;
}

/** Members have the chat; the apps bring their own, and pages that take cards carry no widget. */
function hasSupport(route: ShellProps['route']): boolean {
  return route === null || (ROUTES[route].audience === 'everyone' && route !== 'webview');
}

/** Header, page and footer as the route registry says; an unknown page (404) carries both. */
export function SiteLayout({ shell, children }: { shell: ShellProps; children: Elements }) {
  const route = shell.route ? ROUTES[shell.route] : null;
  const { asPath } = useRouter();
  const hasMoved = useHasMoved();
  useDocumentLanguage(shell.locale);
  useKeptScroll();
  useStrayFiles();
  const isWebview = shell.route === 'webview';
  return (
    <>
      <SkipLink target={MAIN_ID} />
      {(route?.header ?? true) && (
        <>
          <PromoBanner />
          <SiteHeader shell={shell} />
        </>
      )}
      <CrashBoundary page={asPath} around="bar">
        {hasAccountBar(shell.route) && <AccountBar route={shell.route} />}
        {shell.route === 'blog' && <BlogMasthead shell={shell} />}
      </CrashBoundary>
      <main id={MAIN_ID} tabIndex={-1} data-moved={hasMoved || undefined}>
        <CrashBoundary page={asPath} around="page">
          {children}
        </CrashBoundary>
      </main>
      {(route?.footer ?? true) && <SiteFooter shell={shell} />}
      {!isWebview && <RegionHint shell={shell} />}
      <Session route={shell.route} />
      <ReferralGate />
      <ConsentGate locale={shell.locale} route={shell.route} />
      <PageViews shell={shell} />
      {hasSupport(shell.route) && <SupportWidget locale={shell.locale} />}
      <ChatWidgetVisibility isForbidden={!hasSupport(shell.route)} />
    </>
  );
}
