import { useTranslation } from 'next-i18next/pages';
import { Fragment, memo } from 'react';
import styled from 'styled-components';
import type { ChatMessage } from '@/lib/domain/chat/message';
import { TimeText } from '@/components/ui/text/date-text';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { Elements } from '@/components/ui/theme/elements';
import { findLinks } from './model/find-links';
import { Attachment } from './attachment';
import { ReferenceCard } from './reference-card';

const Root = styled.li`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  margin-top: 0.1875rem;
  &[data-starts='true'] {
    margin-top: var(--space-3);
  }
  &[data-from='member'] {
    align-items: flex-end;
  }
`;
const Name = styled.p`
  margin-bottom: 0.1875rem;
  color: var(--muted);
  font-size: var(--text-xs);
`;
const Body = styled.div`
  max-width: min(85%, 34rem);
  padding: 0.5rem 0.875rem;
  border: 1px solid var(--line);
  border-radius: 1.125rem;
  background: var(--paper);
  line-height: 1.5;
  overflow-wrap: anywhere;
  & > p {
    white-space: pre-wrap;
  }
  & > p > a {
    color: inherit;
    text-decoration: underline;
  }
  & > * + * {
    margin-top: var(--space-2);
  }
  li[data-from='member'] > & {
    --focus: var(--on-ink);
    background: var(--ink);
    border-color: var(--ink);
    color: var(--on-ink);
  }
  li[data-from='team'][data-ends='true'] > & {
    border-end-start-radius: 0.25rem;
  }
  li[data-from='member'][data-ends='true'] > & {
    border-end-end-radius: 0.25rem;
  }
  li[data-faint] > & {
    opacity: 0.75;
  }
  &[data-bare='true'] {
    padding: 0.25rem;
  }
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  margin-top: 0.1875rem;
  padding-inline: 0.25rem;
  color: var(--muted);
  font-size: var(--text-xs);
`;

/** What somebody wrote, its addresses and numbers as links. */
function linked(words: string) {
  return findLinks(words).map(({ text, href }, index) =>
    href === undefined ? (
      <Fragment key={index}>{text}</Fragment>
    ) : (
      <a key={index} href={href} rel="noopener noreferrer" target={href.startsWith('tel:') ? undefined : '_blank'}>
        {text}
      </a>
    ),
  );
}

interface Props {
  message: ChatMessage;
  startsTurn: boolean;
  endsTurn: boolean;
  status: 'sent' | 'read' | null;
  /** Replaces time and status for a message that has not been sent yet. */
  foot?: Elements;
}

/** One message, memoised. The sender is shown above the first message of a group, the time below the last. */
export const Bubble = memo(function Bubble({ message, startsTurn, endsTurn, status, foot }: Props) {
  const { t } = useTranslation('chat');
  const { from, by, text, at, attachment, card } = message;
  const name = from === 'member' ? t('name.you') : by === 'concierge' ? t('name.concierge') : t('name.team');
  const words = attachment?.name === text ? null : text;
  const isBare = attachment !== undefined && words === null && card === undefined;
  return (
    <Root data-from={from} data-starts={startsTurn} data-ends={endsTurn} data-faint={foot === undefined ? undefined : ''}>
      {startsTurn && from === 'team' ? <Name>{name}</Name> : <VisuallyHidden>{name}</VisuallyHidden>}
      <Body data-bare={isBare}>
        {attachment ? <Attachment attachment={attachment} /> : null}
        {words === null ? null : <p dir="auto">{linked(words)}</p>}
        {card ? <ReferenceCard card={card} /> : null}
      </Body>
      {foot ??
        (endsTurn || status ? (
          <Foot>
            <TimeText moment={new Date(at).toISOString()} />
            {status ? <span>{t(`status.${status}`)}</span> : null}
          </Foot>
        ) : null)}
    </Root>
  );
});

export { Foot as BubbleFoot };
