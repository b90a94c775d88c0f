import styled from 'styled-components';
import { media } from './media';

/** The paragraph under a large heading. */
export const Lead = styled.p`
  max-width: 56ch;
  font-size: var(--text-lg);
  line-height: calc(var(--leading-body) - 0.05);
  color: var(--muted);
  /* Chinese may break anywhere: even lines keep one or two signs from standing alone, and where a clause has room it stays whole. */
  &:lang(zh) { text-wrap: balance; ${media.md} { word-break: keep-all; overflow-wrap: anywhere; } }
`;
