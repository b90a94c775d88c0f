import styled from 'styled-components';

/** The form of one section: fields under each other, its button at their start. */
export const AccountForm = styled.form`
  display: grid;
  gap: var(--space-5);
  & > button {
    justify-self: start;
  }
`;
