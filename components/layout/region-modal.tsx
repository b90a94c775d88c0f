import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { nearestLocale } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import { otherRegionAddress } from '@/lib/domain/region/region-suggestion';
import { pathInLocale } from '@/lib/domain/shared/path-in-shell';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { setSkipCookie } from '@/services/region';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/text/heading';
import { DataCredit } from './data-credits';

const Root = styled.dialog`
  width: min(32rem, calc(100vw - 2 * var(--space-4)));
  margin: auto;
  padding: clamp(1.5rem, 5vw, 2.5rem);
  border: 0;
  border-radius: var(--radius-lg);
  background: var(--surface);
  color: inherit;
  box-shadow: var(--shadow-3);
  &::backdrop {
    background: rgb(34 30 28 / 45%);
  }
  div {
    display: grid;
    gap: var(--space-3);
    margin-top: var(--space-5);
  }
  p {
    margin-top: var(--space-4);
    font-size: var(--text-xs);
    color: var(--muted);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`;

interface Props {
  shell: ShellProps;
  /** The visitor's own region. */
  region: RegionCode;
  onAnswered: () => void;
}

/** Where somebody writes; a frame holds the fields of a card. */
const FIELDS = 'input, textarea, select, iframe, [contenteditable]:not([contenteditable="false"])';
/** After the last key or press: a dialog that opens earlier could take the next one. */
const PAUSE_MS = 2000;

/** Asks, never redirects. Waits until a field that is written in has been left, or for the next page. Esc means stay. */
export function RegionModal({ shell, region, onAnswered }: Props) {
  const { t } = useTranslation('layout');
  const { asPath, events } = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    let timer = 0;
    const open = () => {
      if (dialog.current?.open || document.activeElement?.matches(FIELDS)) return;
      // Not over another dialog, nor over what is being loaded or paid.
      if (document.querySelector('dialog[open], [aria-busy="true"]')) openLater();
      else dialog.current?.showModal();
    };
    const openLater = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(open, PAUSE_MS);
    };
    // The visitor has just typed or pressed something.
    if (navigator.userActivation?.isActive) openLater();
    else open();
    const moments = ['keydown', 'pointerdown', 'focusout'] as const;
    for (const moment of moments) document.addEventListener(moment, openLater, true);
    events.on('routeChangeComplete', openLater);
    return () => {
      window.clearTimeout(timer);
      for (const moment of moments) document.removeEventListener(moment, openLater, true);
      events.off('routeChangeComplete', openLater);
    };
  }, [events]);

  const leave = () => {
    const { locale } = shell;
    const path = pathInLocale(shell, nearestLocale(locale, region), asPath.split('#')[0] ?? '/');
    const address = otherRegionAddress({ protocol: location.protocol, host: location.host, path, locale }, region);
    onAnswered();
    location.assign(address);
  };
  const stay = () => {
    setSkipCookie();
    onAnswered();
  };

  return (
    <Root ref={dialog} data-region-question="" aria-labelledby={titleId} onCancel={stay} onClose={stay}>
      <Heading level={2} look="h3" id={titleId}>
        {t(region === 'hk' ? 'regionModal.titleHk' : 'regionModal.titleSg')}
      </Heading>
      <div>
        <Button onClick={leave}>{t(region === 'hk' ? 'regionModal.goHk' : 'regionModal.goSg')}</Button>
        <Button variant="secondary" onClick={stay}>
          {t('regionModal.stay')}
        </Button>
      </div>
      <p>
        <DataCredit />
      </p>
    </Root>
  );
}
