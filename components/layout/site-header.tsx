import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { media } from '@/components/ui/media';
import { HeaderNavigation } from './header-navigation';
import { HeaderToggle } from './header-toggle';
import { Logo } from './logo';
import { useHasScrolled } from './use-has-scrolled';
import { useScrollLock } from './use-scroll-lock';

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  background: var(--paper);
  border-bottom: 1px solid transparent;
  transition: border-color var(--fast) var(--ease);
  &[data-fixed='true'] { border-color: var(--line); }
  @media print { position: static; }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-5);
  height: var(--header-height);
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  text-decoration: none;
`;

/** Below the breakpoint the navigation is a sheet under the bar; above, it stands in the bar. */
const Sheet = styled.div`
  ${media.belowLg} {
    display: none;
    &[data-open='true'] { display: block; }
    position: absolute;
    inset: 100% 0 auto;
    height: calc(100dvh - var(--header-height));
    padding: var(--space-4) var(--gutter) var(--space-8);
    overflow-y: auto;
    background: var(--paper);
  }
  ${media.lg} { flex: 1; }
`;

const MENU_ID = 'site-menu';

export function SiteHeader({ shell }: { shell: ShellProps }) {
  const { t } = useTranslation('layout');
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const hasScrolled = useHasScrolled();
  useScrollLock(isOpen);

  useEffect(() => {
    const close = () => setIsOpen(false);
    router.events.on('routeChangeComplete', close);
    return () => router.events.off('routeChangeComplete', close);
  }, [router]);

  return (
    <Root data-fixed={hasScrolled}>
      <Bar>
        <HomeLink href="/" aria-label={t('home')}>
          <Logo />
        </HomeLink>
        <HeaderToggle isOpen={isOpen} controls={MENU_ID} onChange={setIsOpen} />
        <Sheet id={MENU_ID} data-open={isOpen}>
          <HeaderNavigation shell={shell} />
        </Sheet>
      </Bar>
    </Root>
  );
}
