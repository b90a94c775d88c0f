import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { RedisLink } from '@/lib/redis-link';

/** Requests counted in windows of a fixed length, in this process. */
interface Count {
  current: number;
  /** Until the window ends. */
  ttl: number;
}

/** Whoever comes from more addresses than this makes the oldest forgotten: memory stays small under an attack. */
const MAX_KEYS = 5_000;

export function countInWindows(now: () => number = Date.now): (key: string, windowMs: number) => Count {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: MAX_KEYS });
  return (key, windowMs) => {
    const at = now();
    const found = windows.get(key);
    const window = found && found.endsAt > at ? found : { count: 0, endsAt: at + windowMs };
    window.count += 1;
    windows.set(key, window);
    return { current: window.count, ttl: window.endsAt - at };
  };
}

/** Counted and given its end in one step, so that no key stays for ever; an end that got lost is set again. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {count, left}`;

/**
 * Where requests are counted: in this copy always, and in Redis for all copies together. The higher count holds: a
 * Redis that is gone or has forgotten everything makes limits looser (each copy for itself), never absent.
 */
export function limitStore(redis: Pick<RedisLink, 'ask'> | null, now?: () => number): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    private readonly countHere = countInWindows(now);
    private readonly scope: string;

    constructor(options: object) {
      // The plugin's types do not tell, but a route with a limit of its own comes with its name: it counts apart.
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

/** As with the limits of attempts: an address is nobody's to read. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24);
