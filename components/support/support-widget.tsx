import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Locale } from '@/lib/config/locales';
import { useIsMember } from '@/services/auth/session';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { useFocusOnNewPage } from '@/components/ui/hooks/use-focus-on-new-page';
import { useWhenNamed } from '@/components/ui/hooks/use-query-value';
import { QuestionIcon } from '@/components/ui/icons';
import { UnclaimedEntry } from '@/components/ui/overlays/unclaimed-entry';
import { visuallyHidden } from '@/components/ui/layout/visually-hidden';
import { media } from '@/components/ui/theme/media';

const SupportPanel = clientOnly(() => import('./support-panel').then((part) => part.SupportPanel));

const Launcher = styled.button`
  /* Where the menu is a sheet, help is one of its entries. A page without a menu ends with it: a tab would lie over the page's words. */
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  width: 100%;
  min-height: 3.5rem;
  padding-bottom: env(safe-area-inset-bottom);
  color: var(--ink);
  font-weight: 550;
  cursor: pointer;
  ${media.belowLg} {
    body:has(#site-menu) & {
      display: none;
    }
    /* Above the question about cookies. */
    body:has([data-consent]) & {
      margin-bottom: 8rem;
      ${media.md} {
        margin-bottom: 12rem;
      }
    }
  }
  /* A tab at the window's edge, as wide as the page's gutter: it lies beside the words and figures. */
  ${media.lg} {
    position: fixed;
    z-index: var(--z-sticky);
    right: var(--scrollbar, 0px);
    bottom: calc(var(--space-4) + env(safe-area-inset-bottom));
    --tab: clamp(var(--target), var(--gutter), 3rem);
    width: var(--tab);
    padding: 0;
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0;
      border: 1px solid var(--line-strong);
      border-right: 0;
      border-radius: var(--radius-lg) 0 0 var(--radius-lg);
      background: var(--surface);
      box-shadow: var(--shadow-2);
    }
    & > svg {
      max-width: calc(100% - 2px);
    }
    /* Its word stands only where it covers none of the page's. */
    & > span {
      ${visuallyHidden}
    }
  }
  ${media.xxl} {
    right: calc(var(--space-4) + var(--scrollbar, 0px));
    width: auto;
    min-height: 3rem;
    padding: 0 var(--space-4);
    &::before {
      border: 1px solid var(--line-strong);
      border-radius: var(--radius-full);
    }
    & > span {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
  }
  ${media.hover} {
    &:hover::before {
      background: var(--sunken);
    }
  }
  @media print {
    display: none;
  }
`;

/**
 * A button with answers and ways to reach a person. Registered as `window.chatWidget`, so that code that hides chat widgets finds
 * it.
 */
export function SupportWidget({ locale }: { locale: Locale }) {
  const { t } = useTranslation('layout');
  useFocusOnNewPage();
  // Only for visitors. On a slow connection it may mount after the widget lookup has given up, so it checks the session itself.
  const isMember = useIsMember();
  const [isShown, setShown] = useState(!isMember);
  const [isOpen, setOpen] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);
  useWhenNamed('panel', (name) => name.startsWith('help') && launcher.current?.checkVisibility() && setOpen(true));

  useEffect(() => {
    window.chatWidget = { show: () => setShown(true), hide: () => setShown(false) };
    return () => {
      delete window.chatWidget;
    };
  }, []);

  if (!isShown) return <UnclaimedEntry />;
  return (
    <>
      <UnclaimedEntry />
      <Launcher ref={launcher} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <QuestionIcon />
        <span>{t('support.open')}</span>
      </Launcher>
      {isOpen && <SupportPanel locale={locale} onClose={() => setOpen(false)} />}
    </>
  );
}
