import styled from 'styled-components';

/** The page's width with its gutters. */
export const Container = styled.div<{ $width?: 'narrow' | 'wide' }>`
  width: 100%;
  max-width: calc(var(--container${({ $width }) => ($width ? `-${$width}` : '')}) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
