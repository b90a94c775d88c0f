import { css } from 'styled-components';
import { media } from '@/components/ui/theme/media';

/** Red and underlined, because colour alone must not mark a link. */
export const linkStyle = css`
  color: var(--red);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  transition:
    color var(--fast) var(--ease),
    text-decoration-color var(--fast) var(--ease);
  ${media.hover} {
    &:hover {
      color: var(--red-strong);
      text-decoration-thickness: 2px;
    }
  }
  &[data-standalone='true'] {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: var(--target);
    font-weight: 550;
  }
`;
