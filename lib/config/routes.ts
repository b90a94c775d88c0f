const PUBLIC = { header: true, footer: true, indexable: true, audience: 'everyone' } as const;
const MEMBER = { header: true, footer: true, indexable: false, audience: 'member' } as const;
const BARE = { header: false, footer: false } as const;

/**
 * Every page route, once: its audience, whether the header and footer are shown, whether search engines may index it and the name used for
 * page views. `path` has no locale prefix and matches whole segments.
 */
export const ROUTES = {
  home: { path: '/', ...PUBLIC },
  servicesPricing: { path: '/services-pricing', ...PUBLIC },
  additionalServices: { path: '/additional-services', ...PUBLIC },
  giftPackages: { path: '/pakt-gift', ...PUBLIC },
  referralProgram: { path: '/pakt-referrals', ...PUBLIC },
  aboutUs: { path: '/about-us', ...PUBLIC },
  press: { path: '/press', ...PUBLIC },
  contactUs: { path: '/contact-us', ...PUBLIC },
  faqs: { path: '/faqs', ...PUBLIC },
  privacyPolicy: { path: '/privacy-policy', ...PUBLIC },
  termsAndCondition: { path: '/terms-and-condition', ...PUBLIC },
  blog: { path: '/blog', ...PUBLIC, header: false },
  loginCallback: { path: '/login/callback', ...PUBLIC, indexable: false },
  login: { path: '/login', ...PUBLIC, indexable: false },
  resetPassword: { path: '/reset-password', ...PUBLIC, indexable: false },
  verifyEmail: { path: '/verify-email', ...PUBLIC, indexable: false },
  items: { path: '/items', ...MEMBER },
  plan: { path: '/plan', ...MEMBER },
  sales: { path: '/sales', ...MEMBER },
  account: { path: '/account', ...MEMBER },
  chat: { path: '/chat', ...MEMBER, ...BARE },
  paymentMethod: { path: '/payment-method', ...MEMBER, ...BARE },
  billings: { path: '/billings', ...MEMBER, ...BARE },
  outfit: { path: '/outfit', ...MEMBER, ...BARE },
  webview: { path: '/webview', ...PUBLIC, ...BARE, indexable: false },
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

/** Before the token of a mailed link to `/verify-email` that changes an address, to tell it from one that confirms the first. */
export const EMAIL_CHANGE_MARK = 'change_';
