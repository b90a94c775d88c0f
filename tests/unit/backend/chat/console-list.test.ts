// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createList } from '@/backend/twins/team-console/console-list.js';

const conversation = (uid: string, text = 'Hello', unread = 0) => ({
  uid,
  name: `Member ${uid}`,
  unread,
  isOnline: true,
  newest: { from: 'member', text, at: 1_700_000_000_000 },
});
const rowOf = (uid: string) => document.querySelector<HTMLButtonElement>(`[data-uid="${uid}"]`);
const order = () => [...document.querySelectorAll<HTMLElement>('#list [data-uid]')].map(({ dataset }) => dataset.uid);
const opened = vi.fn();
let list: ReturnType<typeof createList>;

beforeEach(() => {
  opened.mockReset();
  document.body.innerHTML = '<p id="none"></p><ul id="list"></ul>';
  list = createList({ onOpen: opened, wordsOf: ({ newest }: { newest: { text: string } }) => newest.text });
});

it('keeps the row that is being pressed while others move and its own words change', () => {
  list.draw([conversation('a'), conversation('b'), conversation('c')], null);
  const pressed = rowOf('b');

  list.draw([conversation('c', 'New', 1), conversation('a'), conversation('b', 'Mine', 2)], null);

  expect(order()).toEqual(['c', 'a', 'b']);
  expect(rowOf('b')).toBe(pressed);
  expect(pressed?.textContent).toContain('Mine');
  expect(pressed?.textContent).toContain('2 unread');
  pressed?.click();
  expect(opened).toHaveBeenCalledExactlyOnceWith('b');
});

it('takes nothing out of the list that stays in its order', async () => {
  list.draw([conversation('a'), conversation('b'), conversation('c')], null);
  const gone: Node[] = [];
  const watch = new MutationObserver((changes) => gone.push(...changes.flatMap(({ removedNodes }) => [...removedNodes])));
  watch.observe(document.querySelector('#list') as Node, { childList: true });
  const last = rowOf('c')?.parentElement;

  list.draw([conversation('c', 'New', 1), conversation('a', 'Changed'), conversation('b')], 'a');
  await Promise.resolve();
  expect(gone).toEqual([last]);

  const first = rowOf('c')?.parentElement;
  list.draw([conversation('a'), conversation('b')], 'a');
  await Promise.resolve();
  expect(gone).toEqual([last, first]);
  watch.disconnect();
});

it('says which conversation is open, keeps the focus where it was, and says when there is none', () => {
  list.draw([conversation('a'), conversation('b')], 'a');
  rowOf('b')?.focus();
  list.draw([conversation('b', 'New'), conversation('a')], 'b');
  expect([rowOf('a')?.getAttribute('aria-current'), rowOf('b')?.getAttribute('aria-current')]).toEqual([null, 'true']);
  expect(document.activeElement).toBe(rowOf('b'));
  expect(document.querySelector<HTMLElement>('#none')?.hidden).toBe(true);
  list.draw([], null);
  expect(order()).toEqual([]);
  expect(document.querySelector<HTMLElement>('#none')?.hidden).toBe(false);
});
