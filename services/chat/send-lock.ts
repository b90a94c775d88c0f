/** Which of a browser's tabs sends what all of them have written. */
export interface SendLock {
  isHeld(): boolean;
  /** Has the turn as soon as no other tab has it, and keeps it until it is given up: whoever writes need not wait for it. */
  acquire(): void;
  release(): void;
  /** A tab that has the turn and does not use it (a phone stopped it) loses it, if then something still waits. */
  stealIfStalled(isWaiting: () => boolean): void;
}

/** So long may another tab take; sending twice is harmless, because the key of a message is its own. */
const STEAL_AFTER_MS = 3_000;

export function createSendLock(name: string, onAcquired: () => void): SendLock {
  const locks: LockManager | undefined = typeof navigator === 'undefined' ? undefined : navigator.locks;
  // Without locks the keys alone keep it right.
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
        // Given up between the granting and this.
        if (request !== own) return;
        own.isGranted = true;
        cancelSteal();
        onAcquired();
        return ended;
      })
      .catch(() => {
        if (request !== own) return;
        // Taken by a tab that could not wait: this one stands in line again.
        if (own.isGranted) return start(manager, 'wait');
        // Locks are forbidden here: as without them.
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
