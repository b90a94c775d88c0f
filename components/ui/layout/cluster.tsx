import styled from 'styled-components';
import type { Space } from '@/components/ui/theme/tokens';

/** A row that wraps. */
export const Cluster = styled.div<{
  $gap?: Space;
  $justify?: 'start' | 'center' | 'end' | 'space-between';
  $align?: 'start' | 'center' | 'end' | 'baseline';
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align }) => $align ?? 'center'};
  justify-content: ${({ $justify }) => $justify ?? 'start'};
  gap: ${({ $gap = 3 }) => ($gap === 0 ? '0' : `var(--space-${$gap})`)};
  min-width: 0;
`;
