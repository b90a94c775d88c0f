import styled from 'styled-components';
import { inputStyle } from './input-style';

/** What is written into it runs in its own direction, also where that is not the page's. */
export const TextInput = styled.input.attrs({ dir: 'auto' })`
  ${inputStyle}
`;
