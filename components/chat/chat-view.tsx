import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { MemberArea } from '@/components/auth/member-area';
import { ButtonLink } from '@/components/ui/actions/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { clientOnly, dynamicLoading } from '@/components/ui/feedback/client-only';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/loading-region';
import { Container } from '@/components/ui/layout/section';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { media } from '@/components/ui/theme/media';
import { ROUTES } from '@/lib/config/routes';
import type { SafeHtml } from '@/lib/safe-html';
import type { PresenceHandle } from '@/services/presence/presence-handle';
import { usePresence } from '@/services/presence/use-presence';
import type { TeamHours } from './model/team-hours';
import { ChatFrame, Measure, ThreadColumn } from './chat-layout';

export interface QuickAnswer {
  slug: string;
  question: string;
  answer: SafeHtml;
}

/** Texts written by editors. */
export interface ChatProps {
  hours: TeamHours;
  /** How soon the team answers, as editors wrote it. */
  response: string;
  quickAnswers: readonly QuickAnswer[];
  /** Suggested first questions; the concierge can answer each. */
  starters: readonly string[];
}

const Side = styled.div`
  display: none;
  ${media.lg} {
    display: grid;
    align-content: start;
    gap: var(--space-4);
    padding: var(--space-5);
  }
`;
const Bubbles = styled(Measure)`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: var(--space-3);
  padding-block: var(--space-5);
  & > :nth-child(even) {
    align-self: flex-end;
  }
`;
const Strip = styled.div`
  padding: var(--space-3) clamp(0.875rem, 3vw, 2rem);
`;

/** Skeleton of the room while the connection is made. */
function ChatSkeleton() {
  return (
    <ChatFrame>
      <Side>
        <Skeleton $height="8rem" />
        <Skeleton $height="6rem" />
        <Skeleton $height="14rem" />
      </Side>
      <ThreadColumn as="div">
        <Strip>
          <Skeleton $width="14rem" $height="2.75rem" />
        </Strip>
        <Bubbles>
          <Skeleton $width="60%" $height="3.5rem" />
          <Skeleton $width="45%" $height="2.75rem" />
          <Skeleton $width="55%" $height="5rem" />
        </Bubbles>
        <Strip>
          <Skeleton $height="3rem" />
        </Strip>
      </ThreadColumn>
    </ChatFrame>
  );
}

const loading = () => (
  <LoadingRegion>
    <ChatSkeleton />
  </LoadingRegion>
);
// Brings the database part of Firebase: after login, and only here.
const ChatRoom = clientOnly(() => import('./chat-room').then((part) => part.ChatRoom), dynamicLoading(loading));

export function ChatView(props: ChatProps) {
  const { t } = useTranslation('chat');
  return (
    <>
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <MemberArea isTitled skeleton={<ChatSkeleton />}>
        {() => <MemberChat {...props} />}
      </MemberArea>
    </>
  );
}

/** If no automatic retry is pending, only a reload can help. */
async function retryConnection(): Promise<void> {
  const presence = await import('@/services/presence/retry-presence').catch(() => null);
  if (!presence?.retryPresenceNow()) location.reload();
}

function MemberChat(props: ChatProps) {
  const { t } = useTranslation('chat');
  const presence = usePresence();
  const [room, setRoom] = useState<PresenceHandle | null>(null);
  if (typeof presence !== 'string' && presence !== room) setRoom(presence);
  if (presence === 'unavailable') {
    return (
      <Container $width="narrow" style={{ paddingBlock: 'var(--space-8)' }}>
        <ErrorState
          title={t('unavailable.title')}
          body={t('unavailable.body')}
          onRetry={() => void retryConnection()}
          actions={
            <ButtonLink href={ROUTES.contactUs.path} variant="quiet" size="small">
              {t('unavailable.contact')}
            </ButtonLink>
          }
        />
      </Container>
    );
  }
  // The room stays while the sign-in is renewed, so that typing is not interrupted.
  return room ? <ChatRoom {...props} presence={room} /> : loading();
}
