import { NextResponse, type NextFetchEvent, type NextRequest } from 'next/server';
import { isLocale, isDefaultLocaleOfItsRegion, localeOfSegment, nearestLocale, PREFIXLESS_LOCALE, type Locale } from '@/lib/config/locales';
import { REGIONS, regionOfHost, type RegionCode } from '@/lib/config/regions';
import { isApiPath, PATH_AS_SENT, routeOfPath, ROUTES, SERVICE_TYPES, TOKEN_ROUTES } from '@/lib/config/routes';
import { isAllowedHost } from '@/lib/site/site-address';
import { serverEnv } from '@/lib/config/server-env';
import { answerRegionSuggestion } from '@/services/geolocation/answer-region-suggestion';

export const config = {
  runtime: 'nodejs',
  // With i18n, the second pattern alone does not match '/'.
  matcher: [
    '/',
    '/((?!_next/static|_next/image|artwork/|fonts/|share/|icon-|apple-touch-icon|open-graph-|favicon|push-worker\\.js|\\.well-known/apple|session-(?:mark|start|friend)\\.js).*)',
  ],
};

/** Next's draft-mode cookie; such pages must not be cached for others. */
const DRAFT_COOKIE = '__prerender_bypass';

/** Documents are the same for every visitor of a host and path, so a shared cache may keep them. */
const DOCUMENT_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400';

/** The same pages as JSON. A browser revalidates documents, but with stale-while-revalidate would show day-old data. */
const DATA_CACHE = 'public, max-age=0, must-revalidate, s-maxage=60';

export async function middleware(request: NextRequest, event: Pick<NextFetchEvent, 'waitUntil'>): Promise<NextResponse> {
  const host = request.headers.get('host');
  if (!isAllowedHost(host, serverEnv().allowedHosts)) return refuse('Misdirected request', 421);
  const region = regionOfHost(host);
  const { locale, pathname } = request.nextUrl;
  if (isPostedAnswer(request)) return takePostedAnswer(request);
  const hasNoPrefix = locale === PREFIXLESS_LOCALE && !namesLocale(request);
  // API routes check their methods themselves.
  if (hasNoPrefix && isApiPath(pathname)) return NextResponse.next(asEverybody(request));
  if (hasNoPrefix && pathname.startsWith('/locales/')) return answerTextFile(request);
  if (!['GET', 'HEAD'].includes(request.method)) return refuse('Method not allowed', 405, { Allow: 'GET, HEAD' });
  if (hasNoPrefix && pathname === '/region-suggestion') return answerRegionSuggestion(request, event, region);
  return routeLocale(request, region);
}

function refuse(words: string, status: number, headers: Record<string, string> = {}): NextResponse {
  return new NextResponse(words, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}

/** Not in `rewrites` of next.config.js: with those, the router renders every page a second time on load. */
function answerTextFile(request: NextRequest): NextResponse {
  const target = request.nextUrl.clone();
  target.pathname = `/api${target.pathname}`;
  return NextResponse.rewrite(target, asEverybody(request));
}

/** An identity provider POSTs to the callback, and pages answer only GET. */
function isPostedAnswer({ method, nextUrl }: NextRequest): boolean {
  return method === 'POST' && routeOfPath(nextUrl.pathname)?.name === 'loginCallback';
}

function takePostedAnswer(request: NextRequest): NextResponse {
  const target = request.nextUrl.clone();
  target.locale = PREFIXLESS_LOCALE;
  target.pathname = target.pathname.replace(ROUTES.loginCallback.path, '/api/sign-in-answer');
  return NextResponse.rewrite(target);
}

/** A data request of client-side navigation; `nextUrl.buildId` is empty in middleware. */
function isDataRequest(request: NextRequest): boolean {
  return request.headers.has('x-nextjs-data');
}

/** The first segment of a document's path, as requested. */
function sentSegment(request: NextRequest): string {
  return isDataRequest(request) ? '' : (request.headers.get(PATH_AS_SENT)?.split('/')[1] ?? '');
}

/** Next's placeholder locale for "no prefix" can itself be requested as a prefix. */
function namesLocale(request: NextRequest): boolean {
  return sentSegment(request).toLowerCase() === PREFIXLESS_LOCALE;
}

function routeLocale(request: NextRequest, region: RegionCode): NextResponse {
  const { locale, pathname } = request.nextUrl;
  const asked = isLocale(locale) ? locale : REGIONS[region].defaultLocale;
  const shown = nearestLocale(asked, region);
  if (namesLocale(request) || isNoPage(pathname)) return answerNotFound(request, shown);
  if (asked !== shown) return redirectTo(request, shown, 307);
  if (isLocale(locale) && !isDataRequest(request)) {
    if (isDefaultLocaleOfItsRegion(locale)) return redirectTo(request, locale, 308);
    const sent = sentSegment(request);
    if (sent !== locale && localeOfSegment(sent) === locale) return redirectTo(request, locale, 308);
  }
  return rewriteTo(request, asked);
}

/** Paths that must be 404: a locale prefix twice (Next would accept it), unknown API paths, and API paths behind a locale. */
function isNoPage(pathname: string): boolean {
  const [, first = ''] = pathname.split('/');
  return first.toLowerCase() === PREFIXLESS_LOCALE || localeOfSegment(first) !== null || first === 'api';
}

function answerNotFound(request: NextRequest, locale: Locale): NextResponse {
  const target = request.nextUrl.clone();
  target.locale = locale;
  // The 404 page's own path would return data with status 200.
  target.pathname = '/.no-page';
  const response = NextResponse.rewrite(target);
  response.headers.set('Cache-Control', isDataRequest(request) ? DATA_CACHE : DOCUMENT_CACHE);
  return response;
}

function redirectTo(request: NextRequest, locale: Locale, status: 307 | 308): NextResponse {
  const target = request.nextUrl.clone();
  target.locale = isDefaultLocaleOfItsRegion(locale) ? PREFIXLESS_LOCALE : locale;
  // Next makes a same-host target relative, so no absolute address is built from the Host header.
  return NextResponse.redirect(target, status);
}

function rewriteTo(request: NextRequest, locale: Locale): NextResponse {
  const target = request.nextUrl.clone();
  target.locale = locale;
  target.pathname = pathOfStaticPage(target.pathname, target.searchParams.get('type'));
  const response = NextResponse.rewrite(target, isFile(request.nextUrl.pathname) ? asEverybody(request) : undefined);
  response.headers.set('Cache-Control', cacheControlOf(request));
  return response;
}

/** Site map, feeds and other files: they have no drafts. */
const isFile = (pathname: string): boolean => /\.[a-z]+$/.test(pathname);

/** Removes the draft cookie: Next would answer with another cookie, which a shared cache might keep. */
function asEverybody(request: NextRequest): { request: { headers: Headers } } | undefined {
  if (!request.cookies.has(DRAFT_COOKIE)) return undefined;
  request.cookies.delete(DRAFT_COOKIE);
  return { request: { headers: new Headers(request.headers) } };
}

function cacheControlOf(request: NextRequest): string {
  if (request.cookies.has(DRAFT_COOKIE)) return 'private, no-store';
  const route = routeOfPath(request.nextUrl.pathname);
  if (route && TOKEN_ROUTES.includes(route.name)) return 'no-store';
  return isDataRequest(request) ? DATA_CACHE : DOCUMENT_CACHE;
}

/**
 * There is one static page per service type and one for all invoices, which read their id in the browser. Page folders never begin with a
 * dot. All other query keys are ignored.
 */
function pathOfStaticPage(pathname: string, type: string | null): string {
  if (/^\/billings\/[^/]+$/.test(pathname)) return '/billings/invoice';
  if (pathname === '/.well-known/security.txt') return '/security.txt';
  if (pathname !== '/services-pricing') return pathname;
  const known = SERVICE_TYPES.find((candidate) => candidate === type) ?? SERVICE_TYPES[0];
  return `/services-pricing/${known}`;
}
