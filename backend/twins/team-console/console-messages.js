import { button, by, call, clock, element, place } from './console-dom.js';

/** The open conversation as it is drawn: what stands is not touched, a thousand messages cost one more no more than ten. */
export function createMessageList({ onRetry, onDiscard }) {
  const scroller = by('scroller');
  let uid = null;
  /** As the reader left it, by scrolling up: what grows below does not change it. */
  let isAtEnd = true;
  let lastTop = 0;
  /** Kept by key or id: what was said does not change, and a picture that is shown is not fetched again. */
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
  /** Before the next picture, once for all that came since the last; who has scrolled up meanwhile stays there. */
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

  /** What the message is about; its kind alone until, or unless, the server can say more. */
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
    /** Another conversation, at its end. */
    begin(nextUid) {
      uid = nextUid;
      isAtEnd = true;
      lastTop = 0;
      [messages, files, cards, unsent] = [new Map(), new Map(), new Map(), new Map()];
    },
    /** Whoever writes looks at what they write. */
    goToEnd() {
      isAtEnd = true;
    },
    follow,
    /** @param isKept older ones came in above: what was looked at stays where it was */
    draw(sorted, waiting, isKept = false) {
      // Asked only where it is needed: the browser lays the whole thread out to answer.
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
