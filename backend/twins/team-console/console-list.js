import { by, clock, element } from './console-dom.js';

/**
 * The conversations, newest first. News come at any moment: a row that stands stays the same element in its place, because a
 * press whose button is taken away before it is let go does nothing.
 * @param onOpen with the uid of whoever was chosen
 * @param wordsOf what stands under a name
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

  /** Moves only what stands elsewhere: a conversation with a new message goes up, and the others stay. */
  function place(items) {
    const list = by('list');
    for (const item of [...list.children]) if (!items.includes(item)) item.remove();
    for (const [at, item] of items.entries()) if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null);
  }

  return {
    /** @param openUid of the conversation that is open, if any */
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
      // What is moved loses the focus.
      if (focused) rows.get(focused)?.button.focus();
    },
  };
}
