import styled from 'styled-components';

/** The small line above a heading. */
export const Eyebrow = styled.p`
  font-size: var(--text-xs);
  font-weight: 550;
  letter-spacing: var(--tracking-caps);
  text-transform: var(--caps);
  line-height: 1.4;
  color: var(--muted);
`;
