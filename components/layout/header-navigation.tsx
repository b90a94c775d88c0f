import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { MouseEvent } from 'react';
import type { Elements } from '@/components/ui/theme/elements';
import { publicEnv } from '@/lib/config/env';
import type { Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { useIsMember, wardrobeHref } from '@/services/auth/session';
import { ButtonLink } from '@/components/ui/actions/button';
import { VisitorOnly, MemberOnly } from '@/components/ui/layout/session-visibility';
import { media } from '@/components/ui/theme/media';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { LanguageMenu } from './language-menu';
import { LogoutButton } from './logout-button';
import { WorldLink } from './world-link';

/** MY WARDROBE. The token is added at click time and only for another origin, so that no page contains it. */
function WardrobeLink({ locale }: { locale: Locale }) {
  const { t } = useTranslation('layout');
  const href = wardrobeHref();
  const go = (event: MouseEvent) => {
    if (!publicEnv.mainSiteUrl) return;
    event.preventDefault();
    // The address builder belongs to the session and loads on press, because few visitors have one (docs/decisions/0026-cookies.md).
    void import('@/services/auth/wardrobe-address')
      .then(({ itemsAddress }) => itemsAddress(locale))
      .catch(() => null)
      .then((address) => location.assign(address ?? href));
  };
  return (
    <ButtonLink href={href} prefetch={false} variant="primary" size="small" onClick={go}>
      {t('myWardrobe')}
    </ButtonLink>
  );
}

// Members only: the unread count needs a connection that visitors never open.
const ChatLink = clientOnly(() => import('./chat-link').then((part) => part.ChatLink), SilentDynamicLoading);

const Root = styled.nav`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  ${media.lg} {
    flex-direction: row;
    align-items: center;
  }
`;

const Links = styled.ul`
  display: flex;
  flex-direction: column;
  ${media.lg} {
    flex-direction: row;
    gap: var(--space-5);
    margin-inline-start: var(--space-6);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    text-decoration: none;
    ${media.lg} {
      font-size: var(--text-sm);
    }
    &[aria-current] {
      text-decoration: underline;
      text-underline-offset: 0.4em;
      text-decoration-color: var(--red);
    }
  }
  ${media.hover} {
    a:hover {
      color: var(--red);
    }
  }
  /* In the sheet they are what one came for: large, each with its line. */
  ${media.belowLg} {
    a {
      width: 100%;
      min-height: 4rem;
      border-bottom: 1px solid var(--line);
      font: var(--weight-heading) var(--text-h3) var(--font-display);
    }
  }
`;

/** Only where the bar has no room for it: below the breakpoint the same links stand beside the menu button. */
const InBar = styled.div`
  display: none;
  ${media.lg} {
    display: contents;
  }
`;

const Account = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: var(--space-3);
  ${media.belowLg} {
    & > div > [data-variant='quiet'] {
      border-color: currentColor;
    }
  }
  ${media.lg} {
    flex-direction: row;
    align-items: center;
    gap: var(--space-4);
    margin-inline-start: auto;
    font-size: var(--text-sm);
  }
`;

/** The main action: the packages for a visitor, the wardrobe for a member. */
export function StartLinks({ locale }: { locale: Locale }) {
  const { t } = useTranslation('layout');
  return (
    <>
      <VisitorOnly>
        <ButtonLink href={ROUTES.servicesPricing.path} variant="primary" size="small">
          {t('start')}
        </ButtonLink>
      </VisitorOnly>
      <MemberOnly>
        <WardrobeLink locale={locale} />
      </MemberOnly>
    </>
  );
}

interface Props {
  shell: ShellProps;
  /** Between the links and the account. */
  children: Elements;
}

export function HeaderNavigation({ shell, children }: Props) {
  const { t } = useTranslation('layout');
  const isMember = useIsMember();
  // The bar of a member's page has the chat itself.
  const hasMemberBar = shell.route !== null && ROUTES[shell.route].audience === 'member';
  return (
    <Root aria-label={t('mainNavigation')}>
      <Links>
        <li>
          <Link href={ROUTES.servicesPricing.path} aria-current={shell.route === 'servicesPricing' ? 'page' : undefined}>
            {t('servicesPricing')}
          </Link>
        </li>
        <li>
          <WorldLink locale={shell.locale} />
        </li>
      </Links>
      {children}
      <Account>
        <LanguageMenu shell={shell} />
        <VisitorOnly>
          <ButtonLink href={ROUTES.login.path} variant="quiet" size="small">
            {t('login')}
          </ButtonLink>
        </VisitorOnly>
        <MemberOnly>{isMember && !hasMemberBar ? <ChatLink /> : null}</MemberOnly>
        <InBar>
          <StartLinks locale={shell.locale} />
        </InBar>
        <MemberOnly>
          <LogoutButton />
        </MemberOnly>
      </Account>
    </Root>
  );
}
