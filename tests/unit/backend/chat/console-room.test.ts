// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consolePage } from '@/backend/twins/team-console/console-page';

interface Message {
  key: string;
  from: string;
  text: string;
  at: number;
  clientId: string;
}
type Answer = (body: unknown, status?: number) => void;

/** Calls that wait for the test to answer them, by what they ask for. */
let asked: { what: string; answer: Answer }[] = [];
let line: EventTarget & { readyState: number };

function answer(what: string, body: unknown, status?: number) {
  const place = asked.findIndex((one) => one.what === what);
  if (place < 0) throw new Error(`${what} was not asked for, but ${asked.map((one) => one.what).join(', ')}`);
  asked.splice(place, 1)[0]?.answer(body, status);
  return settle();
}
const tell = (name: string, data: unknown = {}) => line.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data) }));
/** Everything that answers set off has run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const message = (number: number, whose = 'a'): Message => ({
  key: `${whose}${String(number).padStart(4, '0')}`,
  from: 'member',
  text: `${whose} ${number}`,
  at: number,
  clientId: `c${number}`,
});
const page = (from: number, to: number, whose = 'a') => ({
  messages: Array.from({ length: to - from }, (_, index) => message(from + index, whose)),
  hasOlder: from > 0,
});
const shown = () => [...document.querySelectorAll('#messages > li')].map((item) => item.childNodes[1]?.textContent);
const open = (uid: string) => document.querySelector<HTMLElement>(`[data-uid="${uid}"]`)?.click();
const newest = (uid: string) => `GET /team/conversations/${uid}/messages`;
const older = (uid: string, at: number) => `${newest(uid)}?before=${at}&key=${message(at, uid).key}`;

// Timers of one test would find the next one's document.
afterEach(() => vi.useRealTimers());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1 });
  vi.resetModules();
  asked = [];
  document.body.innerHTML = new DOMParser().parseFromString(consolePage(true), 'text/html').body.innerHTML;
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal(
    'fetch',
    (path: string, { method }: { method: string }) =>
      new Promise((resolve) => {
        asked.push({
          what: `${method} ${path}`,
          answer: (body, status = 200) => resolve({ ok: status === 200, status, json: async () => body }),
        });
      }),
  );
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      readyState = 1;
      constructor() {
        super();
        // oxlint-disable-next-line typescript/no-this-alias -- the line that the console has opened
        line = this;
      }
      close() {
        this.readyState = 2;
      }
    },
  );
  // None that opens: the calls do.
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      readyState = 0;
      close() {
        this.readyState = 3;
      }
    },
  );
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  await import('@/backend/twins/team-console/console.js');
  tell('open');
  tell('conversations', {
    status: 'online',
    statusAt: 1,
    conversations: ['a', 'b'].map((uid) => ({
      uid,
      name: uid,
      email: uid,
      locale: 'en',
      newest: { from: 'member', text: '', at: 1 },
      unread: 0,
      isWaiting: false,
      isOnline: true,
      typingAt: null,
    })),
  });
});

test('older messages of one conversation do not come into the next', async () => {
  open('a');
  await answer(newest('a'), page(50, 60));
  await settle();
  document.getElementById('older')?.click();
  open('b');
  await answer(newest('b'), page(0, 2, 'b'));
  await answer(older('a', 50), page(0, 50));
  await settle();
  expect(shown()).toEqual(['b 0', 'b 1']);
  expect(document.getElementById('older')?.hidden).toBe(true);
});

test('a page that did not load is said, and asked for again', async () => {
  open('a');
  await answer(newest('a'), {}, 503);
  await settle();
  expect(document.getElementById('unloaded')?.hidden).toBe(false);
  document.getElementById('load')?.click();
  await answer(newest('a'), page(50, 60));
  await settle();
  expect(document.getElementById('unloaded')?.hidden).toBe(true);
  expect(shown()).toHaveLength(10);
  document.getElementById('older')?.click();
  await answer(older('a', 50), {}, 500);
  await settle();
  expect(document.getElementById('older')?.textContent).toContain('did not load');
  document.getElementById('older')?.click();
  await answer(older('a', 50), page(0, 50));
  await settle();
  expect(shown()).toHaveLength(60);
});

test('a conversation that was opened while the line was down is asked for again when it is back', async () => {
  tell('error');
  open('a');
  await answer(newest('a'), page(50, 60));
  await settle();
  expect(asked.map(({ what }) => what)).toEqual([]);
  tell('open');
  // So much was said meanwhile that one page does not reach back to what was known.
  await answer(newest('a'), page(70, 80));
  await settle();
  await answer(older('a', 70), page(55, 70));
  await settle();
  expect(shown()).toEqual(Array.from({ length: 30 }, (_, index) => `a ${50 + index}`));
  expect(asked).toEqual([]);
});

test('where nothing was known before the break, the newest page suffices', async () => {
  open('a');
  await answer(newest('a'), { messages: [], hasOlder: false });
  await settle();
  tell('error');
  tell('open');
  await answer(newest('a'), page(100, 150));
  await settle();
  expect(shown()).toHaveLength(50);
  expect(asked).toEqual([]);
  expect(document.getElementById('older')?.hidden).toBe(false);
});

test('at the end of the session the door is shown over what is open', async () => {
  open('a');
  await answer(newest('a'), {}, 401);
  await settle();
  expect(document.querySelector<HTMLDialogElement>('#again')?.open).toBe(true);
  document.getElementById('sign-in')?.dispatchEvent(new Event('submit', { cancelable: true }));
  await answer('POST /team/session', {});
  await settle();
  expect(document.querySelector<HTMLDialogElement>('#again')?.open).toBe(false);
  await answer(newest('a'), page(0, 3));
  await settle();
  expect(shown()).toHaveLength(3);
});

const status = () => document.querySelector<HTMLInputElement>('[name="status"]:checked')?.value;
const tellStatus = (told: string, statusAt: number) => tell('conversations', { status: told, statusAt, conversations: [] });

test('what the server says of a team whose line was cut is put right when it is back; what a person has chosen is not', async () => {
  tell('error');
  tell('open');
  tellStatus('offline', 2);
  await answer('POST /team/status', { statusAt: 3 });
  await settle();
  expect(status()).toBe('online');
  tellStatus('offline', 4);
  await settle();
  expect([asked.length, status()]).toEqual([0, 'offline']);
  tell('error');
  tell('open');
  tellStatus('offline', 5);
  await settle();
  expect([asked.length, status()]).toEqual([0, 'offline']);
});

test('that the member is typing stands in view of whoever is at the end, and not of who has scrolled up', async () => {
  const scroller = document.querySelector<HTMLElement>('#scroller');
  if (!scroller) throw new Error('No thread');
  open('a');
  await answer(newest('a'), page(0, 3));
  await settle();
  Object.defineProperties(scroller, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  const typing = (typingAt: number) =>
    tell('conversations', {
      status: 'online',
      statusAt: 1,
      conversations: [
        {
          uid: 'a',
          name: 'a',
          email: 'a',
          locale: 'en',
          newest: { from: 'member', text: '', at: 1 },
          unread: 0,
          isWaiting: false,
          isOnline: true,
          typingAt,
        },
      ],
    });
  const frame = () => new Promise(requestAnimationFrame);
  typing(1);
  await frame();
  expect(document.querySelector<HTMLElement>('#typing')?.hidden).toBe(false);
  expect(scroller.scrollTop).toBe(900);
  scroller.dispatchEvent(new Event('scroll'));
  scroller.scrollTop = 100;
  scroller.dispatchEvent(new Event('scroll'));
  typing(2);
  await frame();
  expect(scroller.scrollTop).toBe(100);
});
