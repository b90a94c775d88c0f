import type { FocusEvent } from 'react';
import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';

/** Browsers do not scroll a focused chip that is partly visible, so that Tab would focus a sliver. */
const showWhole = ({ target }: FocusEvent<HTMLElement>) => target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

/* On narrow windows one row that scrolls sideways; wrapping would push the filtered content out of view. */
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
