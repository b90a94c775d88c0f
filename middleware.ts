import { NextResponse, type NextFetchEvent, type NextRequest } from 'next/server';
import { isLocale, isDefaultLocaleOfItsRegion, nearestLocale, PREFIXLESS_LOCALE, regionOfLocale, type Locale } from '@/lib/config/locales';
import { REGIONS, regionOfHost, type RegionCode } from '@/lib/config/regions';
import { routeOfPath, ROUTES, SERVICE_TYPES, TOKEN_ROUTES } from '@/lib/config/routes';
import { isAllowedHost } from '@/lib/allowed-host';
import { serverEnv } from '@/lib/config/server-env';
import { answerRegionSuggestion } from '@/services/geolocation/answer-region-suggestion';

export const config = {
  runtime: 'nodejs',
  // With i18n the second pattern alone skips '/'.
  matcher: [
    '/',
    '/((?!_next/static|_next/image|artwork/|fonts/|share/|icon-|apple-touch-icon|open-graph-|favicon|push-worker\\.js|session-(?:mark|start|friend)\\.js).*)',
  ],
};

/** Next's own, of an editor who looks at drafts: those pages are nobody else's. */
const DRAFT_COOKIE = '__prerender_bypass';

/** Documents are the same for every visitor of a host and path: a shared cache may keep them. */
const DOCUMENT_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400';

/** The same pages as data. A browser asks for a document each time, but would show data of a day ago while it asks for today's. */
const DATA_CACHE = 'public, max-age=0, must-revalidate, s-maxage=60';

export async function middleware(request: NextRequest, event: NextFetchEvent): Promise<NextResponse> {
  const host = request.headers.get('host');
  if (!isAllowedHost(host, serverEnv().allowedHosts)) return misdirected();
  const region = regionOfHost(host);
  if (request.nextUrl.pathname === '/region-suggestion') return answerRegionSuggestion(request, event, region);
  if (isTextFile(request)) return answerTextFile(request);
  if (isPostedAnswer(request)) return takePostedAnswer(request);
  return routeLocale(request, region);
}

function misdirected(): NextResponse {
  return new NextResponse('Misdirected request', { status: 421, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

/** `/locales/{lng}/{ns}.json` has no locale prefix of its own. */
function isTextFile({ nextUrl }: NextRequest): boolean {
  return nextUrl.locale === PREFIXLESS_LOCALE && nextUrl.pathname.startsWith('/locales/');
}

/** Here and not among `rewrites` of next.config.js: with those, the router renders every page a second time on load. */
function answerTextFile(request: NextRequest): NextResponse {
  const target = request.nextUrl.clone();
  target.pathname = `/api${target.pathname}`;
  return NextResponse.rewrite(target);
}

/** An identity provider posts a form at the callback, and pages can only be got. */
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

function routeLocale(request: NextRequest, region: RegionCode): NextResponse {
  const { locale } = request.nextUrl;
  if (locale === PREFIXLESS_LOCALE || !isLocale(locale)) return rewriteTo(request, REGIONS[region].defaultLocale);
  if (regionOfLocale(locale) !== region) return redirectTo(request, nearestLocale(locale, region), 307);
  if (isDefaultLocaleOfItsRegion(locale) && !isDataRequest(request)) return redirectTo(request, locale, 308);
  return rewriteTo(request, locale);
}

function redirectTo(request: NextRequest, locale: Locale, status: 307 | 308): NextResponse {
  const target = request.nextUrl.clone();
  target.locale = isDefaultLocaleOfItsRegion(locale) ? PREFIXLESS_LOCALE : locale;
  // Next turns a same-host target into a relative Location: no absolute address is made from the Host header.
  return NextResponse.redirect(target, status);
}

function rewriteTo(request: NextRequest, locale: Locale): NextResponse {
  const target = request.nextUrl.clone();
  target.locale = locale;
  target.pathname = pathOfStaticPage(target.pathname, target.searchParams.get('type'));
  const response = NextResponse.rewrite(target);
  response.headers.set('Cache-Control', cacheControlOf(request));
  return response;
}

function cacheControlOf(request: NextRequest): string {
  if (request.cookies.has(DRAFT_COOKIE)) return 'private, no-store';
  const route = routeOfPath(request.nextUrl.pathname);
  if (route && TOKEN_ROUTES.includes(route.name)) return 'no-store';
  return isDataRequest(request) ? DATA_CACHE : DOCUMENT_CACHE;
}

/**
 * One static page a service type, and one for all invoices, which read their id in the browser; no folder of pages begins with a dot;
 * every other query key stays out of the document's identity.
 */
function pathOfStaticPage(pathname: string, type: string | null): string {
  if (/^\/billings\/[^/]+$/.test(pathname)) return '/billings/invoice';
  if (pathname === '/.well-known/security.txt') return '/security.txt';
  if (pathname !== '/services-pricing') return pathname;
  const known = SERVICE_TYPES.find((candidate) => candidate === type) ?? SERVICE_TYPES[0];
  return `/services-pricing/${known}`;
}
