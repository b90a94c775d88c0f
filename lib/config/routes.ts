/**
 * Every page route, once: its audience, whether the header and footer are shown, whether search engines may index it and the name used for
 * page views. `path` has no locale prefix and matches whole segments.
 */
export const ROUTES = {
  home: { path: '/', header: true, footer: true, indexable: true, audience: 'everyone' },
  servicesPricing: { path: '/services-pricing', header: true, footer: true, indexable: true, audience: 'everyone' },
  additionalServices: { path: '/additional-services', header: true, footer: true, indexable: true, audience: 'everyone' },
  giftPackages: { path: '/pakt-gift', header: true, footer: true, indexable: true, audience: 'everyone' },
  referralProgram: { path: '/pakt-referrals', header: true, footer: true, indexable: true, audience: 'everyone' },
  aboutUs: { path: '/about-us', header: true, footer: true, indexable: true, audience: 'everyone' },
  press: { path: '/press', header: true, footer: true, indexable: true, audience: 'everyone' },
  contactUs: { path: '/contact-us', header: true, footer: true, indexable: true, audience: 'everyone' },
  faqs: { path: '/faqs', header: true, footer: true, indexable: true, audience: 'everyone' },
  privacyPolicy: { path: '/privacy-policy', header: true, footer: true, indexable: true, audience: 'everyone' },
  termsAndCondition: { path: '/terms-and-condition', header: true, footer: true, indexable: true, audience: 'everyone' },
  blog: { path: '/blog', header: false, footer: true, indexable: true, audience: 'everyone' },
  loginCallback: { path: '/login/callback', header: true, footer: true, indexable: false, audience: 'everyone' },
  login: { path: '/login', header: true, footer: true, indexable: false, audience: 'everyone' },
  resetPassword: { path: '/reset-password', header: true, footer: true, indexable: false, audience: 'everyone' },
  verifyEmail: { path: '/verify-email', header: true, footer: true, indexable: false, audience: 'everyone' },
  items: { path: '/items', header: true, footer: true, indexable: false, audience: 'member' },
  plan: { path: '/plan', header: true, footer: true, indexable: false, audience: 'member' },
  sales: { path: '/sales', header: true, footer: true, indexable: false, audience: 'member' },
  account: { path: '/account', header: true, footer: true, indexable: false, audience: 'member' },
  chat: { path: '/chat', header: false, footer: false, indexable: false, audience: 'member' },
  paymentMethod: { path: '/payment-method', header: false, footer: false, indexable: false, audience: 'member' },
  billings: { path: '/billings', header: false, footer: false, indexable: false, audience: 'member' },
  outfit: { path: '/outfit', header: false, footer: false, indexable: false, audience: 'member' },
  webview: { path: '/webview', header: false, footer: false, indexable: false, audience: 'everyone' },
} as const satisfies Record<string, RouteDefinition>;

interface RouteDefinition {
  path: `/${string}`;
  header: boolean;
  footer: boolean;
  indexable: boolean;
  /** `member` pages show a sign-in card to visitors; they do not redirect. */
  audience: 'everyone' | 'member';
}

export type RouteName = keyof typeof ROUTES;
export type RoutePath = (typeof ROUTES)[RouteName]['path'];
export type Route = { name: RouteName } & RouteDefinition;

/** The service tabs of /services-pricing; an unknown `type` is the first. */
export const SERVICE_TYPES = ['store', 'digitise', 'sell'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

/** The query of a tab's canonical address: the first tab is the page without a query. */
export function queryOfService(type: ServiceType): '' | `?type=${ServiceType}` {
  return type === SERVICE_TYPES[0] ? '' : `?type=${type}`;
}

/**
 * The route that a path belongs to, by whole segments: `/billings/inv-1` is `billings`, `/blogger` is none.
 * @param path without query, hash and locale prefix
 */
export function routeOfPath(path: string): Route | null {
  const names = Object.keys(ROUTES) as RouteName[];
  const name = names.find((candidate) => {
    const { path: own } = ROUTES[candidate];
    return own === '/' ? path === '/' : path === own || path.startsWith(`${own}/`);
  });
  return name ? { name, ...ROUTES[name] } : null;
}

/** Pages whose address may carry a session token or an authorization code: that address must not be stored or passed on. */
export const TOKEN_ROUTES: readonly RouteName[] = ['items', 'webview', 'login', 'loginCallback'];

/** Paths of `pages/api` by folder; a test compares the two. */
const API_PATHS = ['/api/preview', '/api/consent-text/*', '/api/help/*', '/api/sign-in-answer/*', '/api/locales/**'] as const;

/** @param path without locale prefix: the API has none */
export function isApiPath(path: string): boolean {
  return API_PATHS.some((own) => new RegExp(`^${own.replace('/**', '/.+').replace('/*', '/[^/]+')}$`).test(path));
}

/**
 * Passes the original path to the middleware, because Next has normalised it by then: the spelling of a locale and whether one was given at
 * all.
 */
export const PATH_AS_SENT = 'x-path-as-sent';

/** Query parameters that are credentials: they are excluded from tracking and from links to other sites. */
export const SECRET_PARAMETERS: readonly string[] = ['token', 'code', 'state'];
