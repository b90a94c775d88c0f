import styled from 'styled-components';
import { inputStyle } from './input-style';

/** Grows with its text where the browser can; what is written runs in its own direction. */
export const TextArea = styled.textarea.attrs({ dir: 'auto' })`
  ${inputStyle}
  min-height: 7.5rem;
  max-height: 60vh;
  resize: vertical;
  field-sizing: content;
`;
