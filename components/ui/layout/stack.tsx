import styled from 'styled-components';
import type { Space } from '@/components/ui/theme/tokens';

/** As many equal columns as fit; `$min` is the narrowest a column may be. */
export const Grid = styled.div<{ $min?: string; $gap?: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min ?? '16rem'}), 1fr));
  gap: ${({ $gap = 5 }) => ($gap === 0 ? '0' : `var(--space-${$gap})`)};
`;

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

/** A column with even spacing. */
export const Stack = styled.div<{ $gap?: Space; $align?: 'start' | 'center' | 'end' }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => $align ?? 'stretch'};
  gap: ${({ $gap = 4 }) => ($gap === 0 ? '0' : `var(--space-${$gap})`)};
  min-width: 0;
`;
