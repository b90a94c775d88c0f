import { css } from 'styled-components';
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
