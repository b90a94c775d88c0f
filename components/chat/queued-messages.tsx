import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { ChatMessage } from '@/lib/domain/chat/message';
import { deliveryOf, type QueuedMessage } from '@/lib/domain/chat/send-queue';
import { TextButton } from '@/components/ui/actions/text-link';
import { keepFocusInRegion } from '@/components/ui/overlays/use-focus-recovery';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { groupMessages } from './model/group-messages';
import { Bubble, BubbleFoot } from './bubble';

const Failed = styled(BubbleFoot)`
  gap: var(--space-3);
  color: var(--danger);
  & > button {
    min-height: 1.5rem;
    font-size: inherit;
  }
`;

interface Props {
  queue: readonly QueuedMessage[];
  isConnected: boolean;
  before: ChatMessage | null;
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
}

/** Unsent messages, in sending order. */
export function QueuedMessages({ queue, isConnected, before, onRetry, onDiscard }: Props) {
  const { t } = useTranslation('chat');
  const { region } = useLocale();
  if (queue.length === 0) return null;
  const messages = queue.map<ChatMessage>(({ key, text, attachment, card, writtenAt }) => ({
    key,
    clientId: key,
    from: 'member',
    text,
    at: writtenAt,
    ...(attachment && { attachment }),
    ...(card && { card }),
  }));
  const lines = groupMessages(messages, { timeZone: region.timeZone, before, after: null });
  return (
    <ol>
      {queue.map((queued, index) => {
        const delivery = deliveryOf(queued, isConnected);
        const message = messages[index];
        if (!message) return null;
        const foot =
          delivery === 'failed' ? (
            <Failed role="alert">
              <span>{t('status.failed')}</span>
              <TextButton ref={keepFocusInRegion} onClick={() => onRetry(queued.key)}>
                {t('failed.retry')}
              </TextButton>
              <TextButton onClick={() => onDiscard(queued.key)}>{t('failed.discard')}</TextButton>
            </Failed>
          ) : (
            <BubbleFoot>{t(`status.${delivery}`)}</BubbleFoot>
          );
        return (
          <Bubble
            key={queued.key}
            message={message}
            startsTurn={lines[index]?.startsTurn ?? true}
            endsTurn={lines[index]?.endsTurn ?? true}
            status={null}
            foot={foot}
          />
        );
      })}
    </ol>
  );
}
