import { by, call, doorOpened, element, place, watchDoor } from './console-page-parts.js';
import { keepListening } from './console-line.js';
import { createOutbox } from './console-outbox.js';
import { createThread } from './console-thread.js';

const TYPING_MS = 2500;
const IDLE_MS = 4000;

function startRoom() {
  let conversations = [];
  const TROUBLE = { connection: 'No connection. It is tried again by itself.', refused: 'This was not taken. It is kept in the conversation.' };

  const outbox = createOutbox({
    post: async ({ uid, text, clientId }) => (await call('POST', `${place(uid)}/messages`, { text, clientId })).message,
    doorOpened,
    onTaken: (uid, message) => {
      if (uid === thread.uid()) thread.taken(message);
    },
    onTrouble: (trouble) => {
      by('failed').textContent = TROUBLE[trouble] ?? '';
    },
    onChange: () => {
      thread.draw();
      drawList();
    },
  });
  const thread = createThread({ outbox, onShown: markRead });

  function wordsOf({ uid, newest, isWaiting }) {
    const unsent = outbox.of(uid).some(({ isRefused }) => isRefused) ? 'Not sent. ' : '';
    const whose = newest.from === 'team' ? 'You: ' : newest.from === 'concierge' ? 'Concierge: ' : '';
    return `${unsent}${isWaiting ? 'Waits for a person. ' : ''}${whose}${newest.text}`;
  }

  function drawList() {
    const list = by('list');
    const focused = document.activeElement?.dataset?.uid;
    by('none').hidden = conversations.length > 0;
    list.replaceChildren(...conversations.map((conversation) => {
      const { uid, name, unread, isOnline } = conversation;
      const button = element('button');
      button.type = 'button';
      button.dataset.uid = uid;
      if (uid === thread.uid()) button.setAttribute('aria-current', 'true');
      button.append(element('strong', name));
      button.append(unread > 0 ? element('b', String(unread)) : element('i', isOnline ? 'online' : ''));
      if (unread > 0) button.lastChild.append(element('span', ' unread', 'hidden'));
      button.append(element('span', wordsOf(conversation)));
      button.addEventListener('click', () => void open(uid));
      const item = element('li');
      item.append(button);
      return item;
    }));
    if (focused) list.querySelector(`[data-uid="${CSS.escape(focused)}"]`)?.focus();
    drawAbout();
  }

  function drawAbout() {
    const known = conversations.find(({ uid }) => uid === thread.uid());
    if (!known) return;
    by('who').textContent = known.name;
    by('about').textContent = `${known.email} · ${known.locale} · ${known.isOnline ? 'online' : 'offline'}`;
    by('typing').hidden = !known.isTyping;
  }

  function markRead() {
    const uid = thread.uid();
    if (!uid || document.visibilityState !== 'visible') return;
    const newest = thread.newestOfMember();
    const known = conversations.find((conversation) => conversation.uid === uid);
    if (newest > 0 && known && known.unread > 0) call('POST', `${place(uid)}/read`, { at: newest }).catch(() => {});
  }

  /** What is typed and not sent stays with its conversation. */
  const drafts = new Map();
  async function open(uid) {
    const text = by('text');
    if (thread.uid() && thread.uid() !== uid) {
      drafts.set(thread.uid(), text.value);
      text.value = drafts.get(uid) ?? '';
    }
    by('choose').hidden = true;
    by('open').hidden = false;
    const opened = thread.open(uid);
    drawList();
    await opened;
    if (thread.uid() === uid && !by('again').open) text.focus();
  }

  let toldTyping = 0;
  let idle = 0;
  function typing(isTyping) {
    const uid = thread.uid();
    clearTimeout(idle);
    if (isTyping) idle = setTimeout(() => typing(false), IDLE_MS);
    if (!uid || (isTyping && Date.now() - toldTyping < TYPING_MS) || (!isTyping && toldTyping === 0)) return;
    toldTyping = isTyping ? Date.now() : 0;
    call('POST', `${place(uid)}/typing`, { isTyping }).catch(() => {});
  }

  by('answer').addEventListener('submit', (event) => {
    event.preventDefault();
    const text = by('text').value.trim();
    const uid = thread.uid();
    if (!text || !uid) return;
    outbox.write(uid, text);
    by('text').value = '';
    typing(false);
    thread.goToEnd();
    thread.draw();
  });
  by('text').addEventListener('input', () => typing(by('text').value !== ''));
  by('text').addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    by('answer').requestSubmit();
  });
  window.addEventListener('beforeunload', (event) => {
    // What is not with the member yet lives in this page alone.
    if (!outbox.isEmpty()) event.preventDefault();
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

  watchDoor(() => {
    void thread.refresh();
    by('text').focus();
  });
  keepListening({
    check: () => call('GET', '/team/session'),
    onOpen: () => {
      by('line').textContent = '';
      thread.lineOpened();
    },
    onBreak: () => {
      by('line').textContent = 'No connection. Trying again.';
      thread.lineBroke();
    },
    hear: {
      conversations: (told) => {
        conversations = told.conversations;
        if (saying === 0 && told.statusAt >= saidAt) {
          saidAt = told.statusAt;
          showStatus(told.status);
        }
        drawList();
        markRead();
      },
      message: ({ uid, message }) => {
        if (message.from === 'member') by('heard').textContent = message.text;
        outbox.heard(message.clientId);
        if (uid !== thread.uid()) return;
        thread.hear(message);
        markRead();
      },
    },
  });
}

if (by('open')) startRoom();
else watchDoor(() => location.reload());
