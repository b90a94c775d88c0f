import { describe, expect, it } from 'vitest';
import { limitStore, countInWindows } from '@/backend/api/http/limit-store';
import { fakeRedis } from '@/tests/setup/fake-redis';

type Store = InstanceType<ReturnType<typeof limitStore>>;
const count = (store: Store, key: string, windowMs = 60_000) =>
  new Promise<{ current: number; ttl: number }>((resolve, reject) =>
    store.incr(key, (error, result) => (error || !result ? reject(error) : resolve(result)), windowMs, 10),
  );

describe('requests that are counted', () => {
  it('count together over copies that share a Redis', async () => {
    const redis = fakeRedis();
    const [one, other] = [new (limitStore(redis))({}), new (limitStore(redis))({})];
    expect((await count(one, 'peer')).current).toBe(1);
    expect((await count(other, 'peer')).current).toBe(2);
    expect(await count(one, 'peer')).toEqual({ current: 3, ttl: 60_000 });
    expect((await count(one, 'somebody else')).current).toBe(1);
  });

  it('count apart for a route with a limit of its own', async () => {
    const redis = fakeRedis();
    const store = new (limitStore(redis))({});
    const route = { routeInfo: { method: 'POST', url: '/users/login' } } as unknown as Parameters<Store['child']>[0];
    await count(store, 'peer');
    expect((await count(store.child(route), 'peer')).current).toBe(1);
    expect((await count(store.child(route), 'peer')).current).toBe(2);
  });

  it('are counted in each copy while Redis is gone, from what it has seen itself', async () => {
    const redis = fakeRedis();
    const [one, other] = [new (limitStore(redis))({}), new (limitStore(redis))({})];
    for (let times = 0; times < 3; times += 1) await count(one, 'peer');
    redis.isThere = false;
    expect((await count(one, 'peer')).current).toBe(4);
    expect((await count(other, 'peer')).current).toBe(1);
  });

  it('are not forgotten by a copy when Redis comes back empty', async () => {
    const store = new (limitStore(fakeRedis()))({});
    for (let times = 0; times < 3; times += 1) await count(store, 'peer');
    const emptied = fakeRedis();
    emptied.isThere = false;
    const kept = new (limitStore(emptied))({});
    for (let times = 0; times < 5; times += 1) await count(kept, 'peer');
    emptied.isThere = true;
    expect((await count(kept, 'peer')).current).toBe(6);
  });

  it('name nobody in Redis', async () => {
    const places: string[] = [];
    const store = new (limitStore({
      ask: async (work) => ({
        kind: 'answered',
        value: await work({ eval: async (_script: string, { keys }: { keys: string[] }) => void places.push(...keys) } as never),
      }),
    }))({});
    await count(store, '203.0.113.9');
    expect(places).toHaveLength(1);
    expect(places[0]).toMatch(/^limit:[\w-]{24}$/);
  });
});

describe('windows in one process', () => {
  it('end, and begin anew with the next request', () => {
    let clock = 0;
    const counted = countInWindows(() => clock);
    expect(counted('peer', 1_000)).toEqual({ current: 1, ttl: 1_000 });
    clock = 400;
    expect(counted('peer', 1_000)).toEqual({ current: 2, ttl: 600 });
    clock = 1_000;
    expect(counted('peer', 1_000)).toEqual({ current: 1, ttl: 1_000 });
  });

  it('stay few under an attack from many addresses', () => {
    const counted = countInWindows(() => 0);
    counted('first', 1_000);
    for (let peer = 0; peer < 6_000; peer += 1) counted(`peer ${peer}`, 1_000);
    expect(counted('first', 1_000).current).toBe(1);
    expect(counted('peer 5999', 1_000).current).toBe(2);
  });
});
