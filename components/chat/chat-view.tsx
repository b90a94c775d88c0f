import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ROUTES } from '@/lib/config/routes';
import type { PresenceHandle } from '@/services/presence/presence-handle';
import { usePresence } from '@/services/presence/use-presence';
import { MemberArea } from '@/components/auth/member-area';
import { dynamicLoading } from '@/components/ui/feedback/dynamic-loading';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { Container } from '@/components/ui/layout/container';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { ChatProps } from './chat-props';
import { ChatSkeleton } from './chat-skeleton';

const loading = () => (
  <LoadingRegion>
    <ChatSkeleton />
  </LoadingRegion>
);
// Brings the database part of Firebase: after login, and only here.
const ChatRoom = dynamic(() => import('./chat-room').then((part) => part.ChatRoom), { ssr: false, loading: dynamicLoading(loading) });

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
