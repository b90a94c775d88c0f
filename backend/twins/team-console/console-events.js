/** The server says something every twenty seconds: who hears nothing for so long is deaf. */
const SILENCE_LIMIT_MS = 45_000;
const RETRY_MS = 2000;
const CLOSED = 2;

/**
 * The line on which the server tells. A browser connects again by itself only while nobody answers: after a refusal,
 * and on a line that has died without a word, this does.
 * @param hear    what is done with each kind of news, by name
 * @param onOpen  from now on nothing is missed
 * @param onBreak from now on something may be
 * @param check   resolves when the server would answer
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
