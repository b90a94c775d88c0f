import { describe, expect, it } from 'vitest';
import { runWithLease } from '@/backend/api/db/run-with-lease';
import { jobLeases } from '@/backend/api/db/schema/bookkeeping';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend();

const orm = () => backend.context.database.orm;
const REST_MS = 60_000;

describe('a job that one copy does for all', () => {
  it('is done once when many ask at once, and not again while it rests', async () => {
    let done = 0;
    const work = async () => (done += 1);
    const turns = await Promise.all(Array.from({ length: 20 }, () => runWithLease(orm(), 'once', REST_MS, work)));
    expect(turns.filter(({ kind }) => kind === 'done')).toEqual([{ kind: 'done', value: 1 }]);
    expect(await runWithLease(orm(), 'once', REST_MS, work)).toEqual({ kind: 'elsewhere' });
    expect(done).toBe(1);
  });

  it('is done again when it has rested', async () => {
    await runWithLease(orm(), 'again', 0, async () => undefined);
    expect(await runWithLease(orm(), 'again', 0, async () => 'twice')).toEqual({ kind: 'done', value: 'twice' });
  });

  it('is done by the next one when it has failed', async () => {
    await expect(runWithLease(orm(), 'failing', REST_MS, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await runWithLease(orm(), 'failing', REST_MS, async () => 'done')).toEqual({ kind: 'done', value: 'done' });
  });

  it('passes on from a copy that died at it', async () => {
    let finish: (() => void) | undefined;
    const dying = runWithLease(orm(), 'dying', REST_MS, () => new Promise<void>((resolve) => (finish = resolve)));
    await expect.poll(() => finish).toBeDefined();
    expect(await runWithLease(orm(), 'dying', REST_MS, async () => undefined)).toEqual({ kind: 'elsewhere' });
    await orm()
      .update(jobLeases)
      .set({ heldUntil: new Date(0) });
    expect(await runWithLease(orm(), 'dying', REST_MS, async () => 'mine')).toEqual({ kind: 'done', value: 'mine' });
    finish?.();
    await dying;
    // Whoever has lost the turn cannot end the other one's rest.
    expect(await runWithLease(orm(), 'dying', REST_MS, async () => undefined)).toEqual({ kind: 'elsewhere' });
  });
});

describe('a turn that is lost', () => {
  const TIMES = { holdMs: 400, renewMs: 50 };
  /** Works until it is told to stop, and says how it was. */
  const until = (signal: AbortSignal, limitMs: number) =>
    new Promise<'stopped' | 'went on'>((resolve) => {
      const timer = setTimeout(() => resolve('went on'), limitMs);
      signal.addEventListener('abort', () => resolve((clearTimeout(timer), 'stopped')), { once: true });
    });

  it('is kept for as long as it is renewed', async () => {
    const heldUntil = async () => (await orm().select().from(jobLeases)).find(({ name }) => name === 'renewed')?.heldUntil.getTime() ?? 0;
    let finish: ((how: string) => void) | undefined;
    const work = (signal: AbortSignal) =>
      new Promise<string>((resolve) => {
        finish = resolve;
        signal.addEventListener('abort', () => resolve('stopped'));
      });
    const turn = runWithLease(orm(), 'renewed', REST_MS, work, { holdMs: 10_000, renewMs: 50 });
    await expect.poll(() => finish).toBeDefined();
    const first = await heldUntil();
    await expect.poll(heldUntil).toBeGreaterThan(first + 200);
    expect(await runWithLease(orm(), 'renewed', REST_MS, async () => undefined)).toEqual({ kind: 'elsewhere' });
    finish?.('went on');
    expect(await turn).toEqual({ kind: 'done', value: 'went on' });
  });

  it('stops the work when another copy has taken it', async () => {
    let how = '';
    const turn = runWithLease(orm(), 'taken', REST_MS, async (signal) => void (how = await until(signal, 5_000)), TIMES);
    await expect.poll(async () => (await orm().select().from(jobLeases)).some(({ name }) => name === 'taken')).toBe(true);
    await orm().execute(`update job_leases set holder = gen_random_uuid(), held_until = now() + interval '1 minute' where name = 'taken'`);
    expect([await turn, how]).toEqual([{ kind: 'lost' }, 'stopped']);
    // The other one's turn is as it was.
    expect(await runWithLease(orm(), 'taken', REST_MS, async () => undefined)).toEqual({ kind: 'elsewhere' });
  });

  it('stops the work before the lease is over when it cannot be renewed', async () => {
    let isAway = false;
    const flaky = new Proxy(orm(), {
      get: (target, name) =>
        name === 'update' && isAway
          ? () => {
              throw new Error('the database is away');
            }
          : Reflect.get(target, name),
    });
    const since = performance.now();
    let stoppedAfter = Infinity;
    const turn = runWithLease(
      flaky,
      'away',
      REST_MS,
      async (signal) => {
        isAway = true;
        await until(signal, 5_000);
        stoppedAfter = performance.now() - since;
        isAway = false;
      },
      { holdMs: 2_000, renewMs: 200 },
    );
    expect(await turn).toEqual({ kind: 'lost' });
    expect(stoppedAfter).toBeLessThan(2_000);
  });

  it('waits for the renewal under way: it would land behind the end', async () => {
    let [isRenewing, isRenewed] = [false, false];
    // A slow way to the database: what is asked arrives later, in the order of asking no more.
    const slow = new Proxy(orm(), {
      get: (target, name) => (name === 'update' && !isRenewing ? () => lateUpdate(target) : Reflect.get(target, name)),
    });
    const lateUpdate = (target: ReturnType<typeof orm>) => {
      isRenewing = true;
      return {
        set: (values: never) => ({
          where: (condition: never) => ({
            returning: async (columns: never) => {
              await new Promise((resolve) => setTimeout(resolve, 300));
              const renewed = await target.update(jobLeases).set(values).where(condition).returning(columns);
              isRenewed = true;
              return renewed;
            },
          }),
        }),
      };
    };
    await runWithLease(slow, 'late', 0, () => expect.poll(() => isRenewing, { interval: 5 }).toBe(true), { holdMs: 60_000, renewMs: 20 });
    await expect.poll(() => isRenewed).toBe(true);
    expect(await runWithLease(orm(), 'late', 0, async () => 'free')).toEqual({ kind: 'done', value: 'free' });
  });
});
