import styled from 'styled-components';
import { inputStyle } from './input-style';

export const TextInput = styled.input`
  ${inputStyle}
`;
