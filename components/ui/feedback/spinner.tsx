import styled, { keyframes } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** Decorative; always beside text that says what is in progress. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 1.125em;
  height: 1.125em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
`;
