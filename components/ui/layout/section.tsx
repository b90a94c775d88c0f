import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';

/** Two columns: the heading, and its content beside it; stacked on narrow windows. */
export const HeadingColumns = styled.div`
  display: grid;
  gap: var(--space-5) clamp(2.5rem, 6vw, 6rem);
  ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
  }
`;

/** The page's width with its gutters. */
export const Container = styled.div<{ $width?: 'narrow' | 'wide' }>`
  width: 100%;
  max-width: calc(var(--container${({ $width }) => ($width ? `-${$width}` : '')}) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** A full-width section. Two adjacent ones of the same tone share one gap. */
export const Section = styled.section<{ $tone?: 'sunken' | 'ink' }>`
  padding-block: var(--section);
  background: ${({ $tone }) => ($tone ? `var(--${$tone})` : 'transparent')};
  ${({ $tone }) => ($tone === 'ink' ? 'color: var(--on-ink); --muted: var(--on-ink-muted); --focus: var(--on-ink); --line: rgb(255 255 255 / 16%);' : '')}
`;
