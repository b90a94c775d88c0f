import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { unreadLabel } from '@/lib/domain/chat/unread';
import { usePresence } from '@/services/presence/use-presence';
import { ChatIcon } from '@/components/ui/member-icons';
import { media } from '@/components/ui/theme/media';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';

const Root = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-width: var(--target);
  min-height: var(--target);
  font-size: var(--text-sm);
  text-decoration: none;
  ${media.hover} {
    &:hover {
      color: var(--red);
    }
  }
`;
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

/** While the link is inside the closed menu, the menu button shows the unread mark. */
const CLOSED_MENU_MARK = `
header > * > button[aria-expanded='false']:has(+ * [data-unread-count]){position:relative}
header > * > button[aria-expanded='false']:has(+ * [data-unread-count])::after{content:'';position:absolute;inset:0.4375rem 0.4375rem auto auto;width:0.625rem;height:0.625rem;border:2px solid var(--paper);border-radius:50%;background:var(--red);box-sizing:content-box}
`;

/** Link to the chat with the unread count. It uses presence's connection, so it loads after login only. */
export function ChatLink() {
  const { t } = useTranslation('layout');
  const unread = useUnread();
  return (
    <Root href={ROUTES.chat.path}>
      <ChatIcon size={18} />
      {/* In the slim bar the label is hidden on narrow windows, in favour of the page's name. */}
      <span data-words aria-hidden="true">
        {t('account.chat')}
      </span>
      <VisuallyHidden>{t('account.chat')}</VisuallyHidden>
      {unread > 0 ? (
        <Count data-unread-count aria-hidden="true">
          {unreadLabel(unread)}
        </Count>
      ) : null}
      {unread > 0 ? (
        <style href="closed-menu-mark" precedence="default">
          {CLOSED_MENU_MARK}
        </style>
      ) : null}
      {unread > 0 ? <VisuallyHidden>{t('account.unread', { count: unread })}</VisuallyHidden> : null}
    </Root>
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
