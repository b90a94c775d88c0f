import { memo } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { ChatMessage } from '@/lib/domain/chat/message';
import { DateText } from '@/components/ui/text/date-text';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useToday } from '@/components/ui/hooks/use-today';
import { dayName, groupMessages } from './model/group-messages';
import { Bubble } from './bubble';

/** `content-visibility`: pages out of view are neither laid out nor painted, so ten thousand messages scroll like fifty. */
const Root = styled.ol`
  content-visibility: auto;
  contain-intrinsic-height: auto 220rem;
  &:last-of-type {
    content-visibility: visible;
  }
`;
const Divider = styled.li`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  margin-block: var(--space-4) var(--space-3);
  color: var(--muted);
  font-size: var(--text-xs);
  &[data-unread] {
    color: var(--red);
    font-weight: 600;
  }
  &[data-unread]::before,
  &[data-unread]::after {
    content: '';
    flex: 1;
    border-top: 1px solid currentColor;
    opacity: 0.4;
  }
`;

interface Props {
  messages: readonly ChatMessage[];
  before: ChatMessage | null;
  after: ChatMessage | null;
  /** The first unread message, and the newest sent and read ones, if they are in this page. */
  unreadKey: string | null;
  sentKey: string | null;
  readKey: string | null;
}

export const MessagePage = memo(function MessagePage({ messages, before, after, unreadKey, sentKey, readKey }: Props) {
  const { t } = useTranslation('chat');
  const { region } = useLocale();
  return (
    <Root data-page>
      {groupMessages(messages, { timeZone: region.timeZone, before, after }).flatMap((line) => {
        const { message } = line;
        const status = message.key === readKey ? 'read' : message.key === sentKey ? 'sent' : null;
        return [
          line.day ? (
            <Divider key={`${message.key}-day`}>
              <DayName day={line.day} />
            </Divider>
          ) : null,
          message.key === unreadKey ? (
            <Divider key={`${message.key}-new`} data-unread>
              {t('unread')}
            </Divider>
          ) : null,
          <Bubble key={message.key} message={message} startsTurn={line.startsTurn} endsTurn={line.endsTurn} status={status} />,
        ];
      })}
    </Root>
  );
});

function DayName({ day }: { day: string }) {
  const { t } = useTranslation('chat');
  const today = useToday();
  const name = dayName(day, today);
  return name === 'date' ? (
    <DateText value={day} look={day.startsWith(today.slice(0, 4)) ? 'day' : 'medium'} />
  ) : (
    <time dateTime={day}>{t(`day.${name}`)}</time>
  );
}
