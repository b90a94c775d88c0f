import * as account from './account';
import * as accountAccess from './account-access';
import * as auth from './auth';
import * as billing from './billing';
import * as booking from './booking-calls';
import type { Call } from './call';
import * as consignment from './consignment';
import { ENDPOINTS, type EndpointName } from './endpoints';
import * as itemFiles from './item-files';
import * as itemRequests from './item-requests';
import * as newsletter from './newsletter';
import * as order from './order';
import * as outfits from './outfits';
import * as ownItems from './own-items';
import * as payment from './payment';
import * as payout from './payout';
import * as plan from './plan';
import * as pricing from './pricing';
import * as secondFactor from './second-factor';
import * as wardrobe from './wardrobe-calls';

/** Of these files, whatever `defineCall` has made is a call; the schemas beside it are not. */
const DECLARED = {
  ...account,
  ...accountAccess,
  ...auth,
  ...billing,
  ...booking,
  ...consignment,
  ...itemFiles,
  ...itemRequests,
  ...newsletter,
  ...order,
  ...outfits,
  ...ownItems,
  ...payment,
  ...payout,
  ...plan,
  ...pricing,
  ...secondFactor,
  ...wardrobe,
};

type Declared = typeof DECLARED;
type Calls = {
  [Key in keyof Declared as Declared[Key] extends { name: infer Name extends EndpointName; summary: string } ? Name : never]: Declared[Key];
};
export type CallName = keyof Calls;

const byName = new Map(Object.values(DECLARED).flatMap((value) => (isCall(value) ? [[value.name, value] as const] : [])));

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'summary' in value && 'name' in value;
}

/**
 * The whole contract, in the order of the endpoints: the backend's routes, the OpenAPI document and the site's types come from here.
 * `fromEntries` forgets the names, hence the cast; an endpoint that no file declares is an error of the types at `satisfies`.
 */
export const CALLS = Object.fromEntries(
  (Object.keys(ENDPOINTS) as EndpointName[]).map((name) => [name, byName.get(name)]),
) as Calls satisfies Record<EndpointName, Call>;
