import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';
import { useWhenNamed } from '@/components/ui/hooks/use-query-value';
import { VisitorOnly } from '@/components/ui/layout/session-visibility';
import { lockScroll } from '@/components/ui/overlays/lock-scroll';
import { BREAKPOINTS, media } from '@/components/ui/theme/media';
import { pressedKey } from '@/lib/browser/pressed-key';
import { regionOfLocale } from '@/lib/config/locales';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { CompanyColumn, ServicesColumn } from './footer-columns';
import { HeaderNavigation, StartLinks } from './header-navigation';
import { MenuEntry, OtherRegionLink } from './language-menu';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5) var(--space-4);
  & a {
    min-height: var(--target);
  }
`;
const Region = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.5ch;
  border-top: 1px solid var(--line);
  padding-top: var(--space-3);
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`;

interface MenuPagesProps {
  shell: ShellProps;
  onHelp: () => void;
}

/** What a phone's menu has beyond the bar's two links: every public page, the region and help. */
function MenuPages({ shell, onHelp }: MenuPagesProps) {
  const { t } = useTranslation('layout');
  return (
    <>
      <VisitorOnly>
        <Button variant="neutral" onClick={onHelp}>
          {t('support.open')}
        </Button>
      </VisitorOnly>
      <Columns>
        <ServicesColumn />
        <CompanyColumn locale={shell.locale} hasWorld={false} />
      </Columns>
      <Region>
        <strong>
          <span>{t(regionOfLocale(shell.locale) === 'hk' ? 'inHk' : 'inSg')}</span>
          <span aria-hidden="true">{'\u00a0·'}</span>
        </strong>
        <OtherRegionLink shell={shell}>{t(regionOfLocale(shell.locale) === 'hk' ? 'changeToSg' : 'changeToHk')}</OtherRegionLink>
      </Region>
    </>
  );
}

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  margin-inline-end: calc(-1 * var(--space-2));
  ${media.lg} {
    display: none;
  }
`;

interface Props {
  isOpen: boolean;
  controls: string;
  onChange: (isOpen: boolean) => void;
}

/** The menu button. Esc closes the menu and returns the focus to it. */
function HeaderToggle({ isOpen, controls, onChange }: Props) {
  const { t } = useTranslation('layout');
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Escape') return;
      onChange(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, onChange]);

  return (
    <Root
      ref={button}
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={t(isOpen ? 'menuClose' : 'menuOpen')}
      onClick={() => onChange(!isOpen)}
    >
      {isOpen ? <CloseIcon /> : <MenuIcon />}
    </Root>
  );
}

const SupportPanel = clientOnly(() => import('@/components/support/support-panel').then((part) => part.SupportPanel));

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
  // The sheet opens in the frame of the press; its many links follow in the next.
  const hasPages = useDeferredValue(isOpen);

  useEffect(() => {
    // After a reload Next takes the way Forward to the menu's own entry for another page.
    const close = (url: string, { shallow }: { shallow: boolean }) => shallow || /[?&]panel=menu/.test(url) || setIsOpen(false);
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

  // The entries of both, after a reload or on the way Forward. Where there is no sheet, the help button opens its own.
  useWhenNamed('panel', (name) => {
    if (matchMedia(`(min-width: ${BREAKPOINTS.lg}px)`).matches) return;
    if (name === 'menu') setIsOpen(true);
    else if (name.startsWith('help')) setIsHelping(true);
  });

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
        <HeaderNavigation shell={shell}>{hasPages ? <MenuPages shell={shell} onHelp={help} /> : null}</HeaderNavigation>
      </Sheet>
      {isOpen ? <MenuEntry name="menu" part={MENU_ID} onBack={() => setIsOpen(false)} /> : null}
      {isHelping ? <SupportPanel locale={shell.locale} onClose={() => setIsHelping(false)} /> : null}
    </>
  );
}
