import styled from 'styled-components';

export const PictureImage = styled.img`
  width: 100%;
  height: auto;
  object-fit: cover;
  background-color: var(--placeholder, var(--sunken));
`;

/** Loading attributes. A function, because they have to precede the addresses in the markup and styled attrs cannot depend on props. */
export const loadingProps = (isPriority: boolean) =>
  ({ loading: isPriority ? 'eager' : 'lazy', fetchPriority: isPriority ? 'high' : undefined, decoding: 'async' }) as const;
