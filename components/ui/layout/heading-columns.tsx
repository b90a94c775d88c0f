import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';

/** Two columns: the heading, and its content beside it; stacked on narrow windows. */
export const HeadingColumns = styled.div`
  display: grid;
  gap: var(--space-5) clamp(2.5rem, 6vw, 6rem);
  ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
  }
`;
