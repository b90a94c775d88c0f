import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '@/lib/domain/chat/message';
import { newestOf, teamAfter } from '@/lib/domain/chat/thread';
import type { Conversation, ConversationState } from '@/services/chat/conversation';

/** So close to the end counts as being there. */
const NEAR_PX = 80;
/** Older messages are asked for before their place comes into view. */
const AHEAD = '900px 0px 0px';

const isNearEnd = (box: HTMLElement): boolean => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;

interface Options {
  conversation: Conversation;
  state: ConversationState;
  isReady: boolean;
}

/** Keeps the reader where they read: at the end when they were there, else at the same message. */
export function useThreadScroll({ conversation, state, isReady }: Options) {
  const held = useRef<HTMLDivElement>(null);
  // Beside the ref: another box, after the thread has given way to a message about it, is followed as the first was.
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
  /** The newest that was looked at; shown from it is what has come since one went away. */
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
    // Who was at the end leaves it by scrolling up; what has grown below since the last frame takes nobody away.
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

  // The news first, else the end.
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
    // The news may stand where the box is already: then no scrolling tells that its end is out of sight.
    setIsAway(!isAtEnd.current);
  }, [shown, isReady]);

  const firstKey = pages[0]?.[0]?.key;
  const lastFirstKey = useRef(firstKey);
  useLayoutEffect(() => {
    const box = held.current;
    if (!box) return;
    const isNewAbove = lastFirstKey.current !== firstKey;
    lastFirstKey.current = firstKey;
    // At the end the observer of the size below follows, once a frame; here the browser would lay out each message twice.
    if (isAtEnd.current) return;
    // Pages came in above: the message that was read stays where it was.
    if (isNewAbove && anchor.current?.element.isConnected) {
      box.scrollTop += anchor.current.element.getBoundingClientRect().top - anchor.current.offset;
    }
    rememberPlace();
  }, [shown, pages, queue.length, state.otherTypingAt, firstKey, rememberPlace]);

  // What one writes oneself is looked at: when it is written here, not when it goes, nor when another tab has written.
  const lastWritten = useRef(writtenKey);
  useLayoutEffect(() => {
    if (lastWritten.current === writtenKey) return;
    lastWritten.current = writtenKey;
    if (writtenKey !== null && !isAtEnd.current) toNewest();
  }, [writtenKey, toNewest]);

  // The frame shrinks under a keyboard and grows with the composer, a picture grows when it is here: the end stays in view.
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

  // Read is what stood in a visible page with the end in view.
  useEffect(() => {
    const read = () => {
      // In the commit that arrives at the news `isAway` is the one from before it; and before that nothing is seen.
      if (document.visibilityState !== 'visible' || !hasArrived.current || isAway || !isAtEnd.current) return;
      conversation.markRead();
      seen.current = newest;
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [shown, conversation, isReady, isAway, newest, isConnected]);

  return { scroller, top, onScroll, toNewest, isAway, missed: isAway && leftAt !== null ? teamAfter(pages, leftAt).length : 0 };
}
