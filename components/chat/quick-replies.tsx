import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { MessageContent } from '@/lib/domain/chat/message';
import { newestOf } from '@/lib/domain/chat/thread';
import type { ConversationState } from '@/services/chat/conversation';
import { Measure } from './chat-layout';
import { SuggestionButton } from './suggestion-button';

const Root = styled(Measure)`
  padding-block: var(--space-2) 0;
  @container (max-height: 20rem) {
    display: none;
  }
  & > ul {
    display: flex;
    gap: var(--space-2);
    overflow-x: auto;
    padding-bottom: 0.25rem;
    scrollbar-width: thin;
  }
  & li {
    flex: none;
  }
  & button {
    white-space: nowrap;
  }
`;

interface Props {
  state: ConversationState;
  onSend: (content: MessageContent) => void;
}

/** The replies that the concierge's last message suggests. */
export function QuickReplies({ state, onSend }: Props) {
  const { t } = useTranslation('chat');
  const newest = newestOf(state.pages);
  if (!newest?.replies || state.queue.length > 0) return null;
  return (
    <Root>
      <ul aria-label={t('replies')}>
        {newest.replies.map((reply) => (
          <li key={reply}>
            <SuggestionButton onClick={() => onSend({ text: reply })}>{reply}</SuggestionButton>
          </li>
        ))}
      </ul>
    </Root>
  );
}
