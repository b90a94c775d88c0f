import dynamic from 'next/dynamic';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { localePrefix } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import type { ChatCard, MessageContent } from '@/lib/domain/chat/message';
import { currentConversation } from '@/services/chat/current-conversation';
import type { PresenceHandle } from '@/services/presence/presence-handle';
import { keepPushRegistered, pushState } from '@/services/presence/push-token';
import { StatusRegion } from '@/components/ui/status-region';
import { useLocale } from '@/components/ui/use-locale';
import { SilentDynamicLoading } from '@/components/ui/dynamic-loading';
import { AffairsDrawer } from './affairs-drawer';
import { ChatFrame, ThreadColumn } from './chat-layout';
import type { ChatProps } from './chat-props';
import { Composer } from './composer';
import { ConnectionNote } from './connection-note';
import { QuickReplies } from './quick-replies';
import { SidePanel } from './side-panel';
import { TeamHeader } from './team-header';
import { Thread } from './thread';
import { useChatCard } from './use-chat-card';
import { useVisibleHeight } from './use-visible-height';

/** Asked once in a member's life: its part comes then. */
const PushQuestion = dynamic(() => import('./push-question').then((part) => part.PushQuestion), {
  ssr: false,
  loading: SilentDynamicLoading,
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
  const [showsAffairs, setShowsAffairs] = useState(false);
  const openAffairs = useCallback(() => setShowsAffairs(true), []);
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
        <TeamHeader status={state.teamStatus} isConnected={state.isConnected} hours={hours} response={response} onAffairs={openAffairs} />
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
      <AffairsDrawer isOpen={showsAffairs} onClose={() => setShowsAffairs(false)} quickAnswers={quickAnswers} onAsk={askAbout} />
    </ChatFrame>
  );
}
