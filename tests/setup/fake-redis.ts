import type { RedisClient, RedisLink } from '@/lib/redis-link';

export interface FakeRedis extends Pick<RedisLink, 'ask'> {
  isThere: boolean;
  /** What it was asked, as `HGET key`. */
  asked: string[];
  hashes: Map<string, Map<string, string>>;
}

/** As much of Redis as the product asks of it, in memory; it can be switched off. */
export function fakeRedis(): FakeRedis {
  const hashes: FakeRedis['hashes'] = new Map();
  const counts = new Map<string, number>();
  const asked: string[] = [];
  const client = {
    async hGet(key: string, field: string) {
      asked.push(`HGET ${key} ${field}`);
      return hashes.get(key)?.get(field) ?? null;
    },
    async hmGet(key: string, fields: string[]) {
      asked.push(`HMGET ${key}`);
      return fields.map((field) => hashes.get(key)?.get(field) ?? null);
    },
    multi() {
      const steps: (() => void)[] = [];
      const chain = {
        hSet(key: string, fields: Record<string, string>) {
          steps.push(() => void hashes.set(key, new Map([...(hashes.get(key) ?? []), ...Object.entries(fields)])));
          return chain;
        },
        pExpire: () => chain,
        async exec() {
          steps.forEach((step) => step());
          return [];
        },
      };
      return chain;
    },
    /** The one script that there is: it counts. */
    async eval(_script: string, { keys: [key = ''], arguments: [windowMs] }: { keys: string[]; arguments: string[] }) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return [counts.get(key), Number(windowMs)];
    },
  };
  return {
    isThere: true, asked, hashes,
    async ask(work) {
      return this.isThere ? { kind: 'answered', value: await work(client as unknown as RedisClient) } : { kind: 'gone' };
    },
  };
}
