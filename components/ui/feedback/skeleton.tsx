import styled, { keyframes } from 'styled-components';
import { media } from '@/components/ui/theme/media';

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
