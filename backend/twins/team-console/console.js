import { by, call, signedIn, place, watchSignInForm } from './console-dom.js';
import { storedAnswers, storedDrafts } from './console-storage.js';
import { subscribeToEvents } from './console-events.js';
import { createList } from './console-list.js';
import { createOutbox } from './console-outbox.js';
import { createSocket } from './console-socket.js';
import { createThread } from './console-thread.js';
import { createTyping } from './console-typing.js';

const TYPING_SHOWN_MS = 6000;

function startRoom() {
  let conversations = [];
  const TROUBLE = {
    connection: 'No connection. It is tried again by itself.',
    refused: 'This was not taken. It is kept in the conversation.',
  };

  const socket = createSocket(`${location.origin.replace(/^http/, 'ws')}/team/socket`);
  const ask = (to, uid, body) => socket.ask(to, uid, body) ?? call('POST', `${place(uid)}/${to}`, body);
  const outbox = createOutbox({
    post: async ({ uid, text, clientId }) => (await ask('messages', uid, { text, clientId })).message,
    signedIn,
    onTaken: (uid, message) => {
      if (uid === thread.uid()) thread.taken(message);
    },
    kept: storedAnswers(),
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

  const list = createList({ onOpen: (uid) => void open(uid), wordsOf });
  function drawList() {
    list.draw(conversations, thread.uid());
    drawAbout();
  }

  function drawAbout() {
    const known = conversations.find(({ uid }) => uid === thread.uid());
    if (!known) return;
    by('who').textContent = known.name;
    by('about').textContent = `${known.email} · ${known.locale} · ${known.isOnline ? 'online' : 'offline'}`;
    showTyping(known);
  }

  /** A typing indicator expires if it is not renewed. */
  let typingSeen = { uid: null, at: null };
  let typingEnd = 0;
  function showTyping({ uid, typingAt }) {
    if (uid === typingSeen.uid && typingAt === typingSeen.at) return;
    typingSeen = { uid, at: typingAt };
    clearTimeout(typingEnd);
    const mark = by('typing');
    mark.hidden = typingAt === null;
    // It is below the newest message: keeps the end in view.
    if (typingAt !== null) thread.follow();
    if (typingAt !== null) {
      typingEnd = setTimeout(() => {
        mark.hidden = true;
      }, TYPING_SHOWN_MS);
    }
  }

  function markRead() {
    const uid = thread.uid();
    if (!uid || document.visibilityState !== 'visible') return;
    const newest = thread.newestOfMember();
    const known = conversations.find((conversation) => conversation.uid === uid);
    if (newest > 0 && known && known.unread > 0) ask('read', uid, { at: newest }).catch(() => {});
  }

  /** Unsent text is kept per conversation. */
  const keptText = storedDrafts();
  const drafts = new Map(keptText.read());
  function keepDraft(uid, text) {
    if (text === '') drafts.delete(uid);
    else drafts.set(uid, text);
    keptText.write([...drafts]);
  }
  async function open(uid) {
    const text = by('text');
    if (thread.uid() !== uid) {
      typing.stop();
      text.value = drafts.get(uid) ?? '';
    }
    by('choose').hidden = true;
    by('open').hidden = false;
    const opened = thread.open(uid);
    drawList();
    await opened;
    if (thread.uid() === uid && !by('again').open) text.focus();
  }

  const typing = createTyping((uid, isTyping) => void ask('typing', uid, { isTyping }).catch(() => {}));

  by('answer').addEventListener('submit', (event) => {
    event.preventDefault();
    const text = by('text').value.trim();
    const uid = thread.uid();
    if (!text || !uid) return;
    outbox.write(uid, text);
    by('text').value = '';
    keepDraft(uid, '');
    typing.sent();
    thread.goToEnd();
    thread.draw();
  });
  by('text').addEventListener('input', () => {
    const uid = thread.uid();
    if (!uid) return;
    keepDraft(uid, by('text').value);
    if (by('text').value === '') typing.stop();
    else typing.keep(uid);
  });
  by('text').addEventListener('keydown', (event) => {
    // 229: the Enter that confirms a Chinese character, which Safari fires after the composition.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    by('answer').requestSubmit();
  });
  window.addEventListener('beforeunload', (event) => {
    // Unsent messages exist only in this page.
    if (!outbox.isEmpty()) event.preventDefault();
  });

  /** Status events from before our own pending change are stale. */
  let saying = 0;
  let saidAt = 0;
  let toldStatus = 'offline';
  /** Our own status at the time of a lost connection: the server sets "off" for absent consoles. */
  let keptStatus = null;
  function showStatus(status) {
    toldStatus = status;
    const radio = document.querySelector(`[name="status"][value="${status}"]`);
    if (radio && !radio.checked) radio.checked = true;
  }
  async function sayStatus(status) {
    saying += 1;
    try {
      const { statusAt } = await call('POST', '/team/status', { status });
      saidAt = Math.max(saidAt, statusAt);
      toldStatus = status;
      showStatus(status);
      by('line').textContent = '';
    } catch {
      if (saying === 1) showStatus(toldStatus);
      by('line').textContent = 'Your status was not taken. Choose it again.';
    } finally {
      saying -= 1;
    }
  }
  by('status').addEventListener('change', ({ target }) => {
    keptStatus = null;
    void sayStatus(target.value);
  });
  document.addEventListener('visibilitychange', markRead);

  watchSignInForm(() => {
    void thread.refresh();
    by('text').focus();
  });
  outbox.resume();
  subscribeToEvents({
    check: () => call('GET', '/team/session'),
    onOpen: () => {
      by('line').textContent = '';
      socket.keepOpen();
      thread.lineOpened();
    },
    onBreak: () => {
      by('line').textContent = 'No connection. Trying again.';
      socket.giveUp();
      if (toldStatus !== 'offline') keptStatus = toldStatus;
      thread.lineBroke();
    },
    hear: {
      conversations: (told) => {
        conversations = told.conversations;
        if (saying === 0 && told.statusAt >= saidAt) {
          saidAt = told.statusAt;
          showStatus(told.status);
          // The status was reset by the lost connection, not by a person.
          if (told.status === 'offline' && keptStatus) void sayStatus(keptStatus);
          keptStatus = null;
        }
        drawList();
        markRead();
      },
      message: ({ uid, message }) => {
        if (message.from === 'member') {
          by('heard').textContent = `${conversations.find((one) => one.uid === uid)?.name || 'Member'}: ${message.text}`;
        }
        outbox.heard(message.clientId);
        if (uid !== thread.uid()) return;
        thread.hear(message);
        markRead();
      },
    },
  });
}

if (by('open')) startRoom();
else watchSignInForm(() => location.reload());
