import { LOCALES, LOCALE_CODES, localePrefix, regionOfLocale, type Locale } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import { ROUTES, SERVICE_TYPES } from '@/lib/config/routes';

const PATHS = [
  'home',
  'servicesPricing',
  'additionalServices',
  'giftPackages',
  'aboutUs',
  'press',
  'contactUs',
  'faqs',
  'privacyPolicy',
  'termsAndCondition',
  'blog',
] as const satisfies readonly (keyof typeof ROUTES)[];
const [FIRST_TYPE] = SERVICE_TYPES;
const DATA_BEGINNING = 80;

/** A page to request; the query selects its type. */
export interface Page {
  region: RegionCode;
  locale: Locale;
  /** Without locale prefix. */
  route: string;
  hasTypes: boolean;
}

export const PAGES: readonly Page[] = LOCALE_CODES.flatMap((locale) =>
  PATHS.map((name) => ({ region: regionOfLocale(locale), locale, route: ROUTES[name].path, hasTypes: name === 'servicesPricing' })),
);

export const pathOf = ({ locale, route }: Page): string => `${localePrefix(locale)}${route}`.replace(/(.)\/$/, '$1');
export const dataPathOf = ({ locale, route }: Page, buildId: string): string =>
  `/_next/data/${buildId}/${locale}${route === '/' ? '' : route}.json`;

/** As the site parses it, with the standard parser and not the edge's rule. */
export function typeOf(page: Page, query: string): string {
  if (!page.hasTypes) return '';
  const type = new URLSearchParams(query).get('type');
  return SERVICE_TYPES.find((known) => known === type) ?? FIRST_TYPE;
}

/** Markers of a page: canonical address, language, region, service. Unique per page. */
export function marksOf(page: Page, type: string, siteUrls: Record<RegionCode, string>): string {
  const query = type === '' || type === FIRST_TYPE ? '' : `?type=${type}`;
  return [`${siteUrls[page.region]}${pathOf(page)}${query}`, LOCALES[page.locale].htmlLang, page.region, type].join(' ');
}

/** @returns null when the body is no page of the site */
export function marksIn(html: string): string | null {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const [, lang, region] = /<html lang="([^"]*)" data-region="([^"]*)"/.exec(html) ?? [];
  const query = /"page":"[^"]*","query":(\{[^}]*\})/.exec(html)?.[1];
  if (canonical === undefined || lang === undefined || region === undefined || query === undefined) return null;
  return [canonical, lang, region, (JSON.parse(query) as { type?: string }).type ?? ''].join(' ');
}

/** The same for a page's data in client-side navigation: its language and beginning. */
export function dataMarksIn(json: string): string | null {
  const locale = /"initialLocale":"([^"]*)"/.exec(json)?.[1];
  return locale === undefined || !json.startsWith('{"pageProps":') ? null : `${locale} ${json.slice(0, DATA_BEGINNING)}`;
}
