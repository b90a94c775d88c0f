import { useEffect, type ComponentType } from 'react';
import { LoadFailedNotice } from './load-failed-notice';

/** What `next/dynamic` hands to its `loading` component. */
interface Props {
  error?: Error | null;
  retry?: () => void;
}

/** A failed chunk stays failed until somebody asks for it again: asks when the network returns. */
function useRetryWhenOnline({ error, retry }: Props): void {
  useEffect(() => {
    if (!error || !retry) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [error, retry]);
}

/** `loading` of a part that opens with a press: nothing while its chunk is fetched, a notice with Retry where that fails. */
export function DynamicLoading({ error, retry }: Props) {
  useRetryWhenOnline({ error, retry });
  return error ? <LoadFailedNotice onRetry={retry} /> : null;
}

/** `loading` of a part that nobody waits for: shows nothing, and retries when the network returns. */
export function SilentDynamicLoading(props: Props) {
  useRetryWhenOnline(props);
  return null;
}

/** `loading` of a part with a placeholder: that while the chunk is fetched, the notice where it fails. */
export function dynamicLoading(Placeholder: ComponentType) {
  return function DynamicLoadingWithPlaceholder(props: Props) {
    return props.error ? <DynamicLoading {...props} /> : <Placeholder />;
  };
}
