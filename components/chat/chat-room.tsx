import { useCallback, useRef, useState, useSyncExternalStore, memo, useEffect } from 'react';
import styled from 'styled-components';
import { useTranslation } from 'next-i18next/pages';
import { flushSync } from 'react-dom';
import { useRouter } from 'next/router';
import { localePrefix } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { type ChatCard, type MessageContent, parseCard } from '@/lib/domain/chat/message';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { draftKey } from '@/lib/browser/drafts';
import { currentConversation } from '@/services/chat/current-conversation';
import type { PresenceHandle } from '@/services/presence/presence-handle';
import { keepPushRegistered, pushState } from '@/services/presence/push-token';
import { useDrawerSteps } from '@/components/ui/hooks/use-drawer-steps';
import { Drawer } from '@/components/ui/overlays/drawer';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { ConversationTopics, type ConversationTopicsProps } from './conversation-topics';
import { media } from '@/components/ui/theme/media';
import { Stack } from '@/components/ui/layout/stack';
import { ChatFrame, ThreadColumn } from './chat-layout';
import type { ChatProps } from './chat-view';
import { Composer } from './composer';
import { ConnectionNote } from './connection-note';
import { QuickReplies } from './quick-replies';
import { TeamHeader } from './team-header';
import { Thread } from './thread';
import { PushQuestion } from './push-question';

/** What the draft message is about: taken from the address, or chosen here. It survives a reload. */
function useChatCard(uid: string) {
  const router = useRouter();
  const { query } = router;
  const asked = typeof query.about === 'string' ? query.about : null;
  const key = draftKey(`chat-card:${uid}`);
  const [card, show] = useState(() => parseCard(readStored(key)));
  const [taken, setTaken] = useState<string | null>(null);
  if (asked !== taken) {
    setTaken(asked);
    if (asked !== null) show(parseCard(asked));
  }

  const setCard = useCallback(
    (next: ChatCard | null) => {
      show(next);
      keep(key, next);
    },
    [key],
  );

  // Read from the address once, so that Back or a notification does not attach it again.
  useEffect(() => {
    if (asked === null) return;
    keep(key, parseCard(asked));
    void router.replace(ROUTES.chat.path, undefined, { shallow: true, scroll: false });
  }, [asked, key, router]);

  return [card, setCard] as const;
}

function keep(key: string, card: ChatCard | null): void {
  if (card) writeStored(key, `${card.kind}:${card.id}`);
  else removeStored(key);
}

/**
 * On some phones the on-screen keyboard covers the viewport instead of resizing it; this sets the visible height.
 * @returns the ref of the frame
 */
function useVisibleHeight() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // A pinch-zoomed page must not be mistaken for an open keyboard.
      const isCovered = viewport.scale < 1.05 && window.innerHeight - viewport.height > 80;
      if (isCovered) frame.current?.style.setProperty('--viewport', `${viewport.height}px`);
      else frame.current?.style.removeProperty('--viewport');
      // Phones scroll the page to the field, which is not needed because the frame fits.
      if (isCovered && viewport.offsetTop > 0) window.scrollTo(0, 0);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return frame;
}

const TOPICS = ['topics'] as const;

interface AffairsDrawerProps extends ConversationTopicsProps {
  onClose: () => void;
}

/** On narrow windows the topics open in a drawer over the thread. */
function ConversationTopicsDrawer({ onClose, quickAnswers, onAsk }: AffairsDrawerProps) {
  const { t } = useTranslation('chat');
  const [isOpen, setIsOpen] = useState(true);
  const ask = (card: ChatCard) => {
    // Closed at once: the drawer returns the focus to its opener, and the page below is inert while it is open.
    flushSync(() => setIsOpen(false));
    onClose();
    onAsk(card);
  };
  return (
    <Drawer hasEntry isOpen={isOpen} title={t('side.label')} onClose={onClose}>
      <Stack $gap={6}>
        <ConversationTopics quickAnswers={quickAnswers} onAsk={ask} />
      </Stack>
    </Drawer>
  );
}

const Root = styled.aside`
  display: none;
  ${media.lg} {
    display: flex;
    flex-direction: column;
    gap: var(--space-6);
    min-height: 0;
    overflow-y: auto;
    padding: var(--space-5) var(--space-5) var(--space-6) var(--gutter);
  }
`;

/** The topics beside the thread, on wide windows. */
const SidePanel = memo(function SidePanel(props: ConversationTopicsProps) {
  const { t } = useTranslation('chat');
  return (
    <Root aria-label={t('side.label')} tabIndex={0}>
      <ConversationTopics {...props} />
    </Root>
  );
});

interface Props extends ChatProps {
  presence: PresenceHandle;
}

/** The one conversation of a member with the team. */
export function ChatRoom({ presence, hours, response, quickAnswers, starters }: Props) {
  const conversation = currentConversation(presence);
  const state = useSyncExternalStore(conversation.subscribe, conversation.getState, conversation.getState);
  const frame = useVisibleHeight();
  const chatPath = `${localePrefix(useLocale().locale)}${ROUTES.chat.path}`;
  const [card, setCard] = useChatCard(presence.uid);
  const [asksForPush, setAsksForPush] = useState(false);
  const topics = useDrawerSteps(TOPICS);
  const { goTo } = topics;
  const openTopics = useCallback(() => goTo('topics'), [goTo]);
  const input = useRef<HTMLTextAreaElement>(null);

  const send = useCallback(
    (content: MessageContent) => {
      conversation.send(content);
      const push = pushState();
      setAsksForPush(push === 'may ask');
      if (push === 'granted') void keepPushRegistered(chatPath);
    },
    [conversation, chatPath],
  );
  const askAbout = useCallback(
    (about: ChatCard) => {
      setCard(about);
      input.current?.focus();
    },
    [setCard],
  );
  const dropCard = useCallback(() => setCard(null), [setCard]);

  return (
    <ChatFrame ref={frame}>
      <SidePanel quickAnswers={quickAnswers} onAsk={askAbout} />
      <ThreadColumn>
        <TeamHeader
          status={state.teamStatus}
          isConnected={state.isConnected}
          pages={state.pages}
          hours={hours}
          response={response}
          onAffairs={openTopics}
        />
        <Thread conversation={conversation} state={state} starters={starters} onSend={send} />
        <div>
          <ConnectionNote
            isConnected={state.isConnected}
            hasOpened={state.phase === 'open'}
            waiting={state.queue.length}
            onRetry={presence.reconnect}
          />
          <StatusRegion>{asksForPush ? <PushQuestion chatPath={chatPath} onAnswered={() => setAsksForPush(false)} /> : null}</StatusRegion>
          <QuickReplies state={state} onSend={send} />
          <Composer uid={presence.uid} inputRef={input} card={card} onCardGone={dropCard} onSend={send} onTyping={conversation.setTyping} />
        </div>
      </ThreadColumn>
      {topics.asked === null ? null : <ConversationTopicsDrawer onClose={topics.close} quickAnswers={quickAnswers} onAsk={askAbout} />}
    </ChatFrame>
  );
}
