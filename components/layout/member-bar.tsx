import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import { useIsMember } from '@/services/auth/session';
import { usePresence } from '@/services/presence/use-presence';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { MemberOnly } from '@/components/ui/layout/session-visibility';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { QuestionIcon } from '@/components/ui/icons';
import { MoreIcon } from '@/components/ui/member-icons';
import { media } from '@/components/ui/theme/media';
import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import { Logo } from './logo';
import { LogoutButton } from './logout-button';
import { isRoomOpen, MEMBER_ROOMS } from './member-rooms';

const UnreadCount = clientOnly(() => import('./unread-count').then((part) => part.UnreadCount), SilentDynamicLoading);
const MemberMenu = clientOnly(() => import('./member-menu').then((part) => part.MemberMenu));

/** Below the width of the site's menu it is at the bottom, where a thumb reaches it (`global-style.tsx` keeps its room free). */
const Nav = styled.nav`
  & > ul {
    display: flex;
  }
  & :is(a, button) {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.5rem;
    color: var(--ink-soft);
    font-size: var(--text-sm);
    text-decoration: none;
    white-space: nowrap;
    &:focus-visible {
      outline-offset: -3px;
    }
    &[aria-current] {
      color: var(--ink);
      font-weight: 550;
    }
  }
  ${media.hover} {
    & a:hover {
      color: var(--red);
    }
  }
  ${media.belowLg} {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--z-header);
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid var(--line);
    background: var(--surface);
    & > ul {
      max-width: 40rem;
      margin-inline: auto;
    }
    & li {
      flex: 1 1 0;
      min-width: 0;
    }
    & li[data-later] {
      display: none;
    }
    & li > :is(a, button) {
      flex-direction: column;
      justify-content: center;
      gap: 0.125rem;
      width: 100%;
      height: 3.5rem;
      font-size: var(--text-xs);
      line-height: 1.25;
      &[aria-current] {
        color: var(--red);
      }
    }
    & [data-unread-count] {
      position: absolute;
      top: 0.1875rem;
      inset-inline-start: calc(50% + 0.25rem);
    }
  }
  ${media.lg} {
    & > ul {
      flex-wrap: wrap;
      gap: 0 var(--space-5);
    }
    & li[data-more],
    & svg {
      display: none;
    }
    & a {
      min-height: 3rem;
      border-block: 2px solid transparent;
    }
    & a[aria-current] {
      border-bottom-color: var(--red);
    }
    &[data-under] {
      border-bottom: 1px solid var(--line);
      & > ul {
        max-width: calc(var(--container) + 2 * var(--gutter));
        margin-inline: auto;
        padding-inline: var(--gutter);
      }
    }
  }
`;

const Top = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  ${media.short} {
    position: relative;
  }
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-5);
  min-height: 3.5rem;
  /* One left edge with the page below, as the site's header has it. */
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  &[data-wide='true'] {
    max-width: var(--container-wide);
  }
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-width: var(--target);
    min-height: var(--target);
    font-size: var(--text-sm);
    text-decoration: none;
  }
  & > strong {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 550;
  }
  ${media.hover} {
    & > a:hover {
      color: var(--red);
    }
  }
  ${media.belowLg} {
    & > a:last-of-type {
      justify-content: flex-end;
    }
  }
  /* A member reads in the row which page this is. */
  ${media.lg} {
    html[data-session='in'] & > strong {
      display: none;
    }
    & nav {
      flex: 1;
    }
  }
`;
const Out = styled.div`
  display: none;
  ${media.lg} {
    display: contents;
  }
`;

/** Member pages without the site's header, and how the row names those whose heading is another or none. */
const TITLES = { chat: 'account.chat', outfit: 'account.outfit', billings: null, paymentMethod: null } as const satisfies Partial<
  Record<RouteName, string | null>
>;

export type MemberRoute = keyof typeof TITLES | 'items' | 'plan' | 'sales' | 'account';

function Rooms({ route, isUnder }: { route: MemberRoute; isUnder: boolean }) {
  const { t } = useTranslation('layout');
  const isMember = useIsMember();
  // What counts the unread messages comes with what it listens to.
  const isOnline = typeof usePresence() !== 'string';
  const isOfVisits = useQueryValue('visit') !== null;
  const [isOpen, setIsOpen] = useState(false);
  const isBehindMore = MEMBER_ROOMS.some((room) => !room.isFirst && room.route === route);
  return (
    <>
      <MemberOnly>
        <Nav aria-label={t('account.navigation')} data-member-bar data-under={isUnder || undefined} data-print="hide">
          <ul>
            {MEMBER_ROOMS.map((room) => (
              <li key={room.name} data-later={!room.isFirst || undefined}>
                {/* Fetched on a touch or under the pointer: on a slow network five pages would come before this one's pieces. */}
                <Link href={room.href} prefetch={false} aria-current={isRoomOpen(room, route, isOfVisits) ? 'page' : undefined}>
                  <room.icon size={22} />
                  <span>{t(room.label)}</span>
                  {room.name === 'chat' && isOnline && route !== 'chat' ? <UnreadCount /> : null}
                </Link>
              </li>
            ))}
            <li data-more>
              <button type="button" aria-haspopup="dialog" aria-current={isBehindMore || undefined} onClick={() => setIsOpen(true)}>
                <MoreIcon size={22} />
                <span>{t('account.more')}</span>
              </button>
            </li>
          </ul>
        </Nav>
      </MemberOnly>
      {/* Not in what is hidden when the session ends: an open dialog would keep the page from being used. */}
      {isOpen && isMember ? <MemberMenu route={route} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** The ways of a member: below the site's header or, where a page has none, beside the logo. */
export function MemberBar({ route }: { route: MemberRoute }) {
  const { t } = useTranslation('layout');
  if (route === 'items' || route === 'plan' || route === 'sales' || route === 'account') return <Rooms route={route} isUnder />;
  const title = TITLES[route];
  return (
    <Top data-print="hide">
      <Row data-wide={route === 'chat'}>
        <Link href="/" prefetch={false} aria-label={t('home')}>
          <Logo />
        </Link>
        <strong>{title ? t(title) : null}</strong>
        <Rooms route={route} isUnder={false} />
        <Link href={ROUTES.contactUs.path} prefetch={false}>
          <QuestionIcon size={18} />
          <VisuallyHidden>{t('account.help')}</VisuallyHidden>
        </Link>
        <Out>
          <MemberOnly>
            <LogoutButton />
          </MemberOnly>
        </Out>
      </Row>
    </Top>
  );
}
