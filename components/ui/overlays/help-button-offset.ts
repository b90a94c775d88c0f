import { css } from 'styled-components';
import { media } from '@/components/ui/theme/media';

/** From 992 px on: offset from the window's edge that clears the help button, which shows its label on the widest windows. */
export const helpButtonOffset = css`
  ${media.lg} {
    inset-inline-end: calc(3rem + var(--space-4));
  }
  ${media.xxl} {
    inset-inline-end: 9rem;
  }
`;
