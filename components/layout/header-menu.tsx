import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { lockScroll } from '@/components/ui/overlays/lock-scroll';
import { BREAKPOINTS, media } from '@/components/ui/theme/media';
import { DynamicLoading } from '@/components/ui/feedback/dynamic-loading';
import { HeaderNavigation, StartLinks } from './header-navigation';
import { HeaderToggle } from './header-toggle';
import { MenuPages } from './menu-pages';

const SupportPanel = dynamic(() => import('@/components/support/support-panel').then((part) => part.SupportPanel), {
  ssr: false,
  loading: DynamicLoading,
});

/** What one would press most, beside the menu button. */
const Start = styled.div`
  display: flex;
  margin-inline-start: auto;
  ${media.lg} {
    display: none;
  }
`;

/** Below the breakpoint the navigation is a sheet below the bar; above, it is in the bar. */
const Sheet = styled.div`
  ${media.belowLg} {
    display: none;
    &[data-open='true'] {
      display: block;
    }
    position: absolute;
    z-index: var(--z-header);
    inset: 100% 0 auto;
    height: calc(100dvh - var(--header-height));
    padding: var(--space-4) var(--gutter) var(--space-8);
    overflow-y: auto;
    background: var(--paper);
  }
  ${media.lg} {
    flex: 1;
  }
`;

const MENU_ID = 'site-menu';

/** The site's navigation. The sheet is positioned below the surrounding bar. */
export function HeaderMenu({ shell }: { shell: ShellProps }) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const [isHelping, setIsHelping] = useState(false);

  useEffect(() => {
    const close = () => setIsOpen(false);
    router.events.on('routeChangeComplete', close);
    return () => router.events.off('routeChangeComplete', close);
  }, [router]);

  useEffect(() => {
    if (!isOpen) return;
    const unlock = lockScroll();
    // Rotating a tablet removes the sheet and with it the only way to unlock scrolling, so close it.
    const inTheBar = matchMedia(`(min-width: ${BREAKPOINTS.lg}px)`);
    const close = () => setIsOpen(false);
    inTheBar.addEventListener('change', close);
    return () => {
      inTheBar.removeEventListener('change', close);
      unlock();
    };
  }, [isOpen]);

  const help = () => {
    setIsOpen(false);
    setIsHelping(true);
  };
  return (
    <>
      <Start>
        <StartLinks locale={shell.locale} />
      </Start>
      <HeaderToggle isOpen={isOpen} controls={MENU_ID} onChange={setIsOpen} />
      <Sheet id={MENU_ID} data-open={isOpen}>
        <HeaderNavigation shell={shell}>{isOpen ? <MenuPages shell={shell} onHelp={help} /> : null}</HeaderNavigation>
      </Sheet>
      {isHelping ? <SupportPanel locale={shell.locale} onClose={() => setIsHelping(false)} /> : null}
    </>
  );
}
