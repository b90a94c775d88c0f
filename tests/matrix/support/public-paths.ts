import { ROUTES, SERVICE_TYPES, type RouteName } from '@/lib/config/routes';

/** A page only below itself: `/login/callback/google`. */
const WITHOUT_PAGE: readonly RouteName[] = ['loginCallback'];

/** Routes that everybody sees the same. */
export const PUBLIC_ROUTES: readonly RouteName[] = (Object.keys(ROUTES) as RouteName[]).filter(
  (name) => ROUTES[name].audience === 'everyone' && !WITHOUT_PAGE.includes(name),
);

/** Of every public page, and of each service of the prices. */
export const PUBLIC_PATHS: readonly string[] = [
  ...PUBLIC_ROUTES.map((name) => ROUTES[name].path),
  ...SERVICE_TYPES.map((type) => `${ROUTES.servicesPricing.path}?type=${type}`),
];

/** What answers where no page is, and where one has failed. */
export const ERROR_STATUS: Readonly<Record<string, number>> = { '/no-such-page': 404, '/500': 500 };
export const ERROR_PATHS: readonly string[] = Object.keys(ERROR_STATUS);
/** What the browser says of them. */
export const ERROR_NOISE = /status of (404|500)/;
