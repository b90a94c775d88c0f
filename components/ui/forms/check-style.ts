import { css } from 'styled-components';

/** The label is the touch target: 44 px high, with the box on its first line. */
export const checkRowStyle = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 0.75rem;
  align-items: start;
  min-height: var(--target);
  padding-block: 0.625rem;
  line-height: 1.5;
  cursor: pointer;
  &:has(:disabled) {
    color: var(--muted);
    cursor: not-allowed;
  }
`;

export const checkBoxStyle = css`
  appearance: none;
  position: relative;
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  margin: 0.0625rem 0 0;
  border: 1px solid var(--line-strong);
  background: var(--surface);
  cursor: inherit;
  transition:
    background-color var(--fast) var(--ease),
    border-color var(--fast) var(--ease);
  &::after {
    content: '';
    position: absolute;
    opacity: 0;
  }
  &:checked {
    background: var(--red);
    border-color: var(--red);
  }
  &:checked::after {
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  &:disabled {
    background: var(--sunken);
    border-color: var(--line);
  }
  &:disabled:checked {
    background: var(--muted);
    border-color: var(--muted);
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::after {
      content: none;
    }
  }
`;
