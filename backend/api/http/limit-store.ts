import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { RedisLink } from '@/lib/redis-link';

/** Requests counted in fixed windows, in this process. */
interface Count {
  current: number;
  /** Remaining time of the window. */
  ttl: number;
}

/** The oldest entries are evicted beyond this many addresses, so that memory stays bounded under an attack. */
const MAX_KEYS = 5_000;

export function countInWindows(now: () => number = Date.now): (key: string, windowMs: number) => Count {
  // The cache takes all of its room at once, 110 kB, and there is one for each route: made when somebody asks.
  let windows: LRUCache<string, { count: number; endsAt: number }> | undefined;
  return (key, windowMs) => {
    const at = now();
    windows ??= new LRUCache({ max: MAX_KEYS });
    const found = windows.get(key);
    const window = found && found.endsAt > at ? found : { count: 0, endsAt: at + windowMs };
    window.count += 1;
    windows.set(key, window);
    return { current: window.count, ttl: window.endsAt - at };
  };
}

/** Increments and sets the expiry atomically, so that no key stays for ever; a missing expiry is set again. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {count, left}`;

/**
 * Request counters: in this copy always, and in Redis for all copies together. The higher count applies: if Redis is gone or empty, limits
 * become looser (per copy), never absent.
 */
export function limitStore(redis: Pick<RedisLink, 'ask'> | null, now?: () => number): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    private readonly countHere = countInWindows(now);
    private readonly scope: string;

    constructor(options: object) {
      // Missing in the plugin's types: a route with its own limit is passed with its name and counted separately.
      const { routeInfo } = options as { routeInfo?: { method?: string | string[]; url?: string } };
      this.scope = routeInfo ? `${String(routeInfo.method)} ${routeInfo.url}` : '';
    }

    incr(key: string, answer: (error: null, count: Count) => void, windowMs: number): void {
      const here = this.countHere(key, windowMs);
      void this.countTogether(key, windowMs).then((together) =>
        answer(null, together && together.current > here.current ? together : here),
      );
    }

    child(options: object): LimitStore {
      return new LimitStore(options);
    }

    private async countTogether(key: string, windowMs: number): Promise<Count | null> {
      if (!redis) return null;
      const place = `limit:${hashOf(`${this.scope} ${key}`)}`;
      const answer = await redis.ask((client) => client.eval(COUNT, { keys: [place], arguments: [String(windowMs)] }));
      if (answer.kind === 'gone' || !Array.isArray(answer.value)) return null;
      const [current, ttl] = answer.value.map(Number);
      return current !== undefined && ttl !== undefined ? { current, ttl } : null;
    }
  };
}

/** As with attempt limits, addresses are stored only as hashes. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24);
