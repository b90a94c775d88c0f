import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { Button, Spinner } from '@/components/ui/actions/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { ArrowDownIcon } from '@/components/ui/page-icons';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { ChatIcon } from '@/components/ui/member-icons';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import type { ChatMessage, MessageContent } from '@/lib/domain/chat/message';
import { newestOf, teamAfter } from '@/lib/domain/chat/thread';
import { firstUnread } from '@/lib/domain/chat/team-presence';
import type { Conversation, ConversationState } from '@/services/chat/conversation';
import { Measure } from './chat-layout';
import { MessagePage } from './message-page';
import { QueuedMessages } from './queued-messages';
import { SuggestionButton } from './quick-replies';
import { HAS_CONCIERGE } from './team-header';
import { TypingMark } from './typing-mark';
import { useThreadScroll } from './use-thread-scroll';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  margin-block: auto;
  padding-block: var(--space-6);
  text-align: center;
  & > svg {
    color: var(--red);
  }
  & > p {
    max-width: 40ch;
    text-wrap: balance;
  }
  & > ul {
    display: grid;
    gap: var(--space-2);
    width: min(100%, 30rem);
    margin-top: var(--space-3);
  }
  & > ul button {
    width: 100%;
  }
`;

interface EmptyThreadProps {
  starters: readonly string[];
  onChoose: (text: string) => void;
}

/** Shown in an empty conversation: suggestions for a first message. */
function EmptyThread({ starters, onChoose }: EmptyThreadProps) {
  const { t } = useTranslation('chat');
  return (
    <Root>
      <ChatIcon size={32} />
      <Heading level={3} look="h3">
        {t('empty.title')}
      </Heading>
      <Text $tone="muted">{t(HAS_CONCIERGE ? 'empty.body' : 'empty.bodyPeople')}</Text>
      <ul aria-label={t('empty.starters')}>
        {starters.map((starter) => (
          <li key={starter}>
            <SuggestionButton onClick={() => onChoose(starter)}>{starter}</SuggestionButton>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Window = styled.div`
  position: relative;
  min-height: 0;
`;
const Scroller = styled.div`
  /* What is only spoken is placed in here: left to the window it would make the page as long as the thread, and blank below. */
  position: relative;
  height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-behavior: auto;
  &:focus-visible {
    outline-offset: -2px;
  }
`;
const Messages = styled(Measure)`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-height: 100%;
  padding-block: var(--space-4) var(--space-3);
`;
const Top = styled.div`
  display: grid;
  place-items: center;
  min-height: 2.5rem;
  color: var(--muted);
  font-size: var(--text-xs);
  & > [role='status'] {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
`;
const Jump = styled.div`
  position: absolute;
  inset: auto 0 var(--space-3);
  display: flex;
  justify-content: center;
  pointer-events: none;
  & > button {
    pointer-events: auto;
    box-shadow: var(--shadow-2);
  }
`;

/** Number of newest messages kept in the screen reader's live region. */
const HEARD = 5;

interface Props {
  conversation: Conversation;
  state: ConversationState;
  starters: readonly string[];
  onSend: (content: MessageContent) => void;
}

/** All messages, oldest first; older ones load on scrolling up. */
export function Thread({ conversation, state, starters, onSend }: Props) {
  const { t } = useTranslation('chat');
  const { phase, pages, queue, older, otherReadAt, ownReadAt, otherTypingAt } = state;
  const isReady = phase === 'open' && ownReadAt !== null;
  const [arrival, setArrival] = useState<{ unread: string | null; newest: ChatMessage | null } | null>(null);
  // The mark of the first unread message stays where it was when the page opened.
  if (isReady && arrival === null) setArrival({ unread: firstUnread(pages, ownReadAt)?.key ?? null, newest: newestOf(pages) });
  const { scroller, top, onScroll, toNewest, isAway, missed } = useThreadScroll({ conversation, state, isReady: arrival !== null });
  const lastOwn = newestOf(pages, ({ from }) => from === 'member');
  const lastRead = newestOf(pages, ({ from, at }) => from === 'member' && at <= otherReadAt);

  // Loaded messages stay visible while the connection is renewed; the note below reports it.
  if (phase === 'refused' && pages.length === 0 && queue.length === 0) {
    return (
      <Measure style={{ paddingBlock: 'var(--space-6)' }}>
        <ErrorState title={t('unavailable.title')} body={t('unavailable.body')} onRetry={() => location.reload()} />
      </Measure>
    );
  }
  const isEmpty = phase === 'open' && pages.length === 0 && queue.length === 0;
  return (
    <Window>
      <Scroller ref={scroller} onScroll={onScroll} tabIndex={0} role="region" aria-label={t('thread')}>
        <Messages>
          {phase === 'opening' && queue.length === 0 && pages.length === 0 ? (
            <Top>
              <LoadingRegion areWordsSeen>
                <Spinner />
              </LoadingRegion>
            </Top>
          ) : null}
          {isEmpty ? <EmptyThread starters={starters} onChoose={(text) => onSend({ text })} /> : null}
          {pages.length > 0 ? <Top ref={top}>{topLine()}</Top> : null}
          {pages.map((page, index) => (
            <MessagePage
              key={page[0]?.key}
              messages={page}
              before={pages[index - 1]?.at(-1) ?? null}
              after={pages[index + 1]?.[0] ?? null}
              unreadKey={page.some(({ key }) => key === arrival?.unread) ? (arrival?.unread ?? null) : null}
              sentKey={queue.length === 0 && page.some(({ key }) => key === lastOwn?.key) ? (lastOwn?.key ?? null) : null}
              readKey={page.some(({ key }) => key === lastRead?.key) ? (lastRead?.key ?? null) : null}
            />
          ))}
          <QueuedMessages
            queue={queue}
            isConnected={state.isConnected}
            before={newestOf(pages)}
            onRetry={conversation.retry}
            onDiscard={conversation.discard}
          />
          <TypingMark at={otherTypingAt} />
        </Messages>
      </Scroller>
      {isAway ? (
        <Jump>
          <Button variant="neutral" size="small" onClick={toNewest}>
            <ArrowDownIcon size={18} />
            <span>{missed > 0 ? t('jump.new', { count: missed }) : t('jump.newest')}</span>
          </Button>
        </Jump>
      ) : null}
      <VisuallyHidden as="div" role="log" aria-live="polite">
        {arrival
          ? teamAfter(pages, arrival.newest)
              .slice(-HEARD)
              .map(({ key, by, text }) => <p key={key}>{t(by === 'concierge' ? 'announceConcierge' : 'announce', { text })}</p>)
          : null}
      </VisuallyHidden>
    </Window>
  );

  function topLine() {
    if (older === 'none') return t('older.start');
    if (older === 'failed') {
      return (
        <Button variant="quiet" size="small" onClick={() => void conversation.loadOlder()}>
          {t('older.retry')}
        </Button>
      );
    }
    return (
      <LoadingRegion areWordsSeen>
        <Spinner />
      </LoadingRegion>
    );
  }
}
