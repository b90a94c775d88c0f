import type { FocusEvent } from 'react';
import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';

/** A browser leaves a chip where it is of which an edge can be seen, and Tab leads on to a sliver. */
const showWhole = ({ target }: FocusEvent<HTMLElement>) => target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

/* On narrow windows one row that scrolls to the window's edge; wrapping would push what is filtered out of sight. */
export const ChipRow = styled.div.attrs({ onFocus: showWhole })`
  display: flex;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--gutter));
  padding: 0.25rem var(--gutter);
  overflow-x: auto;
  scroll-padding-inline: 0.5rem;
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
