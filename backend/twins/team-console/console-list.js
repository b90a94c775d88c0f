import { by, clock, element } from './console-dom.js';

/**
 * The conversations, newest first. Updates can come at any time: existing rows keep their element and place, because removing a button
 * during a press loses the click.
 * @param onOpen called with the uid of the chosen conversation
 * @param wordsOf text under a name
 */
export function createList({ onOpen, wordsOf }) {
  const rows = new Map();

  function rowOf(uid) {
    const known = rows.get(uid);
    if (known) return known;
    const button = element('button');
    button.type = 'button';
    button.dataset.uid = uid;
    button.addEventListener('click', () => onOpen(uid));
    const item = element('li');
    item.append(button);
    const row = { item, button, drawn: '' };
    rows.set(uid, row);
    return row;
  }

  function drawRow({ button }, { name, unread, isOnline, newest }, words) {
    const mark = unread > 0 ? element('b', String(unread)) : element('i', isOnline ? 'online' : '');
    if (unread > 0) mark.append(element('span', ' unread', 'hidden'));
    const title = element('strong', name);
    title.dir = 'auto';
    button.replaceChildren(title, mark, element('span', words), element('time', clock(newest.at)));
  }

  /** Moves only rows whose position changed: a conversation with a new message goes up, the others stay. */
  function place(items) {
    const list = by('list');
    for (const item of [...list.children]) if (!items.includes(item)) item.remove();
    for (const [at, item] of items.entries()) if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null);
  }

  return {
    /** @param openUid of the open conversation, if any */
    draw(conversations, openUid) {
      const focused = document.activeElement?.dataset?.uid;
      by('none').hidden = conversations.length > 0;
      for (const uid of rows.keys()) if (conversations.every((one) => one.uid !== uid)) rows.delete(uid);
      place(
        conversations.map((conversation) => {
          const row = rowOf(conversation.uid);
          const words = wordsOf(conversation);
          const drawn = JSON.stringify([conversation, words]);
          if (drawn !== row.drawn) drawRow(row, conversation, words);
          row.drawn = drawn;
          if (conversation.uid === openUid) row.button.setAttribute('aria-current', 'true');
          else row.button.removeAttribute('aria-current');
          return row.item;
        }),
      );
      // Moving an element loses the focus.
      if (focused) rows.get(focused)?.button.focus();
    },
  };
}
