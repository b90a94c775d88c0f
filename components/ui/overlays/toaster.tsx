import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';
import { ToastCard } from './toast-card';
import type { ToastStore } from './toast-store';

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
