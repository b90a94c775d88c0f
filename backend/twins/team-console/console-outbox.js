const FIRST_REST_MS = 500;
const LONGEST_REST_MS = 8000;

/** Whether a retry is worthwhile: unreachable, timeout, rate limit or server error. */
const isWorthAgain = (status) => status === 0 || status === 408 || status === 429 || status >= 500;

/**
 * Outgoing messages of the team: one at a time, in writing order, each retried until it is accepted. Rejected ones stay in their
 * conversation until they are retried or discarded.
 * @param post sends one; resolves with the stored message, rejects with a `status`
 * @param signedIn resolves when the token has been entered again
 * @param onTaken called with each accepted message
 * @param onTrouble called with the reason of a stall, and with null when it ends
 * @param onChange called when a message was rejected, retried or discarded
 * @param kept storage that outlives the page: `read` returns what an earlier page has left, `write` stores the queue
 */
export function createOutbox({ post, signedIn, onTaken, onTrouble, onChange, kept }) {
  const entries = new Map(kept.read().map((entry) => [entry.clientId, entry]));
  const keep = () => kept.write([...entries.values()]);
  let isSending = false;
  let wake = () => {};

  const next = () => [...entries.values()].find(({ isRefused }) => !isRefused);
  const rest = (ms) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** @returns the message; null for a failure, which is reported */
  async function attempt(entry, failures) {
    try {
      const message = await post(entry);
      entries.delete(entry.clientId);
      keep();
      onTrouble(null);
      return message;
    } catch (error) {
      const status = error.status ?? 0;
      // Already received over the event stream.
      if (!entries.has(entry.clientId)) return null;
      if (status === 401) {
        await signedIn();
      } else if (isWorthAgain(status)) {
        onTrouble('connection');
        await rest(Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** failures));
      } else {
        entry.isRefused = true;
        keep();
        onTrouble('refused');
        onChange();
      }
      return null;
    }
  }

  async function sendAll() {
    if (isSending) return;
    isSending = true;
    let failures = 0;
    for (let entry = next(); entry; entry = next()) {
      const message = await attempt(entry, failures);
      failures = message ? 0 : failures + 1;
      if (message) onTaken(entry.uid, message);
    }
    isSending = false;
  }

  return {
    /** The first one is sent before this returns. */
    write(uid, text) {
      const clientId = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      entries.set(clientId, { uid, clientId, text, isRefused: false });
      void sendAll();
      keep();
    },
    /** Sends what an earlier page has left; the client id prevents duplicates. */
    resume: () => void sendAll(),
    of: (uid) => [...entries.values()].filter((entry) => entry.uid === uid),
    isEmpty: () => entries.size === 0,
    /** Received over the event stream, whatever happened to the answer. */
    heard(clientId) {
      if (!entries.delete(clientId)) return;
      keep();
      wake();
      onTrouble(null);
    },
    retry(clientId) {
      const entry = entries.get(clientId);
      if (!entry) return;
      entry.isRefused = false;
      keep();
      onTrouble(null);
      onChange();
      void sendAll();
    },
    discard(clientId) {
      entries.delete(clientId);
      keep();
      onTrouble(null);
      onChange();
    },
  };
}
