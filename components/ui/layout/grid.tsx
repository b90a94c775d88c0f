import styled from 'styled-components';
import type { Space } from '@/components/ui/theme/tokens';

/** As many equal columns as fit; `$min` is the narrowest a column may be. */
export const Grid = styled.div<{ $min?: string; $gap?: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min ?? '16rem'}), 1fr));
  gap: ${({ $gap = 5 }) => ($gap === 0 ? '0' : `var(--space-${$gap})`)};
`;
