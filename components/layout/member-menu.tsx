import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import { QuestionIcon } from '@/components/ui/icons';
import { useDrawerEntry } from '@/components/ui/hooks/use-drawer-entry';
import { Drawer } from '@/components/ui/overlays/drawer';
import { LogoutButton } from './logout-button';
import { isRoomOpen, MEMBER_ROOMS } from './member-rooms';

const List = styled.ul`
  & > li {
    border-bottom: 1px solid var(--line);
  }
  & > li:last-child {
    padding-block: var(--space-3);
    border: 0;
  }
  & a {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    min-height: 3.5rem;
    text-decoration: none;
  }
  & a[aria-current] {
    font-weight: 550;
    color: var(--red);
  }
`;

const VIEWS = ['more'] as const;

interface Props {
  route: RouteName;
  onClose: () => void;
}

/** What a phone's bar has no place for. */
export function MemberMenu({ route, onClose }: Props) {
  const { t } = useTranslation('layout');
  const { close } = useDrawerEntry(VIEWS, onClose);
  return (
    <Drawer hasEntry isOpen title={t('account.more')} onClose={close}>
      <List>
        {MEMBER_ROOMS.filter(({ isFirst }) => !isFirst).map((room) => (
          <li key={room.name}>
            <Link replace href={room.href} aria-current={isRoomOpen(room, route, false) ? 'page' : undefined} onClick={onClose}>
              <room.icon size={22} />
              <span>{t(room.label)}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link replace href={ROUTES.contactUs.path} onClick={onClose}>
            <QuestionIcon size={22} />
            <span>{t('account.help')}</span>
          </Link>
        </li>
        <li>
          <LogoutButton />
        </li>
      </List>
    </Drawer>
  );
}
