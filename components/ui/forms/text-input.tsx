import type { KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { pressedKey } from '@/lib/browser/pressed-key';
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

/** Grows with its text where the browser supports it; `dir=auto` for right-to-left input. */
export const TextArea = styled.textarea.attrs({ dir: 'auto' })`
  ${inputStyle}
  min-height: 7.5rem;
  max-height: 60vh;
  resize: vertical;
  field-sizing: content;
`;

/** `dir=auto`, because input may be right-to-left. */
export const TextInput = styled.input.attrs({ dir: 'auto' })`
  ${inputStyle}
`;

/** For a search that filters while one types: its Enter hides the on-screen keyboard of a phone, which covers the results. */
export function hideKeyboardOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  // With a physical keyboard the focus stays in the field.
  if (pressedKey(event) === 'Enter' && window.matchMedia('(pointer: coarse)').matches) event.currentTarget.blur();
}
