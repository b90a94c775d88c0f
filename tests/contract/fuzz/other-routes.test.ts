import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '@/lib/contract/call';
import { CALLS } from '@/lib/contract/calls';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';
import KNOWN from './other-routes.json';
import { arbitraryHeaders, arbitraryPayload, arbitraryQuery, arbitrarySegment } from './hostile';
import { openWire, type Wire } from './wire';

/** As in `fuzz.test.ts`. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 5);
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);
const LIMIT_MS = 60_000 + RUNS * 2_000;

/** What the realtime database answers before the server's own routes are looked at, in the addresses of its SDK. */
const REALTIME: readonly Route[] = [
  { method: 'POST', path: '/identitytoolkit.googleapis.com/v1/accounts::call' },
  { method: 'POST', path: '/securetoken.googleapis.com/v1/token' },
  { method: 'GET', path: '/presence/:uid.json' },
  { method: 'PUT', path: '/presence/:uid.json' },
  { method: 'PATCH', path: '/.json' },
  { method: 'DELETE', path: '/conversations/:uid.json' },
];
/** It is answered for as long as somebody listens. */
const isStream = ({ path }: Route): boolean => path === '/team/events';
const FIELDS = ['member', 'code', 'state', 'redirect_uri', 'client_id', 'ip', 'kind', 'slug', 'locale', 'token', 'auth', 'orderBy'];

interface Route {
  method: string;
  path: string;
}

let backend: TestBackend;
let wire: Wire;

beforeAll(async () => {
  backend = await createTestBackend({ rateLimitFactor: 10_000 });
  wire = openWire(await backend.listen());
});
afterAll(async () => {
  wire.close();
  await backend.remove();
});

/** Every route that the server itself says it has; its tree names in each line what is added to the line it hangs on. */
function routesOf(tree: string): Route[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^([│ ]*[├└]── )(\S+)(?: \(([^)]+)\))?$/.exec(line);
    if (!found) return [];
    const depth = (found[1] ?? '').length / 4;
    above.splice(depth - 1, Infinity, found[2] ?? '');
    return (found[3] ?? '')
      .split(', ')
      .filter(Boolean)
      .map((method) => ({ method, path: above.join('') }));
  });
}

const isCall = ({ method, path }: Route): boolean =>
  (Object.values(CALLS) as Call[]).some((call) => call.path === path && (call.method === method || method === 'HEAD'));

describe('what the contract does not name is refused in time, too, and nothing of it makes the server fail', () => {
  it(
    'every route, by every kind of request',
    async () => {
      const all = routesOf(backend.app.printRoutes({ commonPrefix: false }));
      for (const call of Object.values(CALLS) as Call[]) expect(all).toContainEqual({ method: call.method, path: call.path });
      const own = all.filter((route) => !isCall(route) && !isStream(route));
      // Whatever tells something of a member is a call, of which `member-matrix.ts` says who may: a route beside the calls stands here.
      expect([...new Set(own.map(({ path }) => path))].filter((path) => !/\.(css|js|woff2)$/.test(path)).sort()).toEqual(KNOWN);
      const others = [...own, ...REALTIME];

      for (const { method, path } of others) {
        const places = path.match(/:(\w+)/g) ?? [];
        const type = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data', ';', '');
        const form = arbitraryQuery(FIELDS);
        const request = fc.record({
          params: fc.tuple(...places.map(() => arbitrarySegment)),
          query: arbitraryQuery(FIELDS),
          headers: arbitraryHeaders,
          type,
          payload: fc.option(fc.oneof(arbitraryPayload, form), { nil: undefined }),
        });
        const property = fc.asyncProperty(request, async ({ params, query, headers, type: contentType, payload }) => {
          let at = 0;
          const sent = {
            path: path.replace(/:(\w+)/g, () => params[at++] ?? ''),
            query,
            headers: { ...headers, ...(payload === undefined ? {} : { 'content-type': contentType }) },
          };
          const answer = await wire.send(method, payload === undefined ? sent : { ...sent, payload });
          if (answer.statusCode >= 500) throw new Error(`${method} ${sent.path}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
        });
        await fc.assert(property, { seed: SEED, numRuns: RUNS });
      }
      expect((await wire.send('GET', { path: '/readyz', query: '', headers: {} })).statusCode).toBe(200);
    },
    LIMIT_MS * 4,
  );
});
