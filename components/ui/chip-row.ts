import styled from 'styled-components';
import { media } from './media';

/* On narrow windows one row that scrolls to the window's edge; wrapping would push what is filtered out of sight. */
export const ChipRow = styled.div`
  display: flex;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--gutter));
  padding: 0.25rem var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;
  & > button {
    flex: none;
  }
  ${media.md} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;
