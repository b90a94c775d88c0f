import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { newestOf, teamAfter } from '@/lib/domain/chat/thread';
import type { Conversation, ConversationState } from '@/services/chat/conversation';

/** So close to the end counts as being there. */
const NEAR_PX = 80;
/** Older messages are asked for before their place comes into view. */
const AHEAD = '900px 0px 0px';

interface Options {
  conversation: Conversation;
  state: ConversationState;
  isReady: boolean;
}

/** Keeps the reader where they read: at the end when they were there, else at the same message. */
export function useThreadScroll({ conversation, state, isReady }: Options) {
  const scroller = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const lastTop = useRef(0);
  const anchor = useRef<{ element: Element; offset: number } | null>(null);
  const [isAway, setIsAway] = useState(false);
  const [seenKey, setSeenKey] = useState<string | null>(null);
  const { pages, queue, older, isConnected } = state;
  const newestKey = newestOf(pages)?.key ?? null;

  const rememberPlace = useCallback(() => {
    const box = scroller.current;
    const element = box?.querySelector('[data-page]');
    anchor.current = box && element ? { element, offset: element.getBoundingClientRect().top } : null;
  }, []);

  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    // Who was at the end leaves it by scrolling up; what has grown below since the last frame takes nobody away.
    if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX) isAtEnd.current = true;
    else if (box.scrollTop < lastTop.current) isAtEnd.current = false;
    lastTop.current = box.scrollTop;
    setIsAway(!isAtEnd.current);
    if (!isAtEnd.current) rememberPlace();
  }, [rememberPlace]);

  const toNewest = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    isAtEnd.current = true;
    box.scrollTop = box.scrollHeight;
    setIsAway(false);
  }, []);

  // The news first, else the end.
  const hasArrived = useRef(false);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!isReady || !box || hasArrived.current) return;
    hasArrived.current = true;
    const divider = box.querySelector('[data-unread]');
    if (divider) box.scrollTop += divider.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
    else box.scrollTop = box.scrollHeight;
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
  }, [isReady]);

  const firstKey = pages[0]?.[0]?.key;
  const lastFirstKey = useRef(firstKey);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const isNewAbove = lastFirstKey.current !== firstKey;
    lastFirstKey.current = firstKey;
    // At the end the observer of the size below follows, once a frame; here the browser would lay out each message twice.
    if (isAtEnd.current) return;
    // Pages came in above: the message that was read stays where it was.
    if (isNewAbove && anchor.current?.element.isConnected) box.scrollTop += anchor.current.element.getBoundingClientRect().top - anchor.current.offset;
    rememberPlace();
  }, [pages, queue.length, state.isOtherTyping, firstKey, rememberPlace]);

  // What one writes oneself is looked at.
  useLayoutEffect(() => {
    if (queue.length > 0 && !isAtEnd.current) toNewest();
  }, [queue.length, toNewest]);

  // The frame shrinks under a keyboard and grows with the composer, a picture grows when it is here: the end stays in view.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (older !== 'more' || !top.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void conversation.loadOlder();
    }, { root: scroller.current, rootMargin: AHEAD });
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [conversation, older, pages]);

  // Read is what stood in a visible page with the end in view.
  useEffect(() => {
    const read = () => {
      if (document.visibilityState !== 'visible' || !isReady || isAway) return;
      conversation.markRead();
      setSeenKey(newestKey);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [conversation, isReady, isAway, newestKey, isConnected]);

  return { scroller, top, onScroll, toNewest, isAway, missed: isAway && seenKey !== null ? teamAfter(pages, seenKey).length : 0 };
}
