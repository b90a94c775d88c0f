import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import type { Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import type { ConsentText } from '@/lib/contract/content/consent-text';
import { CONSENT_KEY, EVERYTHING, NOTHING_OPTIONAL, type ConsentChoice } from '@/lib/domain/consent/consent-choice';
import { currentConsent } from '@/services/consent';
import { fetchConsentText } from '@/services/consent-text';
import { hasSkipCookie } from '@/services/region';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { Button } from '@/components/ui/actions/button';
import { visuallyHidden } from '@/components/ui/layout/visually-hidden';
import { media } from '@/components/ui/theme/media';
import { Heading } from '@/components/ui/text/heading';
import { TextLink } from '@/components/ui/actions/text-link';
import { spaced } from '@/lib/text/join-words';
import { Phrased } from '@/components/ui/text/text';

const POLL_MS = 200;
/** Longer than the timeout of the region's lookup (`services/region.ts`): after this it has failed and no dialog will come. */
const GIVE_UP_AFTER_MS = 2500;

/** One question at a time: the region dialog covers the banner. It always leaves a cookie, even when there was nothing to ask. */
export function useRegionAnswered(isAtOnce: boolean): boolean {
  const [isAnswered, setAnswered] = useState(() => isAtOnce || hasSkipCookie());
  useEffect(() => {
    if (isAnswered) return;
    const since = Date.now();
    const timer = setInterval(() => {
      const isAsking = document.querySelector('dialog[open]') !== null;
      if (hasSkipCookie() || (!isAsking && Date.now() - since > GIVE_UP_AFTER_MS)) setAnswered(true);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isAnswered]);
  return isAnswered;
}

// Most visitors never open the categories.
const ConsentCategories = clientOnly(() => import('./consent-categories').then((part) => part.ConsentCategories));

/** Slides in from outside the viewport, so that the late banner is not counted as the largest contentful paint. */
const rise = keyframes`from { translate: 0 calc(100% + var(--space-5)); }`;

const Root = styled.section`
  position: fixed;
  z-index: var(--z-header);
  inset: auto 0 var(--member-bar, 0);
  display: grid;
  gap: var(--space-4);
  max-height: 85dvh;
  overflow-y: auto;
  padding: var(--space-5) var(--gutter) calc(var(--space-5) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  box-shadow: var(--shadow-3);
  ${media.md} {
    padding-block: var(--space-4);
    padding-inline: max(var(--gutter), calc((100% - var(--container)) / 2));
  }
  /* A card beside a page's first words and what can be pressed below them, and clear of the help in the corner. */
  ${media.lg} {
    inset-block-end: var(--space-5);
    inset-inline-start: auto;
    width: 27rem;
    padding: var(--space-5) var(--space-5) 0;
    scroll-padding-bottom: 9rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-lg);
    /* Clear of the help button, which shows its label on the widest windows. */
    inset-inline-end: calc(3rem + var(--space-4));
  }
  ${media.xxl} {
    inset-inline-end: 9rem;
  }
  ${media.moving} {
    animation: ${rise} var(--normal) var(--ease-out);
  }
  /* On a phone two lines and a row of buttons: a fifth of the window at the most, so that the page's point and action stay in sight. */
  [data-short] {
    display: none;
  }
  ${media.belowMd} {
    &:not([data-choosing]) {
      gap: var(--space-2);
      padding-block: var(--space-2) calc(var(--space-2) + env(safe-area-inset-bottom));
      h2 {
        ${visuallyHidden}
      }
      p {
        margin: 0;
        font-size: var(--text-xs);
        line-height: 1.35;
      }
      [data-long] {
        display: none;
      }
      [data-short] {
        display: inline;
      }
    }
  }
  /* One question at a time: that about the region may open late, after somebody has stopped typing. */
  body:has(dialog[data-region-question][open]) & {
    display: none;
  }
  /* Under the opened menu of a phone, whose last lines it would cover. */
  html.is-scroll-locked & {
    z-index: auto;
  }
  h2 {
    outline: none;
  }
  p {
    margin-top: var(--space-2);
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
  @media print {
    display: none;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-2) var(--space-3);
  && > * {
    padding-inline: var(--space-3);
  }
  & > :nth-child(3) {
    grid-column: 1 / -1;
  }
  ${media.belowMd} {
    &[data-row] {
      grid-template-columns: repeat(3, auto);
      gap: var(--space-2);
      && > * {
        min-height: var(--target);
        padding: 0.25rem 0.5rem;
        font-size: var(--text-xs);
        grid-column: auto;
      }
    }
  }
  /* What is chosen can be kept however low the window is. */
  ${media.lg} {
    position: sticky;
    bottom: 0;
    padding-block: var(--space-2) var(--space-5);
    background: var(--surface);
    &[data-row] {
      padding-block: 0 var(--space-2);
    }
  }
  ${media.md} {
    ${media.belowLg} {
      &[data-row] {
        grid-template-columns: 1fr 1fr auto;
        & > :nth-child(3) {
          grid-column: auto;
        }
      }
    }
  }
`;

interface Props {
  locale: Locale;
  /** Opened from the footer: it takes the focus and shows the current choice. */
  isAskedFor: boolean;
  onDecide: (choice: ConsentChoice) => void;
  onUnavailable: () => void;
}

/** Accept and Reject look the same. Not a dialog: the page stays usable while it is open. */
export function ConsentBanner({ locale, isAskedFor, onDecide, onUnavailable }: Props) {
  const [text, setText] = useState<ConsentText | null>(null);
  const [isChoosing, setChoosing] = useState(isAskedFor);
  const [choice, setChoice] = useState(() => currentConsent() ?? NOTHING_OPTIONAL);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const isTurn = useRegionAnswered(isAskedFor);
  /** The button that opened the banner: it gets the focus back when the banner closes. */
  const [opener] = useState(() => (isAskedFor ? document.activeElement : null));
  const decide = (decided: ConsentChoice) => {
    if (opener instanceof HTMLElement) opener.focus();
    onDecide(decided);
  };

  const adopt = useEffectEvent(({ key }: StorageEvent) => {
    const decided = key === CONSENT_KEY && !isAskedFor ? currentConsent() : null;
    if (decided) onDecide(decided);
  });
  // Answered in another tab.
  useEffect(() => {
    const hear = (event: StorageEvent) => adopt(event);
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);

  useEffect(() => {
    let isMounted = true;
    void fetchConsentText(locale).then((answer) => {
      if (!isMounted) return;
      if (answer) setText(answer);
      else onUnavailable();
    });
    return () => {
      isMounted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once a language; the callback is made anew with each render of the gate
  }, [locale]);

  useEffect(() => {
    if (isAskedFor && text) heading.current?.focus();
  }, [isAskedFor, text]);

  if (!text || !isTurn) return null;
  const { actions } = text;
  return (
    <Root aria-labelledby={titleId} data-consent="" data-choosing={isChoosing ? '' : undefined}>
      <div>
        <Heading level={2} look="h4" id={titleId} ref={heading} tabIndex={-1}>
          {text.title}
        </Heading>
        <p>
          {/* No prefetch: the link is in every first view, and few follow it. */}
          {isChoosing ? (
            <span>{spaced(text.text)}</span>
          ) : (
            <>
              <span data-long>{spaced(text.text)}</span>
              <span data-short>{spaced(text.short)}</span>
            </>
          )}
          <TextLink href={`${ROUTES.privacyPolicy.path}#cookies`} prefetch={false}>
            {text.policyLink}
          </TextLink>
        </p>
        {isChoosing && <Phrased as="p">{spaced(text.legalNote) + text.changeLater}</Phrased>}
      </div>
      {isChoosing && <ConsentCategories categories={text.categories} choice={choice} onChange={setChoice} />}
      <Actions data-row={isChoosing ? undefined : ''}>
        <Button variant="secondary" onClick={() => decide(NOTHING_OPTIONAL)}>
          {actions.rejectAll}
        </Button>
        <Button variant="secondary" onClick={() => decide(EVERYTHING)}>
          {actions.acceptAll}
        </Button>
        {isChoosing ? (
          <Button onClick={() => decide(choice)}>{actions.save}</Button>
        ) : (
          <Button variant="quiet" onClick={() => setChoosing(true)}>
            {actions.choose}
          </Button>
        )}
      </Actions>
    </Root>
  );
}
