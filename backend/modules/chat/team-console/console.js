/* The team's console: a list of conversations, one thread, an answer. Plain script, no library; text is only ever set as text. */
(() => {
  const by = (id) => document.getElementById(id);

  async function call(method, path, body) {
    const answer = await fetch(path, { method, headers: body ? { 'content-type': 'application/json' } : {}, body: body ? JSON.stringify(body) : undefined });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  }

  const door = by('door');
  if (door) {
    door.addEventListener('submit', (event) => {
      event.preventDefault();
      call('POST', '/team/session', { token: by('token').value }).then(
        () => location.reload(),
        () => { by('door-error').textContent = 'This is not the token.'; },
      );
    });
    return;
  }

  const TYPING_MS = 2500;
  const IDLE_MS = 4000;
  let conversations = [];
  let openUid = null;
  let messages = new Map();
  const waiting = new Map();
  let hasOlder = false;

  const place = (uid) => `/team/conversations/${encodeURIComponent(uid)}`;
  const clock = (at) => new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

  function element(name, text, className) {
    const made = document.createElement(name);
    if (text !== undefined) made.textContent = text;
    if (className) made.className = className;
    return made;
  }

  function drawList() {
    const list = by('list');
    const focused = document.activeElement?.dataset?.uid;
    by('none').hidden = conversations.length > 0;
    list.replaceChildren(...conversations.map(({ uid, name, newest, unread, isOnline, isWaiting }) => {
      const button = element('button');
      button.type = 'button';
      button.dataset.uid = uid;
      if (uid === openUid) button.setAttribute('aria-current', 'true');
      button.append(element('strong', name));
      button.append(unread > 0 ? element('b', String(unread)) : element('i', isOnline ? 'online' : ''));
      if (unread > 0) button.lastChild.append(element('span', ' unread', 'hidden'));
      button.append(element('span', `${isWaiting ? 'Waits for a person. ' : ''}${newest.from === 'team' ? 'You: ' : newest.from === 'concierge' ? 'Concierge: ' : ''}${newest.text}`));
      button.addEventListener('click', () => open(uid));
      const item = element('li');
      item.append(button);
      return item;
    }));
    if (focused) list.querySelector(`[data-uid="${CSS.escape(focused)}"]`)?.focus();
    drawAbout();
  }

  function drawAbout() {
    const known = conversations.find(({ uid }) => uid === openUid);
    if (!known) return;
    by('who').textContent = known.name;
    by('about').textContent = `${known.email} · ${known.locale} · ${known.isOnline ? 'online' : 'offline'}`;
    by('typing').hidden = !known.isTyping;
  }

  /** As the reader left it, by scrolling up: what grows below does not change it. */
  let isAtEnd = true;
  let lastTop = 0;
  by('scroller').addEventListener('scroll', ({ target }) => {
    if (target.scrollHeight - target.scrollTop - target.clientHeight < 80) isAtEnd = true;
    else if (target.scrollTop < lastTop) isAtEnd = false;
    lastTop = target.scrollTop;
  });

  /** Kept by id: a picture that is shown is not fetched again with each message. */
  const drawnFiles = new Map();
  function drawFile({ id, name, type, size }) {
    const known = drawnFiles.get(id);
    if (known) return known;
    const link = element('a', undefined, 'file');
    link.href = `${place(openUid)}/files/${encodeURIComponent(id)}`;
    link.download = name;
    const words = element('small', `${name} (${Math.ceil(size / 1000)} KB)`);
    if (type.startsWith('image/')) {
      const picture = element('img');
      picture.alt = '';
      picture.addEventListener('load', () => {
        if (isAtEnd) toEnd();
      });
      picture.addEventListener('error', () => {
        picture.remove();
        words.textContent = `${name}: this file is not kept for this member.`;
      });
      picture.src = link.href;
      link.append(picture);
    }
    link.append(words);
    drawnFiles.set(id, link);
    return link;
  }

  function makeMessage({ from, by: machine, text, at, attachment, card }) {
    const side = machine === 'concierge' ? 'concierge' : from;
    const item = element('li', undefined, at ? side : 'team waiting');
    item.append(element('span', side === 'member' ? 'Member: ' : side === 'concierge' ? 'Concierge: ' : 'You: ', 'hidden'));
    if (!attachment || attachment.name !== text) item.append(document.createTextNode(text));
    if (attachment) item.append(drawFile(attachment));
    if (card) item.append(element('small', `About ${card.kind} ${card.id}`));
    item.append(element('small', at ? clock(at) : 'Sending'));
    return item;
  }

  /** By key: what was said does not change. */
  const drawnMessages = new Map();
  function drawMessage(message) {
    const known = drawnMessages.get(message.key);
    if (known) return known;
    const item = makeMessage(message);
    drawnMessages.set(message.key, item);
    return item;
  }

  function drawMessages(isKept) {
    const scroller = by('scroller');
    // Asked only where it is needed: the browser lays the whole thread out to answer.
    const fromEnd = isKept ? scroller.scrollHeight - scroller.scrollTop : 0;
    const sorted = [...messages.values()].sort((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1));
    const list = by('messages');
    let standing = list.firstChild;
    for (const item of [...sorted.map(drawMessage), ...[...waiting.values()].map(makeMessage)]) {
      // What stands where it stood is not touched: a thousand messages cost one more no more than ten.
      if (item === standing) standing = standing.nextSibling;
      else list.insertBefore(item, standing);
    }
    while (standing) {
      const next = standing.nextSibling;
      standing.remove();
      standing = next;
    }
    by('older').hidden = !hasOlder;
    if (isKept) scroller.scrollTop = scroller.scrollHeight - fromEnd;
    else if (isAtEnd) requestAnimationFrame(toEnd);
  }

  /** Before the next picture, and once for all that came since the last. */
  function toEnd() {
    const scroller = by('scroller');
    scroller.scrollTop = scroller.scrollHeight;
  }

  function markRead() {
    if (!openUid || document.visibilityState !== 'visible') return;
    const newest = Math.max(0, ...[...messages.values()].filter(({ from }) => from === 'member').map(({ at }) => at));
    const known = conversations.find(({ uid }) => uid === openUid);
    if (newest > 0 && known && known.unread > 0) call('POST', `${place(openUid)}/read`, { at: newest }).catch(() => {});
  }

  async function open(uid) {
    openUid = uid;
    messages = new Map();
    drawnFiles.clear();
    drawnMessages.clear();
    unsure = null;
    unheard.clear();
    waiting.clear();
    by('choose').hidden = true;
    by('open').hidden = false;
    drawList();
    const page = await call('GET', `${place(uid)}/messages`);
    if (openUid !== uid) return;
    for (const message of page.messages) messages.set(message.key, message);
    hasOlder = page.hasOlder;
    drawMessages();
    toEnd();
    by('text').focus();
    markRead();
  }

  function olderThan(uid, known) {
    const oldest = known.reduce((one, other) => (other.at < one.at || (other.at === one.at && other.key < one.key) ? other : one));
    return call('GET', `${place(uid)}/messages?before=${oldest.at}&key=${encodeURIComponent(oldest.key)}`);
  }

  /** Keys that were here when the line broke; null while nothing can be missing. */
  let unsure = null;
  /** One's own, acknowledged but not heard of on the line: they prove nothing about what stands before them. */
  const unheard = new Set();

  /** What was said while the line was down, page by page, until it meets what was known. */
  async function catchUp() {
    const uid = openUid;
    const known = unsure;
    if (!uid || !known) return;
    try {
      let page = await call('GET', `${place(uid)}/messages`);
      for (;;) {
        if (openUid !== uid) return;
        for (const message of page.messages) messages.set(message.key, message);
        drawMessages();
        if (!page.hasOlder || page.messages.some(({ key }) => known.has(key))) break;
        page = await olderThan(uid, page.messages);
      }
      unheard.clear();
      unsure = null;
    } catch {
      setTimeout(catchUp, 2000);
    }
  }

  by('older').addEventListener('click', async () => {
    const page = await olderThan(openUid, [...messages.values()]);
    for (const message of page.messages) messages.set(message.key, message);
    hasOlder = page.hasOlder;
    drawMessages(true);
  });

  let toldTyping = 0;
  let idle = 0;
  function typing(isTyping) {
    clearTimeout(idle);
    if (isTyping) idle = setTimeout(() => typing(false), IDLE_MS);
    if (!openUid || (isTyping && Date.now() - toldTyping < TYPING_MS) || (!isTyping && toldTyping === 0)) return;
    toldTyping = isTyping ? Date.now() : 0;
    call('POST', `${place(openUid)}/typing`, { isTyping }).catch(() => {});
  }

  async function send(uid, clientId, text) {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { message } = await call('POST', `${place(uid)}/messages`, { text, clientId });
        waiting.delete(clientId);
        by('failed').textContent = '';
        if (uid === openUid) {
          if (!messages.has(message.key)) unheard.add(message.key);
          messages.set(message.key, message);
          drawMessages();
        }
        return;
      } catch (error) {
        if (/^4/.test(error.message)) {
          waiting.delete(clientId);
          by('failed').textContent = 'This was not taken.';
          by('text').value ||= text;
          return drawMessages();
        }
        by('failed').textContent = 'No connection. It is tried again by itself.';
        await new Promise((resolve) => setTimeout(resolve, Math.min(8000, 500 * 2 ** attempt)));
      }
    }
  }

  let sending = 0;
  let last = Promise.resolve();
  /** One after the other: they arrive in the order in which they were written. The first leaves before this returns. */
  function sendInTurn(uid, clientId, text) {
    last = sending === 0 ? send(uid, clientId, text) : last.then(() => send(uid, clientId, text));
    sending += 1;
    last = last.finally(() => { sending -= 1; });
  }

  by('answer').addEventListener('submit', (event) => {
    event.preventDefault();
    const text = by('text').value.trim();
    if (!text || !openUid) return;
    const uid = openUid;
    const clientId = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    waiting.set(clientId, { from: 'team', text });
    sendInTurn(uid, clientId, text);
    by('text').value = '';
    typing(false);
    isAtEnd = true;
    drawMessages();
  });
  by('text').addEventListener('input', () => typing(by('text').value !== ''));
  by('text').addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    by('answer').requestSubmit();
  });

  /** What is told of the status while one's own word is on its way, or from before it, is old news. */
  let saying = 0;
  let saidAt = 0;
  let toldStatus = 'offline';
  function showStatus(status) {
    toldStatus = status;
    const radio = document.querySelector(`[name="status"][value="${status}"]`);
    if (radio && !radio.checked) radio.checked = true;
  }
  by('status').addEventListener('change', async ({ target }) => {
    saying += 1;
    try {
      const { statusAt } = await call('POST', '/team/status', { status: target.value });
      saidAt = Math.max(saidAt, statusAt);
      toldStatus = target.value;
      by('line').textContent = '';
    } catch {
      if (saying === 1) showStatus(toldStatus);
      by('line').textContent = 'Your status was not taken. Choose it again.';
    } finally {
      saying -= 1;
    }
  });
  document.addEventListener('visibilitychange', markRead);

  function listen() {
    const events = new EventSource('/team/events');
    events.addEventListener('open', () => {
      by('line').textContent = '';
      catchUp();
    });
    events.addEventListener('error', () => {
      by('line').textContent = 'No connection. Trying again.';
      // A second break before the first was made good: what came between does not count as known.
      unsure ??= new Set([...messages.keys()].filter((key) => !unheard.has(key)));
    });
    events.addEventListener('conversations', ({ data }) => {
      const told = JSON.parse(data);
      conversations = told.conversations;
      if (saying === 0 && told.statusAt >= saidAt) {
        saidAt = told.statusAt;
        showStatus(told.status);
      }
      drawList();
      markRead();
    });
    events.addEventListener('message', ({ data }) => {
      const { uid, message } = JSON.parse(data);
      if (message.from === 'member') by('heard').textContent = message.text;
      if (uid !== openUid) return;
      if (waiting.delete(message.clientId)) by('failed').textContent = '';
      unheard.delete(message.key);
      messages.set(message.key, message);
      drawMessages();
      markRead();
    });
  }
  listen();
})();
