import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { SESSION_MARK } from '@/lib/config/inline-scripts';
import { isLocale, LOCALES, regionOfLocale, type Locale } from '@/lib/config/locales';
import { REGIONS, regionOfHost } from '@/lib/config/regions';
import { ROUTES, routeOfPath, type RouteName } from '@/lib/config/routes';
import { prefixedPathOf } from '@/lib/domain/shared/path-in-shell';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { FONT_FILES } from '@/lib/site/site-files';
import { GlobalStyle } from '@/components/ui/theme/global-style';
import { DraftBanner, type DraftTexts } from '@/components/layout/draft-banner';
import { SiteLinks } from '@/components/layout/site-links';
import { TagManagerNoscript } from '@/components/layout/tag-manager-noscript';
import { loadText } from '@/services/content/load-texts';

async function loadDraftTexts(locale: Locale): Promise<DraftTexts> {
  const text = await loadText(locale, 'preview');
  return { label: text('label'), text: text('text'), leave: text('leave') };
}

/** Chinese headings use a system font, so those pages need not load ours. */
function fontsOf(locale: Locale): string[] {
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
    // Semi-internal, covered by an end-to-end test: in the browser the region's default locale is the one without prefix, so that links and
    // the address bar match what the middleware rewrote.
    data.defaultLocale = REGIONS[region].defaultLocale;
    return (
      <Html lang={LOCALES[locale].htmlLang} data-region={region} data-scroll-behavior="smooth">
        <Head>
          {/* It must run before everything else. */}
          {/* oxlint-disable-next-line nextjs/no-sync-scripts -- a deferred script would run after requests that carry the address */}
          {mayBringToken(data.page) && <script src="/session-start.js" />}
          <script dangerouslySetInnerHTML={{ __html: SESSION_MARK }} />
          {fontsOf(locale).map((href) => (
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
