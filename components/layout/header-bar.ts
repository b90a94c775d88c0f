import styled from 'styled-components';

/** The header's row: logo and navigation. */
export const HeaderBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-5);
  height: var(--header-height);
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    text-decoration: none;
  }
`;
