import styled from 'styled-components';

/** A framed form inside a passport, with its buttons in the last row. */
export const PassportForm = styled.form`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;
