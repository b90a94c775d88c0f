import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatMessage } from '@/lib/domain/chat/message';
import type { Conversation, ConversationState } from '@/services/chat/conversation';
import { useThreadScroll } from '@/components/chat/use-thread-scroll';

/** What jsdom does not lay out: a window of 500 on a thread of 2000, the news 100 from its top. */
const HEIGHT = { scrollHeight: 2000, clientHeight: 500 };
let followed: Element[];

beforeEach(() => {
  followed = [];
  for (const [name, value] of Object.entries(HEIGHT)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  }
  let top = 0;
  Object.defineProperty(HTMLElement.prototype, 'scrollTop', {
    configurable: true,
    get: () => top,
    set: (next: number) => {
      top = Math.min(Math.max(0, next), 1500);
    },
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (element: Element) => followed.push(element);
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of [...Object.keys(HEIGHT), 'scrollTop']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

const message = (number: number): ChatMessage => ({ key: `k${number}`, from: 'team', text: 'x', at: number, clientId: `c${number}` });
const queued = (key: string) => ({ key, text: key, writtenAt: 0, isRefused: false });
const state: ConversationState = {
  phase: 'open',
  isConnected: true,
  pages: [[message(1), message(2)]],
  older: 'none',
  queue: [],
  writtenKey: null,
  ownReadAt: 0,
  otherReadAt: 0,
  otherTypingAt: null,
  teamStatus: 'online',
};
const conversation = { markRead: vi.fn<Conversation['markRead']>(), loadOlder: vi.fn() };

function Thread({ now, hasNews = false, isGone = false }: { now: ConversationState; hasNews?: boolean; isGone?: boolean }) {
  const { scroller, onScroll, isAway } = useThreadScroll({
    conversation: conversation as unknown as Conversation,
    state: now,
    isReady: true,
  });
  if (isGone) return null;
  return (
    <>
      <div ref={scroller} onScroll={onScroll} data-testid="box">
        <div>{hasNews ? <i data-unread="" /> : null}</div>
      </div>
      {isAway ? <button type="button">Newest</button> : null}
    </>
  );
}
const box = () => screen.getByTestId('box');
const jump = () => screen.queryByRole('button', { name: 'Newest' });
function scrollTo(top: number) {
  box().scrollTop = top;
  act(() => void box().dispatchEvent(new Event('scroll')));
}

test('news that stand at the top are not read unseen, and the way to the newest is shown', () => {
  conversation.markRead.mockClear();
  render(<Thread now={state} hasNews />);
  expect(box().scrollTop).toBe(0);
  expect(conversation.markRead).not.toHaveBeenCalled();
  expect(jump()).not.toBeNull();
  scrollTo(1500);
  expect(conversation.markRead).toHaveBeenCalled();
  expect(jump()).toBeNull();
});

test('what comes after the thread was left is not read', () => {
  conversation.markRead.mockClear();
  const { unmount } = render(<Thread now={state} />);
  const isSeen = conversation.markRead.mock.lastCall?.[0];
  expect(isSeen?.()).toBe(true);
  unmount();
  expect(isSeen?.()).toBe(false);
});

test('who reads older messages stays there while what waits is delivered or another tab writes, and leaves by writing', () => {
  const { rerender } = render(<Thread now={state} />);
  expect(box().scrollTop).toBe(1500);
  scrollTo(300);
  rerender(<Thread now={{ ...state, queue: [queued('other tab'), queued('mine')] }} />);
  rerender(<Thread now={{ ...state, queue: [queued('mine')] }} />);
  expect(box().scrollTop).toBe(300);
  expect(jump()).not.toBeNull();
  rerender(<Thread now={{ ...state, queue: [queued('mine'), queued('new')], writtenKey: 'new' }} />);
  expect(box().scrollTop).toBe(1500);
  expect(jump()).toBeNull();
});

test('a thread that was away and is back is followed again', () => {
  const { rerender } = render(<Thread now={state} />);
  rerender(<Thread now={state} isGone />);
  rerender(<Thread now={state} />);
  expect(followed).toContain(box());
});
