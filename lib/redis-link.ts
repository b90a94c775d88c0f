import { createClient } from '@redis/client';
import { withTimeout } from './timeout';

/** A request waits for it, and every caller has a fallback. */
const TIMEOUT_MS = 250;
const CONNECT_MS = 1_000;
const RECONNECT_MS = 500;
/**
 * Circuit breaker: after this many timeouts in a row Redis is skipped for a while, so that a hanging server does not slow down each
 * request.
 */
const MAX_FAILURES = 3;
const PAUSE_MS = 3_000;
/** A connection with unanswered pings is closed and reopened after this time. */
const PING_MS = 2_000;
const SILENCE_MS = 5_000;

export type RedisClient = ReturnType<typeof newClient>;
type RedisAnswer<Value> = { kind: 'answered'; value: Value } | { kind: 'gone' };

/** An optional Redis: every caller has a fallback for when it is gone. */
export interface RedisLink {
  /** Never throws: a refused, lost or slow connection or a server error is `gone`. */
  ask<Value>(work: (client: RedisClient) => Promise<Value>): Promise<RedisAnswer<Value>>;
  close(): void;
}

export interface RedisLinkOptions {
  /** Called once when it becomes unavailable, and once when it is back. */
  onChange?: (isThere: boolean) => void;
  patienceMs?: number;
}

/** Connects in the background and reconnects after a loss. */
export function openRedisLink(url: string, { onChange = () => undefined, patienceMs = TIMEOUT_MS }: RedisLinkOptions = {}): RedisLink {
  const client = newClient(url);
  let failures = 0;
  let pausedUntil = 0;
  let wasThere = true;
  const tell = (isThere: boolean) => {
    if (isThere === wasThere) return;
    wasThere = isThere;
    onChange(isThere);
  };
  // Without a listener a connection error would end the process.
  client.on('error', () => tell(false));
  client.connect().catch(() => tell(false));

  return {
    async ask(work) {
      if (!client.isReady || Date.now() < pausedUntil) return { kind: 'gone' };
      try {
        // The client's own timeouts end when a command is sent; this one covers a server that accepts it and does not answer.
        const value = await withTimeout(patienceMs, work(client));
        failures = 0;
        tell(true);
        return { kind: 'answered', value };
      } catch {
        failures += 1;
        if (failures >= MAX_FAILURES) pausedUntil = Date.now() + PAUSE_MS;
        tell(false);
        return { kind: 'gone' };
      }
    },
    close() {
      if (client.isOpen) client.destroy();
    },
  };
}

function newClient(url: string) {
  return createClient({
    url,
    // Commands are not queued while disconnected: they would be stale later.
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    maintNotifications: 'disabled',
    socket: { connectTimeout: CONNECT_MS, socketTimeout: SILENCE_MS, reconnectStrategy: RECONNECT_MS },
  });
}
