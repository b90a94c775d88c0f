import { useEffect, type ComponentType } from 'react';
import { LoadFailedNotice } from './load-failed-notice';

/** Props that `next/dynamic` passes to its `loading` component. */
interface Props {
  error?: Error | null;
  retry?: () => void;
}

/** A failed chunk is not retried by Next, so retry when the network returns. */
function useRetryWhenOnline({ error, retry }: Props): void {
  useEffect(() => {
    if (!error || !retry) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [error, retry]);
}

/** `loading` for a part opened by a press: nothing during loading, a notice with Retry on failure. */
export function DynamicLoading({ error, retry }: Props) {
  useRetryWhenOnline({ error, retry });
  return error ? <LoadFailedNotice onRetry={retry} /> : null;
}

/** `loading` for a background part: renders nothing, and retries when the network returns. */
export function SilentDynamicLoading(props: Props) {
  useRetryWhenOnline(props);
  return null;
}

/** `loading` for a part with a placeholder: the placeholder during loading, the notice on failure. */
export function dynamicLoading(Placeholder: ComponentType) {
  return function DynamicLoadingWithPlaceholder(props: Props) {
    return props.error ? <DynamicLoading {...props} /> : <Placeholder />;
  };
}
