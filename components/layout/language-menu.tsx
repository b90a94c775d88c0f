import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import styled, { css } from 'styled-components';
import { useRouter } from 'next/router';
import { publicEnv } from '@/lib/config/env';
import { LOCALES, localesOfRegion, nearestLocale, regionOfLocale } from '@/lib/config/locales';
import { otherRegion } from '@/lib/config/regions';
import { otherRegionAddress, otherRegionPath } from '@/lib/domain/region/region-suggestion';
import { pathInLocale, staticPathOf } from '@/lib/domain/shared/path-in-shell';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { pressedKey } from '@/lib/browser/pressed-key';
import { ChevronDownIcon, GlobeIcon } from '@/components/ui/icons';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { media } from '@/components/ui/theme/media';
import { useBrowserValue } from '@/components/ui/hooks/use-is-hydrated';

/** Of the site's menu and of this list. */
export const MenuEntry = clientOnly(() => import('./menu-entry').then((part) => part.MenuEntry), SilentDynamicLoading);

/**
 * Path and query of this page without locale prefix, and without what is open. The first render uses only props: the static page knows no
 * query, and hydration must match.
 */
/** The address without what is open on it. */
function withoutPanels(asPath: string): string {
  const [path = '', query = ''] = (asPath.split('#')[0] ?? '').split('?');
  const kept = new URLSearchParams(query);
  kept.delete('panel');
  kept.delete('ask');
  return kept.size > 0 ? `${path}?${kept}` : path;
}

function useCurrentPath(shell: ShellProps): string {
  const { asPath } = useRouter();
  const staticPath = staticPathOf(shell);
  return useBrowserValue(() => withoutPanels(asPath) || staticPath, staticPath);
}

interface OtherRegionLinkProps {
  shell: ShellProps;
  children: string;
}

/**
 * Link to this page on the other region's site, in the nearest language: the configured address in the page, the current host at click
 * time.
 */
export function OtherRegionLink({ shell, children }: OtherRegionLinkProps) {
  const { locale } = shell;
  const region = otherRegion(regionOfLocale(locale));
  const path = pathInLocale(shell, nearestLocale(locale, region), useCurrentPath(shell));
  const base = region === 'hk' ? publicEnv.siteUrlHk : publicEnv.siteUrlSg;
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    location.assign(otherRegionAddress({ protocol: location.protocol, host: location.host, path, locale }, region));
  };
  return (
    <a href={`${base}${otherRegionPath({ path, locale }, region)}`} onClick={go}>
      {children}
    </a>
  );
}

const Root = styled.div`
  position: relative;
`;

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-height: var(--target);
  margin-inline-start: calc(-1 * var(--space-2));
  padding-inline: var(--space-2);
  font-size: var(--text-sm);
  ${media.hover} {
    &:hover {
      color: var(--red);
    }
  }
`;

const floating = css`
  position: absolute;
  inset: calc(100% + var(--space-2)) 0 auto auto;
  width: max-content;
  min-width: 13rem;
  padding: var(--space-2);
  background: var(--surface);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow-2);
`;

const List = styled.ul`
  ${media.lg} {
    ${floating}
  }
  /* The header around it lies over the page; alone it has to do so itself. */
  &[data-alone] {
    ${floating}
    z-index: var(--z-header);
  }
  a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-3);
    border-radius: var(--radius);
    text-decoration: none;
  }
  a[aria-current] {
    color: var(--red);
    font-weight: 600;
  }
  ${media.hover} {
    a:hover {
      background: var(--sunken);
    }
  }
`;

const Separator = styled.li`
  margin-top: var(--space-2);
  padding-top: var(--space-2);
  border-top: 1px solid var(--line);
  /* In the sheet the region has a line of its own. */
  ${media.belowLg} {
    ul:not([data-alone]) > & {
      display: none;
    }
  }
`;

/**
 * This region's languages by their own names, and the other region's site; only to pages that exist there.
 * @param isAlone outside the header's sheet
 */
export function LanguageMenu({ shell, isAlone = false }: { shell: ShellProps; isAlone?: boolean }) {
  const { t } = useTranslation('layout');
  const [isOpen, setIsOpen] = useState(false);
  const path = useCurrentPath(shell);
  const listId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const region = regionOfLocale(shell.locale);

  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  /** `MenuEntry` closes the list when a press or the focus goes elsewhere. Until it is loaded, losing the focus does. */
  const isAwaited = useRef(true);
  const closeOnBlur = ({ currentTarget, relatedTarget }: React.FocusEvent) => {
    if (isAwaited.current && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  };

  return (
    <Root onKeyDown={closeOnEscape} onBlur={closeOnBlur}>
      <Toggle
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={`${t('language')}${LOCALES[shell.locale].script === 'latin' ? ': ' : '：'}${LOCALES[shell.locale].nativeName}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <GlobeIcon />
        <span>{LOCALES[shell.locale].nativeName}</span>
        <ChevronDownIcon />
      </Toggle>
      {/* Safari focuses no link by mouse: without this the list would close before the click. */}
      <List id={listId} hidden={!isOpen} data-alone={isAlone || undefined} onMouseDown={(event) => event.preventDefault()}>
        {localesOfRegion(region).map((locale) => (
          <li key={locale}>
            <Link
              href={pathInLocale(shell, locale, path)}
              locale={locale}
              lang={LOCALES[locale].htmlLang}
              hrefLang={LOCALES[locale].htmlLang}
              aria-current={locale === shell.locale || undefined}
              scroll={false}
              prefetch={false}
              onClick={close}
            >
              {LOCALES[locale].nativeName}
            </Link>
          </li>
        ))}
        <Separator>
          <OtherRegionLink shell={shell}>{t(otherRegion(region) === 'hk' ? 'regionHk' : 'regionSg')}</OtherRegionLink>
        </Separator>
      </List>
      {isOpen ? (
        <MenuEntry
          name="languages"
          part={listId}
          onReady={() => void (isAwaited.current = false)}
          onBack={close}
          onLeave={() => setIsOpen(false)}
        />
      ) : null}
    </Root>
  );
}
