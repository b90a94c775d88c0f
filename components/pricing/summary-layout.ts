import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';

/** Two columns: the choice, and a sticky summary; stacked on narrow windows. */
export const SummaryLayout = styled.div`
  display: grid;
  gap: var(--space-5);
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    align-items: start;
    gap: clamp(1.5rem, 3vw, 3rem);
    & > aside {
      position: sticky;
      top: calc(var(--header-height) + 1rem);
    }
  }
`;

/** The summary beside the choice, and beside the steps of an order. */
export const SummaryCard = styled.aside`
  display: grid;
  gap: var(--space-3);
  padding: clamp(1.125rem, 2vw, 1.5rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
`;
