import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { media } from './media';
import { ToastCard } from './toast-card';
import type { ToastStore } from './toast-store';

const Root = styled.section`
  position: fixed;
  inset: auto 0 0;
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
    inset: auto 1.5rem 1.5rem auto;
    width: 24rem;
    padding: 0;
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

const NONE: ReturnType<ToastStore['toasts']> = [];

/**
 * The live region stands empty from the start, as screen readers need it. A popover, because a modal
 * dialog covers everything else: showing it anew puts it on top of a dialog that was opened meanwhile.
 */
export function Toaster({ store }: { store: ToastStore }) {
  const { t } = useTranslation('common');
  const root = useRef<HTMLElement>(null);
  const toasts = useSyncExternalStore(store.subscribe, store.toasts, () => NONE);
  const newest = toasts.at(-1)?.id;
  useLayoutEffect(() => {
    const element = root.current;
    if (!element?.showPopover) return;
    const isShown = element.matches(':popover-open');
    if (isShown && !document.querySelector('dialog:modal')) return;
    if (isShown) element.hidePopover();
    element.showPopover();
  }, [newest]);
  return (
    <Root ref={root} popover="manual" aria-label={t('toast.region')} data-print="hide">
      <List role="list" aria-live="polite" aria-relevant="additions text">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} dismiss={store.dismiss} />
        ))}
      </List>
    </Root>
  );
}
