import { ROUTES, SERVICE_TYPES, type RouteName } from '@/lib/config/routes';

/** A page only below itself: `/login/callback/google`. */
const WITHOUT_PAGE: readonly RouteName[] = ['loginCallback'];

const names = (Object.keys(ROUTES) as RouteName[]).filter((name) => ROUTES[name].audience === 'everyone' && !WITHOUT_PAGE.includes(name));

/** Of every public page, and of each service of the prices. */
export const PUBLIC_PATHS: readonly string[] = [
  ...names.map((name) => ROUTES[name].path),
  ...SERVICE_TYPES.map((type) => `${ROUTES.servicesPricing.path}?type=${type}`),
];
