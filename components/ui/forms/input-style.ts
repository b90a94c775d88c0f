import { css } from 'styled-components';
import { media } from '@/components/ui/theme/media';

/** Shared style of text inputs and selects. At least 16 px: below that, iOS zooms the page. */
export const inputStyle = css`
  display: block;
  width: 100%;
  min-height: var(--control);
  padding: 0.625rem 0.875rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-sm);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-md);
  line-height: 1.5;
  transition: border-color var(--fast) var(--ease);
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: var(--ink);
    }
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
    border-color: var(--ink);
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  &:disabled {
    background: var(--sunken);
    border-color: var(--line);
    color: var(--muted);
    cursor: not-allowed;
  }
  &:is(input, textarea):read-only:not(:disabled) {
    background: var(--sunken);
  }
`;
