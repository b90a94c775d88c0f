import { css } from 'styled-components';
import { media } from '@/components/ui/theme/media';

/** Shared by cards and rows: the select mark is visible on hover, on focus, on touch devices, and during selection. */
export const cardStyle = css`
  position: relative;
  /* Its place says how large it is, whatever is in it: the layout of one does not ask another. */
  contain: size layout style;
  & > a {
    border-radius: var(--radius);
  }
  & picture,
  & a > img {
    overflow: hidden;
    border-radius: var(--radius);
  }
  & > label {
    transition: opacity var(--fast) var(--ease);
  }
  ${media.hover} {
    &:not(:hover, :focus-within, [data-selecting], [data-selected]) > label {
      opacity: 0;
    }
    & img {
      transition: scale var(--slow) var(--ease);
    }
    & > a:hover img {
      scale: 1.03;
    }
  }
  &[data-selected] > a > :first-child {
    outline: 2px solid var(--red);
    outline-offset: 2px;
  }
`;
