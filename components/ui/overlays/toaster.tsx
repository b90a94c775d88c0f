import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '@/components/ui/actions/icon-button';
import { AlertIcon, CloseIcon, SuccessIcon } from '@/components/ui/icons';
import { media } from '@/components/ui/theme/media';
import { Phrased } from '@/components/ui/text/text';
import type { ToastStore, Toast } from './toast-store';

const Root = styled.section`
  position: fixed;
  inset: auto 0 var(--member-bar, 0);
  z-index: var(--z-toast);
  width: 100%;
  max-width: 100%;
  margin: 0;
  padding: 0 1rem calc(1rem + env(safe-area-inset-bottom));
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;
  ${media.md} {
    inset: auto 1.5rem calc(var(--member-bar, 0px) + 1.5rem) auto;
    width: 24rem;
    padding: 0;
  }
`;
/** In a dialog a row of its own above the buttons: it moves nothing that is pressed and lies over nothing. */
const Row = styled.section`
  flex: none;
  max-height: 40%;
  overflow-y: auto;
  padding-inline: 1.5rem;
  &:has(li) {
    padding-top: 0.75rem;
  }
`;
const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  & > li {
    pointer-events: auto;
  }
`;

const NONE: ReturnType<ToastStore['toastsOf']> = [];

interface Props {
  store: ToastStore;
  /** Id of the containing dialog; null: the page. */
  outlet: string | null;
}

/** The live region is always mounted, as screen readers require. In the page a popover, so that nothing clips it. */
export function Toaster({ store, outlet }: Props) {
  const { t } = useTranslation('common');
  const root = useRef<HTMLElement>(null);
  const toasts = useSyncExternalStore(
    store.subscribe,
    () => store.toastsOf(outlet),
    () => NONE,
  );
  const newest = toasts.at(-1)?.id;
  useLayoutEffect(() => (outlet === null ? undefined : store.open(outlet)), [store, outlet]);
  useEffect(() => {
    const element = root.current;
    if (!element?.showPopover || element.matches(':popover-open')) return;
    element.showPopover();
  }, [newest]);
  const list = (
    <List role="list" aria-live="polite" aria-relevant="additions text">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismiss={store.dismiss} />
      ))}
    </List>
  );
  if (outlet !== null) return <Row data-print="hide">{list}</Row>;
  return (
    <Root ref={root} popover="manual" aria-label={t('toast.region')} data-print="hide">
      {list}
    </Root>
  );
}

const rise = keyframes`from { opacity: 0; translate: 0 0.5rem; }`;

const CardRoot = styled.li`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  padding: 0.375rem 0.375rem 0.375rem 1rem;
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--on-ink);
  --focus: var(--on-ink);
  font-size: var(--text-sm);
  line-height: 1.4;
  box-shadow: var(--shadow-3);
  ${media.moving} {
    animation: ${rise} var(--normal) var(--ease-out);
  }
  &[data-tone='danger'] {
    background: var(--danger);
  }
  & > p {
    flex: 1;
    padding-block: 0.5rem;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
const Action = styled.button`
  min-height: var(--target);
  padding-inline: 0.5rem;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

const LIFETIME_MS = 6000;

/** Closes by itself after a while, but not while hovered or focused, and never with an unused action. */
function ToastCard({ toast, dismiss }: { toast: Toast; dismiss: (id: number) => void }) {
  const { t } = useTranslation('common');
  const { id, tone, message, action } = toast;
  const [isHeld, setIsHeld] = useState(false);
  const stays = isHeld || action !== undefined;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismiss(id), LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [stays, dismiss, id]);
  return (
    <CardRoot
      data-tone={tone}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {tone === 'success' ? <SuccessIcon /> : null}
      {tone === 'danger' ? <AlertIcon /> : null}
      <Phrased as="p">{message}</Phrased>
      {action ? (
        <Action
          type="button"
          onClick={() => {
            dismiss(id);
            action.onPress();
          }}
        >
          {action.label}
        </Action>
      ) : null}
      <IconButton label={t('toast.dismiss')} icon={<CloseIcon size={18} />} onClick={() => dismiss(id)} />
    </CardRoot>
  );
}
