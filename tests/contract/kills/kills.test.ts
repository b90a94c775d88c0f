import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '@/lib/contract/call';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { endProcess, startBackendProcess, type BackendProcess } from '@/tests/setup/backend-process';
import { startOidcStandIn } from '@/tests/setup/oidc-stand-in';
import { createFolder, type TestDatabase } from '@/tests/setup/test-database';
import { BUYING_PROBES } from './buying-probes';
import { PLAN_PROBES } from './plan-probes';
import { IDENTITY_PROBES } from './identity-probes';
import { remoteBackend, type RemoteAnswer } from './remote-backend';
import { createRandom } from './seeded-random';
import { WARDROBE_PROBES } from './wardrobe-probes';
import { READING_POSTS } from '@/tests/contract/reading-posts';
import { isAccepted, type WriteProbe } from './write-probe';

/**
 * `npm run suite -- kills` kills 200 times, and each call five times at least; here the one that would hurt most, to see that the promise is
 * still looked at.
 */
const KILLS = Number(process.env.KILLS ?? 0);
const SEED = Number(process.env.KILLS_SEED ?? 20261121);
/** `KILLS_CALLS=upload,markWorn`: only these. */
const CHOSEN = process.env.KILLS_CALLS?.split(',') ?? [];
const WRITES = 6;
/** The bar for a start on a machine of its own is ten seconds (`backendReadyMs` in the report); a busy one is only kept from hanging. */
const ROUND_LIMIT_MS = 120_000;

const PROBES: readonly WriteProbe[] = [...IDENTITY_PROBES, ...WARDROBE_PROBES, ...BUYING_PROBES, ...PLAN_PROBES];
const SHORT: readonly CallName[] = ['orderAndPaymentSignup'];
const tried = PROBES.filter(({ call }) => CHOSEN.length === 0 || CHOSEN.includes(call));
const MIN_A_CALL = 5;
const rounds =
  KILLS > 0
    ? Array.from({ length: CHOSEN.length > 0 ? KILLS : Math.max(KILLS, tried.length * MIN_A_CALL) }, (_unused, index) => ({
        round: index,
        probe: tried[index % tried.length] as WriteProbe,
      }))
    : SHORT.map((name, index) => ({ round: index, probe: PROBES.find(({ call }) => call === name) as WriteProbe }));

let testDatabase: TestDatabase;
let provider: Awaited<ReturnType<typeof startOidcStandIn>>;
let running: BackendProcess;
const random = createRandom(SEED);
const readyMs: number[] = [];
const acknowledged = new Map<CallName, number>();
let unanswered = 0;
let refusedMs = 0;
/** The bar, from the launch of the second process; missed when two of three are slower. */
const REFUSED_WITHIN_MS = 3_000;

const variables = () => ({ ...testDatabase.variables, ...provider.variables, RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'info' });
const backend = remoteBackend(() => running.url);

async function start(): Promise<void> {
  const since = performance.now();
  running = await startBackendProcess(variables());
  if (!running.url) throw new Error(`The backend did not start: ${running.output()}`);
  readyMs.push(performance.now() - since);
}

beforeAll(async () => {
  // Always the embedded database: it dies with the process, and its demonstration has the cards to pay with.
  testDatabase = await createFolder('samples');
  provider = await startOidcStandIn();
  await start();
}, ROUND_LIMIT_MS);
afterAll(async () => {
  await endProcess(running);
  await provider.close();
  await testDatabase.drop();
  if (KILLS === 0) return;
  const sorted = [...readyMs].sort((a, b) => a - b);
  const all = [...acknowledged.values()].reduce((sum, count) => sum + count, 0);
  process.stdout.write(
    `kills ${rounds.length}, writes acknowledged ${all}, cut off unanswered ${unanswered}, backendReadyMs median ${Math.round(sorted[sorted.length >> 1] ?? 0)}, longest ${Math.round(sorted.at(-1) ?? 0)}, secondRefusedMs ${Math.round(refusedMs)}\n`,
  );
});

if (KILLS > 0) {
  describe('a second process on the data folder', () => {
    it(
      'is refused in time and told who holds it',
      async () => {
        const tookMs: number[] = [];
        for (let launch = 0; launch < 3; launch += 1) {
          const since = performance.now();
          const second = await startBackendProcess(variables());
          expect(await second.exited).toBe(1);
          tookMs.push(performance.now() - since);
          expect(second.output()).toContain(`is in use by process ${running.child.pid}`);
        }
        refusedMs = tookMs.sort((a, b) => a - b)[1] ?? Infinity;
        expect(refusedMs).toBeLessThan(REFUSED_WITHIN_MS);
      },
      ROUND_LIMIT_MS,
    );
  });
}

describe('kill -9 in the middle of writes', () => {
  it('is tried on every call that writes', () => {
    const writes = (Object.values(CALLS) as Call[]).filter(
      ({ method, name }) => method !== 'GET' && !(READING_POSTS as string[]).includes(name),
    );
    expect(PROBES.map(({ call }) => call).sort()).toEqual(writes.map(({ name }) => name).sort());
  });

  it.each(rounds.map((one) => [one.round, one.probe.call, one] as const))(
    'round %i, %s: what was acknowledged is there',
    async (_round, _call, { probe }) => {
      const ready = await probe.prepare(backend, WRITES);
      // After so many answers, and a moment later: in the middle of the others.
      const after = Math.floor(random() * ready.length);
      const pauseMs = random() * 15;
      const answered: { state: unknown; answer: RemoteAnswer }[] = [];
      const kill = () => setTimeout(() => running.child.kill('SIGKILL'), pauseMs);
      if (after === 0) kill();
      let answers = 0;
      await Promise.all(
        ready.map(async (state) => {
          const answer = await probe.write(backend, state).catch(() => null);
          if (answer === null) return void (unanswered += 1);
          answers += 1;
          if (answers === after) kill();
          expect(isAccepted(answer), `${answer.statusCode} ${answer.body}`).toBe(true);
          answered.push({ state, answer });
        }),
      );
      await endProcess(running);
      await start();
      acknowledged.set(probe.call, (acknowledged.get(probe.call) ?? 0) + answered.length);
      for (const { state, answer } of answered) {
        expect(await probe.holds(backend, state, answer), `lost: ${probe.call} ${answer.body.slice(0, 200)}`).toBe(true);
      }
      expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    },
    ROUND_LIMIT_MS,
  );

  if (KILLS >= MIN_A_CALL * tried.length) {
    it('was in the middle: some of each call were acknowledged, and some of all were cut off', () => {
      expect(tried.map(({ call }) => call).filter((call) => !acknowledged.get(call))).toEqual([]);
      expect(unanswered).toBeGreaterThan(0);
    });
  }
});
