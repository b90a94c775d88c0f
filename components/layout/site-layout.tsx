import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { ROUTES } from '@/lib/config/routes';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { ConsentGate } from '@/components/consent/consent-gate';
import { hydrateAfterLoad } from '@/components/ui/hydrate-after-load';
import { hydrateInTurn } from '@/components/ui/hydrate-in-turn';
import { HydrationBoundary } from '@/components/ui/hydration-boundary';
import { SupportGate } from '@/components/support/support-gate';
import { ChatWidgetVisibility } from './chat-widget-visibility';
import { CrashBoundary } from './crash-boundary';
import { PageViews } from './page-views';
import { PromoBanner } from './promo-banner';
import { ReferralGate } from './referral-gate';
import { RegionHint } from './region-hint';
import { SessionGate } from './session-gate';
import { SiteHeader as Header } from './site-header';
import { SkipLink } from './skip-link';
import { useDocumentLanguage } from './use-document-language';
import { useHasMoved } from './use-has-moved';
import type { Elements } from '@/components/ui/elements';
import { useKeptScroll } from './use-kept-scroll';
import { useStrayFiles } from './use-stray-files';

const AccountBar = dynamic(() => import('./account-bar').then((part) => part.AccountBar));
const BlogMasthead = dynamic(() => import('./blog-masthead').then((part) => part.BlogMasthead));
const SiteHeader = hydrateInTurn(Header);
const SiteFooter = hydrateAfterLoad(() => import('./site-footer').then((part) => part.SiteFooter));

/** Id of the main landmark, target of the skip link. */
export const MAIN_ID = 'main';

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
          <HydrationBoundary>{children}</HydrationBoundary>
        </CrashBoundary>
      </main>
      {(route?.footer ?? true) && <SiteFooter shell={shell} />}
      {!isWebview && <RegionHint shell={shell} />}
      <SessionGate route={shell.route} />
      <ReferralGate />
      <ConsentGate locale={shell.locale} route={shell.route} />
      <PageViews shell={shell} />
      {hasSupport(shell.route) && <SupportGate locale={shell.locale} />}
      <ChatWidgetVisibility isForbidden={!hasSupport(shell.route)} />
    </>
  );
}
