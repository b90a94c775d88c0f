import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';
import type { MessageContent } from '@/lib/domain/chat/message';
import { newestOf } from '@/lib/domain/chat/thread';
import type { ConversationState } from '@/services/chat/conversation';
import { Measure } from './chat-layout';

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

/** Sends its label as the member's message. */
export const SuggestionButton = styled.button.attrs({ type: 'button' })`
  min-height: var(--target);
  padding: 0.5rem 1rem;
  border: 1px solid var(--line-strong);
  border-radius: 1.375rem;
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-sm);
  line-height: 1.35;
  text-align: center;
  text-wrap: balance;
  transition:
    border-color var(--fast) var(--ease),
    background-color var(--fast) var(--ease);
  ${media.hover} {
    &:hover {
      border-color: var(--red);
      background: var(--red-wash);
    }
  }
`;
