import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { isLocale, LOCALES, regionOfLocale, type Locale } from '@/lib/config/locales';
import { DEFAULT_REGION, REGIONS } from '@/lib/config/regions';
import { ROUTES, routeOfPath, type RouteName } from '@/lib/config/routes';
import { FONT_FILES } from '@/lib/font-files';
import { GlobalStyle } from '@/components/ui/global-style';
import { markBoundaries } from '@/components/ui/hydration-boundary';
import { DraftBanner, type DraftTexts } from '@/components/layout/draft-banner';
import { SiteLinks } from '@/components/layout/site-links';
import { TagManagerNoscript } from '@/components/layout/tag-manager-noscript';
import { loadText } from '@/services/content/load-text';

async function loadDraftTexts(locale: Locale): Promise<DraftTexts> {
  const text = await loadText(locale, 'preview');
  return { label: text('label'), text: text('text'), leave: text('leave') };
}

/** Chinese headings stand in the system's face: those pages would load the other for nothing. */
function fontsOf(locale: Locale): string[] {
  return LOCALES[locale].script === 'latin' ? [FONT_FILES.body, FONT_FILES.display] : [FONT_FILES.body];
}

/** Here an address may bring a token or a provider's answer, which nothing that is fetched later may see. */
const ARRIVALS: readonly RouteName[] = ['items', 'webview', 'loginCallback'];
/** A mailed link's token stands behind the `#`, which no request carries: it is enough that no script comes before. */
const MAILED: readonly RouteName[] = ['resetPassword', 'verifyEmail'];

/**
 * The first script there is; all say on <html> whether there is a session, so that the static header does not flicker
 * (`session-mark.js` that alone). The page waits for it before it paints where the address has to be emptied first, or a
 * member would see the signed-out card; elsewhere no first paint waits for its way there and back.
 */
function firstScript(page: string): { src: string; defer: boolean } {
  const route = routeOfPath(page);
  if (route && (route.audience === 'member' || ARRIVALS.includes(route.name))) return { src: '/session-start.js', defer: false };
  return { src: route && MAILED.includes(route.name) ? '/session-start.js' : '/session-mark.js', defer: true };
}

interface Props extends DocumentInitialProps {
  draftTexts: DraftTexts | null;
}

export default class SiteDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext): Promise<Props> {
    const sheet = new ServerStyleSheet();
    const renderPage = context.renderPage;
    try {
      context.renderPage = () => renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
      const initial = await Document.getInitialProps(context);
      const draftTexts = isLocale(context.locale) ? await loadDraftTexts(context.locale) : null;
      return { ...initial, draftTexts, html: markBoundaries(initial.html), styles: [initial.styles, sheet.getStyleElement()] };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { __NEXT_DATA__: data, draftTexts } = this.props;
    const locale = isLocale(data.locale) ? data.locale : REGIONS[DEFAULT_REGION].defaultLocale;
    const region = regionOfLocale(locale);
    // Semi-internal, covered by an end-to-end test: in the browser the region's default locale is the one
    // without prefix, so that links and the address bar agree with what the middleware rewrote.
    data.defaultLocale = REGIONS[region].defaultLocale;
    return (
      <Html lang={LOCALES[locale].htmlLang} data-region={region} data-scroll-behavior="smooth">
        <Head>
          {/* Deferred scripts run in their order, and this one is the first. */}
          <script {...firstScript(data.page)} />
          {fontsOf(locale).map((file) => (
            <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
          <SiteLinks locale={locale} />
          <GlobalStyle />
        </Head>
        <body>
          {/* Inside an app there are no tags. */}
          {data.page === ROUTES.webview.path ? null : <TagManagerNoscript region={region} />}
          <Main />
          {/* After the page: the skip link is the first link there is. */}
          {data.isPreview && draftTexts ? <DraftBanner texts={draftTexts} /> : null}
          <NextScript />
        </body>
      </Html>
    );
  }
}
