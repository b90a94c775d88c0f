import type { FocusEvent } from 'react';
import styled, { css } from 'styled-components';
import { media } from '@/components/ui/theme/media';

/** Style of a chip; the selected one is marked by `aria-pressed` or `aria-current`, depending on the element. */
export const chipStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: var(--target);
  padding: 0.375rem 1rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--surface);
  font-size: var(--text-sm);
  line-height: 1.3;
  transition:
    background-color var(--fast) var(--ease),
    border-color var(--fast) var(--ease);
  ${media.hover} {
    &:hover {
      border-color: var(--ink);
    }
  }
  &[aria-pressed='true'],
  &[aria-current] {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--on-ink);
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'],
    &[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;

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
  & > * {
    flex: none;
  }
  ${media.md} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;
