import styled from 'styled-components';

/** A list of items that open on press. */
export const OpenList = styled.ul`
  border-top: 1px solid var(--line);
  & button {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0 var(--space-4);
    width: 100%;
    min-height: var(--target);
    padding: 0.875rem 0;
    border: 0;
    border-bottom: 1px solid var(--line);
    background: none;
    font: inherit;
    color: inherit;
    text-align: start;
    cursor: pointer;
  }
  & button > svg {
    grid-column: 2;
    grid-row: 1 / span 3;
    color: var(--muted);
  }
  & button:hover strong {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & strong {
    font-family: var(--font-display);
    font-size: var(--text-h4);
    font-weight: var(--weight-heading);
    line-height: 1.3;
  }
  & span {
    grid-column: 1;
    font-size: var(--text-sm);
    line-height: 1.5;
    color: var(--muted);
  }
`;
