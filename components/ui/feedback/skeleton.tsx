import styled, { keyframes } from 'styled-components';
import { media } from '@/components/ui/theme/media';

const breathe = keyframes`50% { opacity: 0.45; }`;

/** The shape of what is coming; give it that size. The region around it says in words that it loads. */
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
