import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { SESSION_MARK } from '@/lib/config/inline-scripts';
import { isLocale, LOCALES, regionOfLocale, type Locale } from '@/lib/config/locales';
import { REGIONS, regionOfHost, type RegionCode } from '@/lib/config/regions';
import { ROUTES, routeOfPath, type RouteName } from '@/lib/config/routes';
import { prefixedPathOf } from '@/lib/domain/shared/path-in-shell';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { FONT_FILES, SITE_ICONS } from '@/lib/site/site-files';
import { GlobalStyle } from '@/components/ui/theme/global-style';
import { loadText } from '@/services/content/load-texts';
import { manifestPath } from '@/lib/domain/content/web-manifest';
import { COLOURS } from '@/components/ui/theme/tokens';
import { publicEnv } from '@/lib/config/env';

interface DraftTexts {
  label: string;
  text: string;
  leave: string;
}

const css = `
.draft-banner{position:sticky;bottom:0;z-index:var(--z-toast);display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center;padding:.5rem var(--gutter);background:var(--warning-wash);color:var(--ink);border-top:2px solid var(--warning);font-size:var(--text-sm)}
.draft-banner a{display:inline-flex;align-items:center;min-height:var(--target);color:var(--red);text-decoration:underline}
`;

interface DraftBannerProps {
  texts: DraftTexts;
  /** Path of this page with locale prefix; exiting draft mode returns to it. */
  path: string;
}

/**
 * Tells an editor that the page shows drafts. Rendered in the document, not in the application, so that no visitor's page or script
 * contains it.
 */
export function DraftBanner({ texts, path }: DraftBannerProps) {
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <aside className="draft-banner" aria-label={texts.label}>
        <strong>{texts.label}</strong>
        <span>{texts.text}</span>
        <a href={`/api/preview?exit=1&path=${encodeURIComponent(path)}`}>{texts.leave}</a>
      </aside>
    </>
  );
}

/** The tag container for visitors without JavaScript; nothing without a container id. */
function TagManagerNoscript({ region }: { region: RegionCode }) {
  const id = region === 'hk' ? publicEnv.gtmIdHk : publicEnv.gtmIdSg;
  if (!id) return null;
  return (
    <noscript>
      <iframe
        src={`https://www.googletagmanager.com/ns.html?id=${encodeURIComponent(id)}`}
        title="Google Tag Manager"
        height="0"
        width="0"
        style={{ display: 'none', visibility: 'hidden' }}
      />
    </noscript>
  );
}

/**
 * Icons, theme colour, manifest and what a phone must not rewrite, for the document's head; rendered on the server only. The size on the
 * .ico stops Chrome from preferring it over the SVG.
 */
export function SiteLinks({ locale }: { locale: Locale }) {
  const { ico, svg, touch } = SITE_ICONS;
  return (
    <>
      <link rel="icon" href={ico.src} sizes={ico.sizes} />
      <link rel="icon" href={svg.src} type={svg.type} sizes={svg.sizes} />
      <link rel="apple-touch-icon" href={touch.src} />
      <link rel="manifest" href={manifestPath(locale)} />
      <meta name="theme-color" content={COLOURS.paper} />
      {/* An iPhone would make links of sums, dates and references, before hydration too: https://nextjs.org/docs/messages/react-hydration-error */}
      <meta name="format-detection" content="telephone=no, date=no, email=no, address=no" />
    </>
  );
}

async function loadDraftTexts(locale: Locale): Promise<DraftTexts> {
  const text = await loadText(locale, 'preview');
  return { label: text('label'), text: text('text'), leave: text('leave') };
}

/** Chinese headings use a system font, so those pages need not load ours; on a member's page the pieces come first. */
function fontsOf(locale: Locale, isOfMembers: boolean): string[] {
  if (isOfMembers) return [];
  return LOCALES[locale].script === 'latin' ? [FONT_FILES.body, FONT_FILES.display] : [FONT_FILES.body];
}

/** Their address may contain a token or a provider's answer, which no other script, request or Referer may see. */
const TOKEN_ROUTES: readonly RouteName[] = ['items', 'webview', 'loginCallback', 'account', 'resetPassword', 'verifyEmail'];

function mayBringToken(page: string): boolean {
  const route = routeOfPath(page);
  return route !== null && TOKEN_ROUTES.includes(route.name);
}

/** The shell props that `_app` gets; Next has no type for them here. */
function shellOf({ pageProps }: Record<string, unknown>): ShellProps | undefined {
  return (pageProps as { shell?: ShellProps } | undefined)?.shell;
}

/** Next's own error page for file requests has the dummy locale, but it has a request. */
function localeOf({ locale, req }: DocumentContext): Locale {
  return isLocale(locale) ? locale : REGIONS[regionOfHost(req?.headers.host)].defaultLocale;
}

interface Props extends DocumentInitialProps {
  draftTexts: DraftTexts;
  documentLocale: Locale;
}

export default class SiteDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext): Promise<Props> {
    const sheet = new ServerStyleSheet();
    const renderPage = context.renderPage;
    try {
      context.renderPage = () => renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
      const initial = await Document.getInitialProps(context);
      const documentLocale = localeOf(context);
      const draftTexts = await loadDraftTexts(documentLocale);
      return { ...initial, styles: [initial.styles, sheet.getStyleElement()], draftTexts, documentLocale };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { __NEXT_DATA__: data, draftTexts, documentLocale: locale } = this.props;
    const region = regionOfLocale(locale);
    const isOfMembers = routeOfPath(data.page)?.audience === 'member';
    // Semi-internal, covered by an end-to-end test: in the browser the region's default locale is the one without prefix, so that links and
    // the address bar match what the middleware rewrote.
    data.defaultLocale = REGIONS[region].defaultLocale;
    return (
      <Html
        lang={LOCALES[locale].htmlLang}
        data-region={region}
        data-scroll-behavior="smooth"
        data-fonts={isOfMembers ? 'late' : undefined}
      >
        <Head>
          {/* It must run before everything else. */}
          {/* oxlint-disable-next-line nextjs/no-sync-scripts -- a deferred script would run after requests that carry the address */}
          {mayBringToken(data.page) && <script src="/session-start.js" />}
          <script dangerouslySetInnerHTML={{ __html: SESSION_MARK }} />
          {fontsOf(locale, isOfMembers).map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
          ))}
          <SiteLinks locale={locale} />
          <GlobalStyle />
        </Head>
        <body>
          {/* No tags inside an app. */}
          {data.page === ROUTES.webview.path ? null : <TagManagerNoscript region={region} />}
          <Main />
          {/* After the page, so that the skip link stays the first link. */}
          {data.isPreview ? <DraftBanner texts={draftTexts} path={prefixedPathOf(shellOf(data.props) ?? { locale, route: null })} /> : null}
          <NextScript />
        </body>
      </Html>
    );
  }
}
