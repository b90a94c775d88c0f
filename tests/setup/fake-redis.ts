import type { RedisClient, RedisLink } from '@/lib/redis-link';

export interface FakeRedis extends Pick<RedisLink, 'ask'> {
  isThere: boolean;
  /** What it was asked, as `HMGET key`. */
  asked: string[];
  hashes: Map<string, Map<string, string>>;
}

/** The subset of Redis that the product uses, in memory; it can be switched off. */
export function fakeRedis(clock: () => number = Date.now): FakeRedis {
  const hashes: FakeRedis['hashes'] = new Map();
  const counts = new Map<string, number>();
  const asked: string[] = [];
  const client = {
    async hmGet(key: string, fields: string[]) {
      asked.push(`HMGET ${key}`);
      return fields.map((field) => hashes.get(key)?.get(field) ?? null);
    },
    /** The scripts that there are: the one that counts, the one that writes a newer page, the one that tells a page's age. */
    async eval(script: string, { keys: [key = ''], arguments: [first = '', entry = ''] }: { keys: string[]; arguments: string[] }) {
      if (script.includes('INCR')) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return [counts.get(key), Number(first)];
      }
      const now = clock();
      const kept = hashes.get(key)?.get('at');
      if (!script.includes('HSET')) {
        asked.push(`AGE ${key}`);
        return kept === undefined ? [now] : [now, kept];
      }
      const at = now - Number(first);
      if (Number(kept ?? 0) >= at && Number(kept ?? 0) <= now) return 0;
      hashes.set(
        key,
        new Map([
          ['at', String(at)],
          ['entry', entry],
        ]),
      );
      return at;
    },
  };
  return {
    isThere: true,
    asked,
    hashes,
    async ask(work) {
      return this.isThere ? { kind: 'answered', value: await work(client as unknown as RedisClient) } : { kind: 'gone' };
    },
  };
}
