import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { media } from '@/components/ui/media';
import { HeaderNavigation } from './header-navigation';
import { HeaderToggle } from './header-toggle';
import { useScrollLock } from './use-scroll-lock';

/** Below the breakpoint the navigation is a sheet under the bar; above, it stands in the bar. */
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

/** The ways through the site. The bar around it is what the sheet hangs under. */
export function HeaderMenu({ shell }: { shell: ShellProps }) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  useScrollLock(isOpen);

  useEffect(() => {
    const close = () => setIsOpen(false);
    router.events.on('routeChangeComplete', close);
    return () => router.events.off('routeChangeComplete', close);
  }, [router]);

  return (
    <>
      <HeaderToggle isOpen={isOpen} controls={MENU_ID} onChange={setIsOpen} />
      <Sheet id={MENU_ID} data-open={isOpen}>
        <HeaderNavigation shell={shell} />
      </Sheet>
    </>
  );
}
