import styled from 'styled-components';
import { inputStyle } from './input-style';

/** `dir=auto`, because input may be right-to-left. */
export const TextInput = styled.input.attrs({ dir: 'auto' })`
  ${inputStyle}
`;
