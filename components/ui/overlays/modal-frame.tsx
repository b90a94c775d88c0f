import { use, useEffect, useEffectEvent, useId, type ReactNode, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled, { keyframes } from 'styled-components';
import { Heading } from '@/components/ui/text/heading';
import { IconButton } from '@/components/ui/actions/icon-button';
import { CloseIcon } from '@/components/ui/icons';
import { pressedKey } from '@/lib/browser/pressed-key';
import { lockScroll } from './lock-scroll';
import { media } from '@/components/ui/theme/media';
import { ToastOutlet } from './toast-store';

/**
 * Opens a mounted <dialog> as a modal: the browser traps the focus, makes the rest inert and restores the focus on close. Initial focus is
 * `[data-autofocus]`, else the dialog, whose title is announced.
 */
function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: its cleanup runs while the dialog is still in the document, and only then does closing it restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus();
    const unlock = lockScroll();
    return () => {
      unlock();
      element.close();
    };
  }, []);
  return dialog;
}

/** For a dialog that the browser does not close itself. Without a focused element the one that was opened last is meant. */
function useEscape(dialog: RefObject<HTMLDialogElement | null>, onEscape: (() => void) | null): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || pressedKey(event) !== 'Escape') return;
    const focused = (event.target as Element).closest('dialog') ?? [...document.querySelectorAll('dialog[open]')].at(-1);
    if (focused !== dialog.current) return;
    // Where the browser does not know `closedby`, it would close it once more.
    event.preventDefault();
    onEscape?.();
  });
  const isOn = onEscape !== null;
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [isOn]);
}

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** A `ref` callback: a scrollable area without focusable content has to be focusable itself; not every browser does that. */
function makeScrollerFocusable(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return;
  const judge = () => {
    const isStop = element.scrollHeight > element.clientHeight && !element.querySelector(STOPS);
    if (isStop) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(judge);
  const contents = new MutationObserver(judge);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true, characterData: true });
  judge();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}

const fade = keyframes`from { opacity: 0; }`;

const Root = styled.dialog`
  flex-direction: column;
  padding: 0;
  border: 0;
  color: var(--ink);
  background: var(--surface);
  box-shadow: var(--shadow-3);
  overscroll-behavior: contain;
  &[open] {
    display: flex;
  }
  &:focus {
    outline: none;
  }
  &::backdrop {
    background: rgb(34 30 28 / 48%);
    animation: ${fade} var(--normal) var(--ease-out);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-4);
  padding: 1.5rem 1rem 0 1.5rem;
  & > button {
    margin-top: -0.375rem;
  }
`;
const Body = styled.div`
  /* Visually hidden parts are positioned by it. Otherwise they would let the dialog itself scroll past its end. */
  position: relative;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 0.75rem 1.5rem 1.5rem;
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0.75rem;
  padding: 1rem 1.5rem 1.5rem;
  ${media.belowXs} {
    & > * {
      flex: 1 1 100%;
    }
  }
`;

export interface ModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons; the primary one last. */
  actions?: ReactNode;
  /** Ids of text announced with the title. */
  describedBy?: string;
  /** It has a history entry of its own: where the platform's Back would close a dialog, it goes back there. Escape still closes. */
  hasEntry?: boolean;
}

/** Shared by dialog and drawer. Rendered means open; unmount it to close. */
export function ModalFrame({
  title,
  onClose,
  children,
  actions,
  describedBy,
  hasEntry = false,
  className,
}: ModalProps & { className?: string }) {
  const { t } = useTranslation('common');
  const dialog = useModalDialog();
  const toasts = use(ToastOutlet);
  const titleId = useId();
  useEscape(dialog, hasEntry ? onClose : null);
  return (
    <Root
      ref={dialog}
      className={className}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      closedby={hasEntry ? 'none' : undefined}
      onCancel={(event) => {
        // React passes on what happens to a dialog inside this one; the browser does not.
        if (event.target !== event.currentTarget) return;
        // Escape only requests closing: the owner decides, so that its state and the dialog never differ.
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // A browser may force-close it on a second Escape. Strict mode's first mount also fires `close`, when the dialog is open again.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
      onMouseDown={(event) => {
        // A click on the backdrop has the dialog element as its target; clicks inside have a child.
        if (event.target === dialog.current && isOutside(event, dialog.current)) onClose();
      }}
    >
      <Head>
        <Heading level={2} look="h3" id={titleId} dir="auto">
          {title}
        </Heading>
        <IconButton label={t('action.close')} icon={<CloseIcon />} onClick={onClose} />
      </Head>
      <Body ref={makeScrollerFocusable}>{children}</Body>
      {toasts}
      {actions ? <Foot>{actions}</Foot> : null}
    </Root>
  );
}

function isOutside({ clientX, clientY }: { clientX: number; clientY: number }, element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
