/** What is pasted and sent at once was never being typed. */
const AFTER_MS = 250;
const RENEWED_MS = 2500;
const IDLE_MS = 4000;

/**
 * Tells a member that the team types: after a moment, then seldom, and when it ends.
 * @param tell of one member, whether
 */
export function createTyping(tell) {
  /** Whom it is about, and when they were last told; 0: not yet. */
  let uid = null;
  let toldAt = 0;
  let soon = 0;
  let idle = 0;

  function forget() {
    clearTimeout(idle);
    clearTimeout(soon);
    [uid, toldAt, soon] = [null, 0, 0];
  }
  function say() {
    soon = 0;
    toldAt = Date.now();
    tell(uid, true);
  }
  function stop() {
    if (toldAt > 0) tell(uid, false);
    forget();
  }

  return {
    keep(nextUid) {
      if (uid !== nextUid) stop();
      uid = nextUid;
      clearTimeout(idle);
      idle = setTimeout(stop, IDLE_MS);
      if (toldAt === 0) soon ||= setTimeout(say, AFTER_MS);
      else if (Date.now() - toldAt >= RENEWED_MS) say();
    },
    stop,
    /** With the message the server takes the mark back itself. */
    sent: forget,
  };
}
