import styled from 'styled-components';

export const PictureImage = styled.img`
  width: 100%;
  height: auto;
  object-fit: cover;
  background-color: var(--placeholder, var(--sunken));
`;

/**
 * When the file is asked for. Here and not in the component: it has to stand before the addresses, and the styling takes
 * no attributes that depend on anything.
 */
export const loadingProps = (isPriority: boolean) =>
  ({ loading: isPriority ? 'eager' : 'lazy', fetchPriority: isPriority ? 'high' : undefined, decoding: 'async' }) as const;
