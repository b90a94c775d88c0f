import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useIsHydrated } from '@/components/ui/hooks/use-is-hydrated';

/**
 * Says that a part of the page failed to load, with Retry. It must work when nothing can be loaded: its texts are in every page (`common`),
 * its styles in the document (global-style.tsx). It floats below the header, because the bottom holds the consent banner, the total and the
 * support button.
 */
export function LoadFailedNotice({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation('common');
  return (
    <div className="floating-notice" role="alert" data-print="hide">
      <span>{t('errorState.title')}</span>
      <button type="button" className="retry" onClick={onRetry}>
        {t('action.retry')}
      </button>
    </div>
  );
}

/** Props that `next/dynamic` passes to its `loading` component. */
interface DynamicLoadingProps {
  error?: Error | null;
  isLoading?: boolean;
  retry?: () => void;
}

/** A failed chunk is not retried by Next, so retry when the network returns. */
function useRetryWhenOnline({ error, retry }: DynamicLoadingProps): void {
  useEffect(() => {
    if (!error || !retry) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [error, retry]);
}

/**
 * `loading` for a part opened by a press: the line of a link that was pressed during loading (global-style.tsx), since on a slow network
 * nothing else answers the press; a notice with Retry on failure. A part that the page itself asks for has been pressed by nobody.
 */
export function DynamicLoading(props: DynamicLoadingProps) {
  const { error, isLoading, retry } = props;
  useRetryWhenOnline(props);
  if (error) return <LoadFailedNotice onRetry={retry} />;
  // Firefox has it since 2023.
  return isLoading && (navigator.userActivation as UserActivation | undefined)?.isActive ? <i className="going" /> : null;
}

const toTop = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'start' });

/**
 * `loading` for a flow that takes the place of what was pressed: without it a slow network shows what stood below, as if the press had led
 * there.
 */
export function FlowLoading(props: DynamicLoadingProps) {
  return (
    <>
      <DynamicLoading {...props} />
      {props.error ? null : <div ref={toTop} className="pending" />}
    </>
  );
}

/** `loading` for a background part: renders nothing, and retries when the network returns. */
export function SilentDynamicLoading(props: DynamicLoadingProps) {
  useRetryWhenOnline(props);
  return null;
}

/** `loading` for a part with a placeholder: the placeholder during loading, the notice on failure. */
export function dynamicLoading(Placeholder: ComponentType) {
  return function DynamicLoadingWithPlaceholder(props: DynamicLoadingProps) {
    return props.error ? <DynamicLoading {...props} /> : <Placeholder />;
  };
}

/**
 * A part in a chunk of its own that the server does not render: `next/dynamic` with `ssr: false`. Until the page is hydrated it shows
 * `loading`, as the server did. React hydrates the page in short tasks and may start one again; `next/dynamic` alone would then render a
 * chunk that has arrived in between, and the server's HTML would not match.
 */
export function clientOnly<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Loading: (props: DynamicLoadingProps) => ReactNode = DynamicLoading,
): ComponentType<Props> {
  const Part = dynamic(load, { ssr: false, loading: Loading });
  return function ClientOnly(props: Props) {
    return useIsHydrated() ? <Part {...props} /> : <Loading />;
  };
}
