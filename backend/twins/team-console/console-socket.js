import { CallError } from './console-dom.js';

const ANSWER_MS = 10_000;
const FIRST_REST_MS = 1000;
const LONGEST_REST_MS = 30_000;

/**
 * A faster channel beside the HTTP calls, which can do everything it does. It is open while the event stream is; where WebSockets are
 * blocked (by a proxy), the calls are used.
 */
export function createSocket(address) {
  let socket = null;
  let isWanted = false;
  let failures = 0;
  let again = 0;
  let last = 0;
  const asked = new Map();

  function settle(id, end) {
    const waiting = asked.get(id);
    asked.delete(id);
    clearTimeout(waiting?.timer);
    if (waiting) end(waiting);
  }

  function open() {
    const own = new WebSocket(address);
    socket = own;
    own.addEventListener('open', () => {
      failures = 0;
    });
    own.addEventListener('message', ({ data }) => {
      const { id, status, answer } = JSON.parse(data);
      settle(id, ({ resolve, reject }) => (status === 200 ? resolve(answer) : reject(new CallError(status))));
    });
    own.addEventListener('close', () => {
      if (socket === own) renew();
    });
  }

  function renew() {
    drop();
    again = setTimeout(open, Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** failures));
    failures += 1;
  }

  /** Pending requests are retried as HTTP calls, because their outcome is unknown. */
  function drop() {
    clearTimeout(again);
    const own = socket;
    socket = null;
    own?.close();
    for (const id of [...asked.keys()]) settle(id, ({ reject }) => reject(new CallError(0)));
  }

  return {
    /** The server is reachable: (re)opens the socket. */
    keepOpen() {
      if (isWanted) return;
      isWanted = true;
      failures = 0;
      open();
    },
    giveUp() {
      isWanted = false;
      drop();
    },
    /** @returns the answer, rejected with a `status` on failure; null without a socket */
    ask(to, uid, body) {
      if (socket?.readyState !== 1) return null;
      const id = ++last;
      socket.send(JSON.stringify({ id, to, uid, body }));
      return new Promise((resolve, reject) => {
        const timer = setTimeout(renew, ANSWER_MS);
        asked.set(id, { resolve, reject, timer });
      });
    },
  };
}
