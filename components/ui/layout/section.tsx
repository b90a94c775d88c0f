import styled, { css } from 'styled-components';
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

/**
 * For what stands below the first view: laid out when it comes near, else after the page's start (`layOutWhenIdle`). Only for a visitor who
 * begins at the top of the page: a reload, Back and a link to a fragment find their place only among true heights.
 *
 * @param narrow the likely height of the content in rem, below 992 px
 * @param wide the same from 992 px on
 */
export const laidOutLater = (narrow: number, wide: number) => css`
  @media screen {
    html[data-arrival]:not(:has(:target)) main:not([data-moved]) & {
      content-visibility: auto;
      contain-intrinsic-height: auto ${narrow}rem;
      ${media.lg} {
        contain-intrinsic-height: auto ${wide}rem;
      }
    }
  }
`;

/** Hides the head of a page while a flow below it is open; screen readers still find its heading. */
export const onlyForScreenReaders = css`
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  & :is(ul, p, a, picture) {
    display: none;
  }
`;

interface SectionProps {
  $tone?: 'sunken' | 'ink';
  /** Of a section below the first view, for `laidOutLater`. */
  $height?: readonly [narrow: number, wide: number];
}

/** A full-width section. Two adjacent ones of the same tone share one gap. */
export const Section = styled.section<SectionProps>`
  padding-block: var(--section);
  background: ${({ $tone }) => ($tone ? `var(--${$tone})` : 'transparent')};
  ${({ $tone }) => ($tone === 'ink' ? 'color: var(--on-ink); --muted: var(--on-ink-muted); --focus: var(--on-ink); --line: rgb(255 255 255 / 16%);' : '')}
  ${({ $height }) => $height && laidOutLater(...$height)}
`;
