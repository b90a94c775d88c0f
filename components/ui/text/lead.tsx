import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';

/** The paragraph under a large heading. */
export const Lead = styled.p`
  max-width: 56ch;
  font-size: var(--text-lg);
  line-height: calc(var(--leading-body) - 0.05);
  color: var(--muted);
  /* Even lines, as in the heading above: no word, and in Chinese no sign, is left alone on the last one. */
  text-wrap: balance;
  /* Where a Chinese clause has room it stays whole. */
  ${media.md} {
    &:lang(zh) {
      word-break: keep-all;
      overflow-wrap: anywhere;
    }
  }
`;
