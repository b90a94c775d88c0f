import styled from 'styled-components';
import type { Space } from '@/components/ui/theme/tokens';

/** A column with even spacing. */
export const Stack = styled.div<{ $gap?: Space; $align?: 'start' | 'center' | 'end' }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => $align ?? 'stretch'};
  gap: ${({ $gap = 4 }) => ($gap === 0 ? '0' : `var(--space-${$gap})`)};
  min-width: 0;
`;
