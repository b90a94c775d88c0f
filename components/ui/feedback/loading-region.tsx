import { useTranslation } from 'next-i18next/pages';
import { type ComponentType, useEffect } from 'react';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { Elements } from '@/components/ui/theme/elements';
import { media } from '@/components/ui/theme/media';
import { LoadFailedNotice } from './notice';

/**
 * Live region for messages after an action. Always render it, empty at first: many screen readers do not announce a region inserted
 * together with its text. Only its content is conditional. Empty, it takes no space and no gap in its list.
 */
export const StatusRegion = styled.div.attrs({ role: 'status' })`
  min-width: 0;
  &:empty {
    position: absolute;
  }
`;

/** Props that `next/dynamic` passes to its `loading` component. */
interface DynamicLoadingProps {
  error?: Error | null;
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

/** `loading` for a part opened by a press: nothing during loading, a notice with Retry on failure. */
export function DynamicLoading({ error, retry }: DynamicLoadingProps) {
  useRetryWhenOnline({ error, retry });
  return error ? <LoadFailedNotice onRetry={retry} /> : null;
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

const turn = keyframes`to { transform: rotate(1turn); }`;

/** Decorative; always beside text that says what is in progress. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 1.125em;
  height: 1.125em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
`;

const breathe = keyframes`50% { opacity: 0.45; }`;

/** Placeholder with the size of the coming content. Its region announces the loading. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string; $isRound?: boolean }>`
  display: block;
  width: ${({ $width }) => $width ?? '100%'};
  height: ${({ $height }) => $height ?? '1em'};
  border-radius: ${({ $isRound }) => ($isRound ? '50%' : 'var(--radius-sm)')};
  background: var(--wash);
  ${media.moving} {
    animation: ${breathe} 1.8s ease-in-out infinite;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

interface Props {
  /** Shows the text visibly, for use beside a spinner. */
  areWordsSeen?: boolean;
  children: Elements;
}

/** Wraps skeletons and announces once that something is loading. */
export function LoadingRegion({ areWordsSeen = false, children }: Props) {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-busy="true">
      {areWordsSeen ? null : <VisuallyHidden>{t('action.loading')}</VisuallyHidden>}
      {children}
      {areWordsSeen ? <span>{t('action.loading')}</span> : null}
    </div>
  );
}
