import styled from 'styled-components';

/** Fields in columns where there is room, with labels, inputs and errors aligned (subgrid). */
export const FieldRow = styled.div.attrs({ className: 'field-row' })<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min }) => $min ?? '15rem'}), 1fr));
  column-gap: var(--space-5);
  row-gap: 0;
  /* Under each field, and taken back under the last row: a field with room below it would stretch a row that it shares. */
  margin-bottom: calc(-1 * var(--space-5));
  & > * {
    margin-bottom: var(--space-5);
  }
`;
