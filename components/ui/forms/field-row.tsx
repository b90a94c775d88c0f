import styled from 'styled-components';

/** Fields in columns where there is room, with labels, inputs and errors aligned (subgrid). */
export const FieldRow = styled.div.attrs({ className: 'field-row' })<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min }) => $min ?? '15rem'}), 1fr));
  column-gap: var(--space-5);
  row-gap: 0;
  & > *:not(:last-child) {
    margin-bottom: var(--space-5);
  }
`;
