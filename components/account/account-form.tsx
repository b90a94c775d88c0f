import styled from 'styled-components';

export const AccountForm = styled.form`
  display: grid;
  gap: var(--space-5);
  & > button {
    justify-self: start;
  }
`;
