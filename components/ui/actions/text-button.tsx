import styled from 'styled-components';
import { linkStyle } from './link-style';

/** An action styled as text, such as Change or Remove. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  ${linkStyle}
  &[aria-busy='true'] {
    color: var(--muted);
    cursor: progress;
  }
  &:disabled {
    color: var(--muted);
    text-decoration: none;
    cursor: not-allowed;
  }
`;
