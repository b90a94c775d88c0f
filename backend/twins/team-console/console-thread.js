import { by, call, place } from './console-dom.js';
import { createMessageList } from './console-messages.js';

const RETRY_MS = 2000;
const OLDER = 'Older messages';

const inOrder = (one, other) => one.at - other.at || (one.key < other.key ? -1 : 1);

/**
 * The open conversation: its newest page, older pages on demand, and live messages.
 * @param onShown called when messages may be marked as read
 */
export function createThread({ outbox, onShown }) {
  const list = createMessageList({ onRetry: outbox.retry, onDiscard: outbox.discard });
  let uid = null;
  let messages = new Map();
  let hasOlder = false;
  /** Identifies an opening, even of the same conversation: answers to an earlier one are ignored. */
  let visit = 0;
  let isLineOpen = false;
  let breaks = 0;
  /** Keys known when the connection broke, or before the first load; null while nothing can be missing. */
  let known = null;
  /** Own messages that were acknowledged but not received over the stream: they say nothing about messages before them. */
  const unheard = new Set();
  let isFetching = false;

  const sorted = () => [...messages.values()].sort(inOrder);
  function draw(isKept) {
    if (uid === null) return;
    list.draw(sorted(), outbox.of(uid), isKept);
    by('older').hidden = !hasOlder;
  }
  function take(page) {
    for (const message of page.messages) messages.set(message.key, message);
  }
  function olderThan(oldest) {
    return call('GET', `${place(uid)}/messages?before=${oldest.at}&key=${encodeURIComponent(oldest.key)}`);
  }
  const provenKeys = () => new Set([...messages.keys()].filter((key) => !unheard.has(key)));

  /** Loads the newest page, and the gap to what was known. @returns whether this opening is still current */
  async function fetchNews(mine) {
    let page = await call('GET', `${place(uid)}/messages`);
    if (visit !== mine) return false;
    if (known.size === 0) {
      // No overlap with known messages: starts at the newest page, older ones are loaded by the button.
      const [oldest] = page.messages;
      if (page.hasOlder && oldest) for (const message of sorted()) if (inOrder(message, oldest) < 0) messages.delete(message.key);
      hasOlder = page.hasOlder;
      take(page);
      return true;
    }
    for (;;) {
      take(page);
      if (!page.hasOlder || page.messages.some(({ key }) => known.has(key))) return true;
      draw();
      page = await olderThan(page.messages[0]);
      if (visit !== mine) return false;
    }
  }

  /** Until nothing can be missing. */
  async function refresh() {
    if (uid === null || isFetching || known === null) return;
    isFetching = true;
    const mine = visit;
    const [wasOpen, before] = [isLineOpen, breaks];
    try {
      if (!(await fetchNews(mine))) return;
      by('unloaded').hidden = true;
      const isWhole = wasOpen && breaks === before;
      if (isWhole) {
        known = null;
        unheard.clear();
      } else {
        known = provenKeys();
      }
      draw();
      onShown();
      // The connection was lost or restored since this request.
      if (!isWhole && isLineOpen) again(mine, 0);
    } catch {
      if (visit !== mine) return;
      by('unloaded').hidden = messages.size > 0;
      if (messages.size > 0 && isLineOpen) again(mine, RETRY_MS);
    } finally {
      if (visit === mine) isFetching = false;
    }
  }
  function again(mine, ms) {
    setTimeout(() => {
      if (visit === mine) void refresh();
    }, ms);
  }

  by('load').addEventListener('click', () => void refresh());

  let isFetchingOlder = false;
  by('older').addEventListener('click', async () => {
    const [oldest] = sorted();
    if (isFetchingOlder || !oldest) return;
    isFetchingOlder = true;
    const mine = visit;
    try {
      const page = await olderThan(oldest);
      if (visit !== mine) return;
      by('older').textContent = OLDER;
      take(page);
      hasOlder = page.hasOlder;
      draw(true);
    } catch {
      if (visit === mine) by('older').textContent = 'Older messages did not load. Try again';
    } finally {
      if (visit === mine) isFetchingOlder = false;
    }
  });

  return {
    uid: () => uid,
    draw,
    refresh,
    goToEnd: list.goToEnd,
    follow: list.follow,
    newestOfMember: () => Math.max(0, ...[...messages.values()].filter(({ from }) => from === 'member').map(({ at }) => at)),
    async open(nextUid) {
      visit += 1;
      [uid, messages, hasOlder, known] = [nextUid, new Map(), false, new Set()];
      [isFetching, isFetchingOlder] = [false, false];
      unheard.clear();
      list.begin(nextUid);
      by('older').textContent = OLDER;
      by('unloaded').hidden = true;
      draw();
      await refresh();
    },
    /** A message from the event stream. */
    hear(message) {
      unheard.delete(message.key);
      messages.set(message.key, message);
      draw();
    },
    /** A message from the answer to its own sending. */
    taken(message) {
      if (!messages.has(message.key)) unheard.add(message.key);
      messages.set(message.key, message);
      draw();
    },
    lineOpened() {
      isLineOpen = true;
      void refresh();
    },
    lineBroke() {
      isLineOpen = false;
      breaks += 1;
      // A second break before the first was repaired: messages in between do not count as known.
      known ??= provenKeys();
    },
  };
}
