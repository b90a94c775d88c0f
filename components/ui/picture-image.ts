import styled from 'styled-components';

export const PictureImage = styled.img`
  width: 100%;
  height: auto;
  object-fit: cover;
  background-color: var(--placeholder, var(--sunken));
`;
