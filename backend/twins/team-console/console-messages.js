import { button, by, call, clock, element, place } from './console-dom.js';

/** Renders the open conversation incrementally: existing messages are not touched, so a new one costs the same in a long thread. */
export function createMessageList({ onRetry, onDiscard }) {
  const scroller = by('scroller');
  let uid = null;
  /** Set by the reader's scrolling; new messages do not change it. */
  let isAtEnd = true;
  let lastTop = 0;
  /** Elements by key or id: messages do not change, and pictures are not fetched again. */
  let messages = new Map();
  let files = new Map();
  let cards = new Map();
  let unsent = new Map();

  scroller.addEventListener('scroll', () => {
    if (scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 80) isAtEnd = true;
    else if (scroller.scrollTop < lastTop) isAtEnd = false;
    lastTop = scroller.scrollTop;
  });

  function toEnd() {
    scroller.scrollTop = scroller.scrollHeight;
  }
  /** Once per animation frame; keeps the position if the reader has scrolled up. */
  function follow() {
    requestAnimationFrame(() => {
      if (isAtEnd) toEnd();
    });
  }

  function kept(map, id, make) {
    const known = map.get(id) ?? make();
    map.set(id, known);
    return known;
  }

  function makeFile({ id, name, type, size }) {
    const link = element('a', undefined, 'file');
    link.href = `${place(uid)}/files/${encodeURIComponent(id)}`;
    link.download = name;
    const words = element('small');
    words.append(element('bdi', name), ` (${Math.ceil(size / 1000)} KB)`);
    if (type.startsWith('image/')) {
      const picture = element('img');
      picture.alt = '';
      picture.addEventListener('load', follow);
      picture.addEventListener('error', () => {
        picture.remove();
        words.textContent = `${name}: this file is not kept for this member.`;
      });
      picture.src = link.href;
      link.append(picture);
    }
    link.append(words);
    return link;
  }

  /** The subject of the message; only its kind until the server has returned more. */
  function makeCard({ kind, id }) {
    const said = kept(cards, `${kind} ${id}`, () =>
      call('GET', `${place(uid)}/cards/${kind}/${encodeURIComponent(id)}`).then(
        ({ text }) => text,
        () => null,
      ),
    );
    const words = element('small', `About ${kind === 'item' ? 'a piece' : kind === 'booking' ? 'a booking' : 'an invoice'}`, 'card');
    void said.then((text) => {
      if (text === null) return;
      words.textContent = `About: ${text}`;
      follow();
    });
    return words;
  }

  function makeMessage({ from, by: machine, text, at, attachment, card }) {
    const side = machine === 'concierge' ? 'concierge' : from;
    const item = element('li', undefined, side);
    item.append(element('span', side === 'member' ? 'Member: ' : side === 'concierge' ? 'Concierge: ' : 'You: ', 'hidden'));
    if (!attachment || attachment.name !== text) item.append(element('bdi', text));
    if (attachment) item.append(kept(files, attachment.id, () => makeFile(attachment)));
    if (card) item.append(makeCard(card));
    item.append(element('small', clock(at)));
    return item;
  }

  function makeWaiting({ clientId, text, isRefused }) {
    const item = element('li', undefined, isRefused ? 'team refused' : 'team waiting');
    item.append(element('span', 'You: ', 'hidden'), element('bdi', text));
    const foot = element('small', isRefused ? 'Not sent. ' : 'Sending');
    if (isRefused) {
      foot.append(
        button('Try again', () => onRetry(clientId)),
        ' ',
        button('Discard', () => onDiscard(clientId)),
      );
    }
    item.append(foot);
    return item;
  }

  return {
    /** Shows another conversation, scrolled to its end. */
    begin(nextUid) {
      uid = nextUid;
      isAtEnd = true;
      lastTop = 0;
      [messages, files, cards, unsent] = [new Map(), new Map(), new Map(), new Map()];
    },
    /** Scrolls to a message that was just written. */
    goToEnd() {
      isAtEnd = true;
    },
    follow,
    /** @param isKept older messages were added above: the scroll position is kept */
    draw(sorted, waiting, isKept = false) {
      // Read only when needed: it forces a layout of the whole thread.
      const fromEnd = isKept ? scroller.scrollHeight - scroller.scrollTop : 0;
      const list = by('messages');
      let standing = list.firstChild;
      for (const item of [
        ...sorted.map((message) => kept(messages, message.key, () => makeMessage(message))),
        ...waiting.map((entry) => kept(unsent, `${entry.clientId} ${entry.isRefused}`, () => makeWaiting(entry))),
      ]) {
        if (item === standing) standing = standing.nextSibling;
        else list.insertBefore(item, standing);
      }
      while (standing) {
        const next = standing.nextSibling;
        standing.remove();
        standing = next;
      }
      if (isKept) scroller.scrollTop = scroller.scrollHeight - fromEnd;
      else if (isAtEnd) follow();
    },
  };
}
