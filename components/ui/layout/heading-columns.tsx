import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';

/** A heading at the page's edge, and beside it what it heads; below each other where that has no room. */
export const HeadingColumns = styled.div`
  display: grid;
  gap: var(--space-5) clamp(2.5rem, 6vw, 6rem);
  ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
  }
`;
