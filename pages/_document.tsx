import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { isLocale, LOCALES, regionOfLocale } from '@/lib/config/locales';
import { DEFAULT_REGION, REGIONS } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { GlobalStyle } from '@/components/ui/global-style';
import { markBoundaries } from '@/components/ui/hydrate-after-load';
import { TagManagerNoscript } from '@/components/layout/tag-manager-noscript';

export default class SiteDocument extends Document {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentInitialProps> {
    const sheet = new ServerStyleSheet();
    const renderPage = context.renderPage;
    try {
      context.renderPage = () => renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
      const initial = await Document.getInitialProps(context);
      return { ...initial, html: markBoundaries(initial.html), styles: [initial.styles, sheet.getStyleElement()] };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { __NEXT_DATA__: data } = this.props;
    const locale = isLocale(data.locale) ? data.locale : REGIONS[DEFAULT_REGION].defaultLocale;
    const region = regionOfLocale(locale);
    // Semi-internal, covered by an end-to-end test: in the browser the region's default locale is the one
    // without prefix, so that links and the address bar agree with what the middleware rewrote.
    data.defaultLocale = REGIONS[region].defaultLocale;
    return (
      <Html lang={LOCALES[locale].htmlLang} data-region={region} data-scroll-behavior="smooth">
        <Head>
          {/* eslint-disable-next-line @next/next/no-sync-scripts -- it must run before anything else: it takes a token out of the address */}
          <script src="/session-start.js" />
          <GlobalStyle />
        </Head>
        <body>
          {/* Inside an app there are no tags. */}
          {data.page === ROUTES.webview.path ? null : <TagManagerNoscript region={region} />}
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
