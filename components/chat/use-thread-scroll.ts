import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '@/lib/domain/chat/message';
import { newestOf, teamAfter } from '@/lib/domain/chat/thread';
import type { Conversation, ConversationState } from '@/services/chat/conversation';

/** Distance in pixels that counts as "at the end". */
const NEAR_PX = 80;
/** Preload distance for older messages. */
const AHEAD = '900px 0px 0px';

const isNearEnd = (box: HTMLElement): boolean => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;

interface Options {
  conversation: Conversation;
  state: ConversationState;
  isReady: boolean;
}

/** Keeps the scroll position: at the end if the reader was there, else at the same message. */
export function useThreadScroll({ conversation, state, isReady }: Options) {
  const held = useRef<HTMLDivElement>(null);
  // State beside the ref: after an error message the thread mounts a new element, which has to be observed too.
  const [shown, setShown] = useState<HTMLDivElement | null>(null);
  const scroller = useCallback((element: HTMLDivElement | null) => {
    held.current = element;
    setShown(element);
  }, []);
  const top = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const lastTop = useRef(0);
  const anchor = useRef<{ element: Element; offset: number } | null>(null);
  const [isAway, setIsAway] = useState(false);
  /** The newest message seen; used to count what arrived since the reader scrolled away. */
  const seen = useRef<ChatMessage | null>(null);
  const [leftAt, setLeftAt] = useState<ChatMessage | null>(null);
  const { pages, queue, older, isConnected, writtenKey } = state;
  const newest = newestOf(pages);

  const rememberPlace = useCallback(() => {
    const element = held.current?.querySelector('[data-page]');
    anchor.current = element ? { element, offset: element.getBoundingClientRect().top } : null;
  }, []);

  const onScroll = useCallback(() => {
    const box = held.current;
    if (!box) return;
    // Only scrolling up leaves the end; content added below since the last frame does not.
    if (isNearEnd(box)) isAtEnd.current = true;
    else if (box.scrollTop < lastTop.current) isAtEnd.current = false;
    lastTop.current = box.scrollTop;
    setIsAway(!isAtEnd.current);
    if (isAtEnd.current) return;
    setLeftAt(seen.current);
    rememberPlace();
  }, [rememberPlace]);

  const toNewest = useCallback(() => {
    const box = held.current;
    if (!box) return;
    isAtEnd.current = true;
    box.scrollTop = box.scrollHeight;
    setIsAway(false);
  }, []);

  // On opening, scroll to the first unread message, else to the end.
  const hasArrived = useRef(false);
  useLayoutEffect(() => {
    const box = held.current;
    if (!isReady || !box || hasArrived.current) return;
    hasArrived.current = true;
    const divider = box.querySelector('[data-unread]');
    if (divider) box.scrollTop += divider.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
    else box.scrollTop = box.scrollHeight;
    isAtEnd.current = isNearEnd(box);
    lastTop.current = box.scrollTop;
    // If the first unread message is already in view, no scroll event updates this.
    setIsAway(!isAtEnd.current);
  }, [shown, isReady]);

  const firstKey = pages[0]?.[0]?.key;
  const lastFirstKey = useRef(firstKey);
  useLayoutEffect(() => {
    const box = held.current;
    if (!box) return;
    const isNewAbove = lastFirstKey.current !== firstKey;
    lastFirstKey.current = firstKey;
    // At the end, the ResizeObserver below follows once per frame; scrolling here would force a layout per message.
    if (isAtEnd.current) return;
    // Older pages were added above: keep the message that was being read in place.
    if (isNewAbove && anchor.current?.element.isConnected) {
      box.scrollTop += anchor.current.element.getBoundingClientRect().top - anchor.current.offset;
    }
    rememberPlace();
  }, [shown, pages, queue.length, state.otherTypingAt, firstKey, rememberPlace]);

  // Scroll to the member's own new message: when it is written in this tab, not when it is sent or written in another tab.
  const lastWritten = useRef(writtenKey);
  useLayoutEffect(() => {
    if (lastWritten.current === writtenKey) return;
    lastWritten.current = writtenKey;
    if (writtenKey !== null && !isAtEnd.current) toNewest();
  }, [writtenKey, toNewest]);

  // The frame shrinks with the keyboard, the composer grows, pictures load: keep the end in view.
  useEffect(() => {
    const box = held.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, [shown]);

  useEffect(() => {
    if (older !== 'more' || !top.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void conversation.loadOlder();
      },
      { root: held.current, rootMargin: AHEAD },
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [shown, conversation, older, pages]);

  // Messages count as read when the page is visible and the end is in view.
  useEffect(() => {
    const isSeen = () => held.current !== null && document.visibilityState === 'visible';
    const read = () => {
      // In the first commit `isAway` is still from before the scroll, and nothing has been seen before it.
      if (!isSeen() || !hasArrived.current || isAway || !isAtEnd.current) return;
      conversation.markRead(isSeen);
      seen.current = newest;
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [shown, conversation, isReady, isAway, newest, isConnected]);

  return { scroller, top, onScroll, toNewest, isAway, missed: isAway && leftAt !== null ? teamAfter(pages, leftAt).length : 0 };
}
