import { ROUTES, type RouteName } from '@/lib/config/routes';

/** Of a route whose own path is no page. Another such route answers with 404, and fails the tests that walk over all of them. */
const BELOW: Partial<Record<RouteName, string>> = { loginCallback: '/login/callback/google' };

export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

/** A page of the route, without the prefix of a language. */
export const addressOf = (name: RouteName): string => BELOW[name] ?? ROUTES[name].path;

/** Pages below a route, which are documents of their own. */
export const DEEPER_ADDRESSES = ['/blog/clean-before-you-store', '/billings/no-such-invoice'];
