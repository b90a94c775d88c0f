import { cloneElement, type JSX, type ReactElement } from 'react';
import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { AFTER_PAINT, KEEP_EARLY_PRESSES, PRELOAD_FACES, RUN_AFTER_PAINT, START_OF_READING } from '@/lib/config/inline-scripts';
import { isLocale, LOCALES, regionOfLocale, type Locale } from '@/lib/config/locales';
import { REGIONS, regionOfHost } from '@/lib/config/regions';
import { ROUTES, routeOfPath, type RouteName } from '@/lib/config/routes';
import { prefixedPathOf } from '@/lib/domain/shared/path-in-shell';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { FONT_FILES } from '@/lib/font-files';
import { GlobalStyle, LateGlobalStyle } from '@/components/ui/global-style';
import { markBoundaries } from '@/components/ui/hydration-boundary';
import { stylesInTwo } from '@/components/ui/styles-in-two';
import { isCrawlerTag } from '@/components/layout/crawler-tags';
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
 * What is in the way of the page. All say on <html> whether there is a session. Where an address has to be emptied first,
 * and on members' pages, `session-start.js` does, which the page (`blocking`) or its other scripts (`first`) wait for; every
 * other page is there to be read, and its scripts come when it is.
 */
type Start = 'blocking' | 'first' | 'read';

function startOf(page: string): Start {
  const route = routeOfPath(page);
  if (route && (route.audience === 'member' || ARRIVALS.includes(route.name))) return 'blocking';
  return route && MAILED.includes(route.name) ? 'first' : 'read';
}

/** A style element of the library's, with these rules in place of its own. */
const withRules = (element: StyleElement, css: string) => cloneElement(element, { dangerouslySetInnerHTML: { __html: css } });
type StyleElement = ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>;

/** The styles of the first screen, and those of the parts below it alone. */
function partStyles(sheet: ServerStyleSheet, html: string): [StyleElement | null, StyleElement | null] {
  const [element] = sheet.getStyleElement() as StyleElement[];
  if (!element) return [null, null];
  const { first, below } = stylesInTwo(element.props.dangerouslySetInnerHTML.__html, html);
  return [withRules(element, first), withRules(element, below)];
}

const InlineScript = ({ code }: { code: string }) => <script dangerouslySetInnerHTML={{ __html: code }} />;

/** The page's scripts and the framework's wait for the first paint (docs/decisions/0033), but for a developer's server. */
class HeadOfReading extends Head {
  override getScripts(files: Parameters<Head['getScripts']>[0]) {
    return super.getScripts(files).map((script) => this.makeLate(script));
  }

  override getDynamicChunks(files: Parameters<Head['getDynamicChunks']>[0]) {
    return super.getDynamicChunks(files).map((script) => script && this.makeLate(script));
  }

  private makeLate(script: JSX.Element): JSX.Element {
    return this.context.isDevelopment ? script : cloneElement(script, { type: AFTER_PAINT, defer: undefined });
  }
}

/** What `_app` was given, too; Next does not know its type. */
function shellOf({ pageProps }: Record<string, unknown>): ShellProps | undefined {
  return (pageProps as { shell?: ShellProps } | undefined)?.shell;
}

interface Props extends DocumentInitialProps {
  draftTexts: DraftTexts;
  /** Apart from `head`, which Next's client compares with what the page asks for, and so would empty of them. */
  crawlerHead: JSX.Element[];
  /** Of the parts below the first screen. */
  stylesBelow: JSX.Element | null;
  documentLocale: Locale;
}

/** Next's own page for what a file's server refuses has the dummy locale, and a request. */
function localeOf({ locale, req }: DocumentContext): Locale {
  return isLocale(locale) ? locale : REGIONS[regionOfHost(req?.headers.host)].defaultLocale;
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
      const head = (initial.head ?? []).filter((tag) => tag !== null);
      const [crawlerHead, managed] = [head.filter(isCrawlerTag), head.filter((tag) => !isCrawlerTag(tag))];
      const [first, below] = partStyles(sheet, initial.html);
      return {
        ...initial,
        head: managed,
        crawlerHead,
        draftTexts,
        documentLocale,
        html: markBoundaries(initial.html),
        styles: [initial.styles, first],
        stylesBelow: below,
      };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { __NEXT_DATA__: data, draftTexts, crawlerHead, stylesBelow, documentLocale: locale } = this.props;
    const region = regionOfLocale(locale);
    // Semi-internal, covered by an end-to-end test: in the browser the region's default locale is the one
    // without prefix, so that links and the address bar agree with what the middleware rewrote.
    data.defaultLocale = REGIONS[region].defaultLocale;
    const start = startOf(data.page);
    // With it, Next renders a page that is opened with a query a second time: docs/decisions/0035-addresses-with-a-query.md.
    if (start === 'read') data.props = { ...data.props, __N_SSG: undefined };
    const PageHead = start === 'read' ? HeadOfReading : Head;
    return (
      <Html lang={LOCALES[locale].htmlLang} data-region={region} data-scroll-behavior="smooth">
        <PageHead>
          {/* Before a script that is waited for. */}
          <script
            data-faces={fontsOf(locale).join(' ')}
            dangerouslySetInnerHTML={{ __html: start === 'read' ? START_OF_READING : PRELOAD_FACES }}
          />
          {/* Deferred scripts run in their order, and this one is the first. */}
          {start === 'read' ? null : <script src="/session-start.js" defer={start === 'first'} />}
          <SiteLinks locale={locale} />
          {crawlerHead}
          <GlobalStyle script={LOCALES[locale].script} />
        </PageHead>
        <body>
          {/* Inside an app there are no tags. */}
          {data.page === ROUTES.webview.path ? null : <TagManagerNoscript region={region} />}
          <Main />
          {/* After the page: the skip link is the first link there is. */}
          {data.isPreview ? <DraftBanner texts={draftTexts} path={prefixedPathOf(shellOf(data.props) ?? { locale, route: null })} /> : null}
          <NextScript />
          {/* Last: between the page and its data they would keep a compressor from finding the same words in both. */}
          {stylesBelow}
          <LateGlobalStyle script={LOCALES[locale].script} />
          {start === 'read' ? <InlineScript code={RUN_AFTER_PAINT} /> : null}
          {start === 'read' ? <InlineScript code={KEEP_EARLY_PRESSES} /> : null}
        </body>
      </Html>
    );
  }
}
