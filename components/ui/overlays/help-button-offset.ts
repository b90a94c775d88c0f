import { css } from 'styled-components';
import { media } from '@/components/ui/theme/media';

/**
 * From 992 px on: how far from the window's edge something in that corner is clear of the help button, which grows by its word on the
 * widest.
 */
export const helpButtonOffset = css`
  ${media.lg} {
    inset-inline-end: calc(3rem + var(--space-4));
  }
  ${media.xxl} {
    inset-inline-end: 9rem;
  }
`;
