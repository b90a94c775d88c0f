/** A Web Lock that decides which tab sends the queue that all tabs share. */
export interface SendLock {
  isHeld(): boolean;
  /** Waits for the lock without blocking the caller and keeps it until `release`. */
  acquire(): void;
  release(): void;
  /** Takes the lock from a tab that holds it without sending (a phone suspended it), if something is still queued then. */
  stealIfStalled(isWaiting: () => boolean): void;
}

/** How long another tab may take. Sending twice is harmless, because each message has its own key. */
const STEAL_AFTER_MS = 3_000;

export function createSendLock(name: string, onAcquired: () => void): SendLock {
  const locks: LockManager | undefined = typeof navigator === 'undefined' ? undefined : navigator.locks;
  // Without Web Locks the message keys alone prevent duplicates.
  if (!locks) return { isHeld: () => true, acquire: () => undefined, release: () => undefined, stealIfStalled: () => undefined };

  let request: { release: () => void; isGranted: boolean } | null = null;
  let stealTimer: ReturnType<typeof setTimeout> | null = null;

  function cancelSteal(): void {
    if (stealTimer) clearTimeout(stealTimer);
    stealTimer = null;
  }

  function start(manager: LockManager, how: 'wait' | 'steal'): void {
    const waiting = new AbortController();
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const own = {
      isGranted: false,
      release() {
        waiting.abort();
        end();
      },
    };
    request = own;
    manager
      .request(name, how === 'steal' ? { steal: true } : { signal: waiting.signal }, () => {
        // Released between the request and this callback.
        if (request !== own) return;
        own.isGranted = true;
        cancelSteal();
        onAcquired();
        return ended;
      })
      .catch(() => {
        if (request !== own) return;
        // Stolen by another tab: queue for the lock again.
        if (own.isGranted) return start(manager, 'wait');
        // Locks are blocked here: continue as without them.
        own.isGranted = true;
        onAcquired();
      });
  }

  return {
    isHeld: () => request?.isGranted === true,
    acquire() {
      if (!request) start(locks, 'wait');
    },
    release() {
      cancelSteal();
      const own = request;
      request = null;
      own?.release();
    },
    stealIfStalled(isWaiting) {
      if (!request || request.isGranted || stealTimer) return;
      stealTimer = setTimeout(() => {
        stealTimer = null;
        if (!request || request.isGranted || !isWaiting()) return;
        request.release();
        start(locks, 'steal');
      }, STEAL_AFTER_MS);
    },
  };
}
