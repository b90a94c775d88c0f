import styled from 'styled-components';
import { inputStyle } from './input-style';

/** Grows with its text where the browser supports it; `dir=auto` for right-to-left input. */
export const TextArea = styled.textarea.attrs({ dir: 'auto' })`
  ${inputStyle}
  min-height: 7.5rem;
  max-height: 60vh;
  resize: vertical;
  field-sizing: content;
`;
