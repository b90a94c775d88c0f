import { createClient } from '@redis/client';
import { withTimeout } from './timeout';

/** A person waits meanwhile, and there is always another way. */
const TIMEOUT_MS = 250;
const CONNECT_MS = 1_000;
const RECONNECT_MS = 500;
/** So often in a row without an answer, and it is left alone for a while: a hanging server must not cost each request its patience. */
const MAX_FAILURES = 3;
const PAUSE_MS = 3_000;
/** A connection whose pings are not answered for so long is dropped and made anew. */
const PING_MS = 2_000;
const SILENCE_MS = 5_000;

export type RedisClient = ReturnType<typeof newClient>;
type RedisAnswer<Value> = { kind: 'answered'; value: Value } | { kind: 'gone' };

/** A Redis that may be gone at any moment: whoever asks it has a way to go on without. */
export interface RedisLink {
  /** Never throws: refused, lost, too slow or an error of its own is `gone`. */
  ask<Value>(work: (client: RedisClient) => Promise<Value>): Promise<RedisAnswer<Value>>;
  close(): void;
}

export interface RedisLinkOptions {
  /** Told once when it goes, and once when it is back. */
  onChange?: (isThere: boolean) => void;
  patienceMs?: number;
}

/** Connects in the background and again whenever the connection is lost. */
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
  // Without a listener an error of the connection would end the process.
  client.on('error', () => tell(false));
  client.connect().catch(() => tell(false));

  return {
    async ask(work) {
      if (!client.isReady || Date.now() < pausedUntil) return { kind: 'gone' };
      try {
        // The client's own limits end when a command is sent; a server that takes it and says nothing is the one to fear.
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
    // What cannot be sent now is not wanted later.
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    maintNotifications: 'disabled',
    socket: { connectTimeout: CONNECT_MS, socketTimeout: SILENCE_MS, reconnectStrategy: RECONNECT_MS },
  });
}
