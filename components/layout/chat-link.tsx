import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { ChatIcon } from '@/components/ui/member-icons';
import { media } from '@/components/ui/theme/media';
import { UnreadCount } from './unread-count';

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

/** While the link is inside the closed menu, the menu button shows the unread mark. */
const CLOSED_MENU_MARK = `
header > * > button[aria-expanded='false']:has(+ * [data-unread-count]){position:relative}
header > * > button[aria-expanded='false']:has(+ * [data-unread-count])::after{content:'';position:absolute;inset:0.4375rem 0.4375rem auto auto;width:0.625rem;height:0.625rem;border:2px solid var(--paper);border-radius:50%;background:var(--red);box-sizing:content-box}
`;

/** Link to the chat with the unread count, in the header of pages without the member's bar. */
export function ChatLink() {
  const { t } = useTranslation('layout');
  return (
    <Root href={ROUTES.chat.path}>
      <ChatIcon size={18} />
      <span>{t('account.chat')}</span>
      <UnreadCount />
      <style href="closed-menu-mark" precedence="default">
        {CLOSED_MENU_MARK}
      </style>
    </Root>
  );
}
