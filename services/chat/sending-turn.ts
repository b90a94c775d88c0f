/** Which of a browser's tabs sends what all of them have written. */
export interface SendingTurn {
  isOurs(): boolean;
  /** Has the turn as soon as no other tab has it, and keeps it until it is given up: whoever writes need not wait for it. */
  ask(): void;
  giveUp(): void;
  /** A tab that has the turn and does not use it (a phone stopped it) loses it, if then something still waits. */
  hurry(isWaiting: () => boolean): void;
}

/** So long may another tab take; sending twice is harmless, because the key of a message is its own. */
const PATIENCE_MS = 3_000;

export function createSendingTurn(name: string, onOurs: () => void): SendingTurn {
  const locks: LockManager | undefined = typeof navigator === 'undefined' ? undefined : navigator.locks;
  // Without locks the keys alone keep it right.
  if (!locks) return { isOurs: () => true, ask: () => undefined, giveUp: () => undefined, hurry: () => undefined };

  let request: { release: () => void; isGranted: boolean } | null = null;
  let patience: ReturnType<typeof setTimeout> | null = null;

  function stopWaiting(): void {
    if (patience) clearTimeout(patience);
    patience = null;
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
        stopWaiting();
        onOurs();
        return ended;
      })
      .catch(() => {
        if (request !== own) return;
        // Taken by a tab that could not wait: this one stands in line again.
        if (own.isGranted) return start(manager, 'wait');
        // Locks are forbidden here: as without them.
        own.isGranted = true;
        onOurs();
      });
  }

  return {
    isOurs: () => request?.isGranted === true,
    ask() {
      if (!request) start(locks, 'wait');
    },
    giveUp() {
      stopWaiting();
      const own = request;
      request = null;
      own?.release();
    },
    hurry(isWaiting) {
      if (!request || request.isGranted || patience) return;
      patience = setTimeout(() => {
        patience = null;
        if (!request || request.isGranted || !isWaiting()) return;
        request.release();
        start(locks, 'steal');
      }, PATIENCE_MS);
    },
  };
}
