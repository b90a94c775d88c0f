import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';

/** Sends its label as the member's message. */
export const SuggestionButton = styled.button.attrs({ type: 'button' })`
  min-height: var(--target);
  padding: 0.5rem 1rem;
  border: 1px solid var(--line-strong);
  border-radius: 1.375rem;
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-sm);
  line-height: 1.35;
  text-align: center;
  transition:
    border-color var(--fast) var(--ease),
    background-color var(--fast) var(--ease);
  ${media.hover} {
    &:hover {
      border-color: var(--red);
      background: var(--red-wash);
    }
  }
`;
