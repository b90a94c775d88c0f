const FIRST_REST_MS = 500;
const LONGEST_REST_MS = 8000;

/** Not reached, too slow, too often, or broken over there: none of it says that the text is not wanted. */
const isWorthAgain = (status) => status === 0 || status === 408 || status === 429 || status >= 500;

/**
 * What the team has written, on its way: one after the other, in the order in which it was written, each until it is
 * taken. What is refused is kept with its conversation until somebody tries it again or lets it go.
 * @param post       sends one; gives the message as it stands, rejects with a `status`
 * @param signedIn resolves when the token that was asked for has been given
 * @param onTaken    is told of what has arrived
 * @param onTrouble  is told why nothing goes on, and with null that it does
 * @param onChange   is told when something was refused, tried again or let go
 * @param kept       where it outlives the page: `read` gives what an earlier page has left, `write` takes what waits now
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

  /** @returns the message; null where none came, and why is told */
  async function attempt(entry, failures) {
    try {
      const message = await post(entry);
      entries.delete(entry.clientId);
      keep();
      onTrouble(null);
      return message;
    } catch (error) {
      const status = error.status ?? 0;
      // Heard of on the line meanwhile: it is there.
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
    /** The first leaves before this returns. */
    write(uid, text) {
      const clientId = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      entries.set(clientId, { uid, clientId, text, isRefused: false });
      void sendAll();
      keep();
    },
    /** What an earlier page has left goes on its way; its id says to the server whether it was there already. */
    resume: () => void sendAll(),
    of: (uid) => [...entries.values()].filter((entry) => entry.uid === uid),
    isEmpty: () => entries.size === 0,
    /** It stands in the conversation, whatever became of the answer to its sending. */
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
