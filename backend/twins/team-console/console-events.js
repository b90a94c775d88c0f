/** The server sends a heartbeat every twenty seconds; without one the connection is dead. */
const SILENCE_LIMIT_MS = 45_000;
const RETRY_MS = 2000;
const CLOSED = 2;

/**
 * The event stream from the server. EventSource reconnects by itself only while the server is unreachable; this also reconnects after an
 * HTTP error and after a dead connection.
 * @param hear handlers by event name
 * @param onOpen from now on nothing is missed
 * @param onBreak from now on events may be missed
 * @param check resolves when the server responds
 */
export function subscribeToEvents({ hear, onOpen, onBreak, check }) {
  let source = null;
  let silence = 0;

  function listen() {
    const events = new EventSource('/team/events');
    source = events;
    const wait = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        events.close();
        onBreak();
        listen();
      }, SILENCE_LIMIT_MS);
    };
    wait();
    events.addEventListener('open', () => {
      wait();
      onOpen();
    });
    events.addEventListener('error', () => {
      if (source !== events) return;
      onBreak();
      if (events.readyState !== CLOSED) return;
      clearTimeout(silence);
      setTimeout(retryLater, RETRY_MS);
    });
    for (const [name, take] of Object.entries({ beat: () => {}, ...hear })) {
      events.addEventListener(name, ({ data }) => {
        wait();
        take(JSON.parse(data));
      });
    }
  }

  async function retryLater() {
    try {
      await check();
    } catch {
      setTimeout(retryLater, RETRY_MS);
      return;
    }
    listen();
  }

  listen();
}
