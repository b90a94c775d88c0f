import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { unreadLabel } from '@/lib/domain/chat/team-presence';
import { usePresence } from '@/services/presence/use-presence';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';

const Count = styled.span`
  min-width: 1.25rem;
  padding-inline: 0.375rem;
  border-radius: var(--radius-full);
  background: var(--red);
  color: var(--on-red);
  font-size: var(--text-xs);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  text-align: center;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** How many messages wait in the chat. It uses presence's connection, so it loads after login only. */
export function UnreadCount() {
  const { t } = useTranslation('layout');
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <>
      <Count data-unread-count aria-hidden="true">
        {unreadLabel(unread)}
      </Count>
      <VisuallyHidden>{t('account.unread', { count: unread })}</VisuallyHidden>
    </>
  );
}

function useUnread(): number {
  const presence = usePresence();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (typeof presence === 'string') return;
    let stop: (() => void) | null = null;
    let isGone = false;
    import('@/services/chat/watch-unread').then(
      ({ watchUnread }) => {
        if (!isGone) stop = watchUnread(presence, setCount);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [presence]);
  return typeof presence === 'string' ? 0 : count;
}
