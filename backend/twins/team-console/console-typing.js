/** Text that is pasted and sent at once shows no typing indicator. */
const AFTER_MS = 250;
const RENEWED_MS = 2500;
const IDLE_MS = 4000;

/**
 * Typing indicator for a member: sent after a delay, renewed rarely, and cleared at the end.
 * @param tell called with the member and whether the team is typing
 */
export function createTyping(tell) {
  /** The member, and the time of the last signal; 0: none yet. */
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
    /** The server clears the indicator with the message. */
    sent: forget,
  };
}
