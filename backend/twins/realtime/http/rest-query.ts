import { parseWireQuery, type Query } from '@/backend/twins/realtime/data/query';
import { HttpError } from './responses';

function jsonParameter(parameters: URLSearchParams, name: string): unknown {
  const raw = parameters.get(name);
  if (raw === null) return undefined;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    throw new HttpError(400, `Constraint index field must be a JSON primitive: ${name}`);
  }
}

/** At most one of each, as in Firebase. */
const ALTERNATIVES = [
  ['startAt', 'startAfter', 'equalTo'],
  ['endAt', 'endBefore', 'equalTo'],
  ['limitToFirst', 'limitToLast'],
] as const;
const BOUNDS = ['startAt', 'startAfter', 'endAt', 'endBefore', 'equalTo', 'limitToFirst', 'limitToLast'] as const;

/** The query of a REST read in wire form: `orderBy` and values are JSON, as in Firebase. */
export function parseRestQuery(parameters: URLSearchParams): Query | null {
  const given = Object.fromEntries(BOUNDS.map((name) => [name, jsonParameter(parameters, name)]));
  const by = jsonParameter(parameters, 'orderBy');
  if (parameters.get('shallow') === 'true' && [by, ...Object.values(given)].some((value) => value !== undefined)) {
    throw new HttpError(400, 'Mixing shallow and querying parameters is not supported');
  }
  const doubled = ALTERNATIVES.find((names) => names.filter((name) => given[name] !== undefined).length > 1);
  if (doubled) throw new HttpError(400, `Only one of ${doubled.join(', ')} can be given`);
  if (by === undefined) {
    if (Object.values(given).some((value) => value !== undefined)) {
      throw new HttpError(400, 'orderBy must be defined when other query parameters are defined');
    }
    return null;
  }
  const from = given.equalTo ?? given.startAt ?? given.startAfter;
  const to = given.equalTo ?? given.endAt ?? given.endBefore;
  const isFromOpen = given.equalTo === undefined && given.startAt === undefined;
  const isToOpen = given.equalTo === undefined && given.endAt === undefined;
  return parseWireQuery({
    i: by === '$key' ? '.key' : by === '$value' ? '.value' : by === '$priority' ? '.priority' : by,
    ...(from !== undefined && { sp: from, sin: !isFromOpen }),
    ...(to !== undefined && { ep: to, ein: !isToOpen }),
    ...(given.limitToFirst !== undefined && { l: given.limitToFirst, vf: 'l' }),
    ...(given.limitToLast !== undefined && { l: given.limitToLast, vf: 'r' }),
  });
}
