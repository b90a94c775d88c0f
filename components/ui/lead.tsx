import styled from 'styled-components';

/** The paragraph under a large heading. */
export const Lead = styled.p`
  max-width: 56ch;
  font-size: var(--text-lg);
  line-height: calc(var(--leading-body) - 0.05);
  color: var(--muted);
`;
