import { css } from 'styled-components';
import { media } from '@/components/ui/theme/media';

/** A label that is the card of its input: framed, and marked while it is chosen. */
export const choiceCard = css`
  border: 1px solid var(--line-strong);
  background: var(--surface);
  cursor: pointer;
  ${media.hover} {
    &:hover:not(:has(:disabled, :checked)) {
      border-color: var(--ink);
    }
  }
  &:has(:checked) {
    border-color: var(--red);
    box-shadow: inset 0 0 0 1px var(--red);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  & input:focus-visible {
    outline: none;
  }
`;
