import { useTranslation } from 'next-i18next/pages';
import { type ComponentType, useEffect } from 'react';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { dynamicLoading } from './client-only';
import type { Elements } from '@/components/ui/theme/elements';
import { media } from '@/components/ui/theme/media';

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

/** A part has come, or another region takes its place (`components/layout/first-view.ts`). */
export const LOADED = 'loaded';
const tellLoaded = () => () => void document.dispatchEvent(new Event(LOADED));

interface Props {
  /** Shows the text visibly, for use beside a spinner. */
  areWordsSeen?: boolean;
  /** Of a skeleton that is one block. */
  height?: string;
  children?: Elements;
}

/** For what a flow's first step waits for: as high as the window, like `FlowLoading`, so that what is below stays out of sight until then. */
export function StepsLoading() {
  return (
    <LoadingRegion>
      <div className="pending" />
    </LoadingRegion>
  );
}

/** Wraps skeletons and announces once that something is loading. */
export function LoadingRegion({ areWordsSeen = false, height, children }: Props) {
  const { t } = useTranslation('common');
  const Words = areWordsSeen ? 'span' : VisuallyHidden;
  useEffect(tellLoaded, []);
  return (
    <div role="status" aria-busy="true">
      {height ? <Skeleton $height={height} /> : children}
      <Words>{t('action.loading')}</Words>
    </div>
  );
}

/** `loading` for a part with a skeleton of its shape. */
export const skeletonLoading = (Shape: ComponentType) =>
  dynamicLoading(() => (
    <LoadingRegion>
      <Shape />
    </LoadingRegion>
  ));
