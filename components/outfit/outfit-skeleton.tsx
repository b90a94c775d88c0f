import styled from 'styled-components';
import { Skeleton } from '@/components/ui/feedback/loading-region';
import { media } from '@/components/ui/theme/media';

/**
 * The canvas stays in sight: beside the pieces, the suggestions and the saved looks, which scroll past it, or above them on a phone. A
 * window without the height for that (a phone on its side) scrolls it away.
 */
export const RoomGrid = styled.div`
  /* Beside it three tools stand, each wide enough for a finger. */
  --canvas-most: calc((100vw - 2 * var(--gutter) - 6rem) * 1.25);
  --canvas-height: min(clamp(12rem, 38vh, 24rem), var(--canvas-most));
  --canvas-height: min(clamp(12rem, 38svh, 24rem), var(--canvas-most));
  display: grid;
  align-items: start;
  & > * {
    min-width: 0;
  }
  & > [data-part='canvas'] {
    padding-block: var(--space-2);
    background: var(--paper);
  }
  & > [data-part='sheets'] {
    display: grid;
    gap: var(--space-7);
    padding-top: var(--space-4);
  }
  & [data-save] {
    margin-bottom: var(--space-6);
  }
  ${media.belowMd} {
    @media (min-height: 520px) {
      & > [data-part='canvas'] {
        position: sticky;
        top: 3.5rem;
        z-index: 2;
        margin-inline: calc(-1 * var(--gutter));
        padding-inline: var(--gutter);
        padding-bottom: 0;
      }
      /* What has the focus is not scrolled below the canvas. */
      & > [data-part='sheets'] {
        scroll-margin-top: calc(var(--canvas-height) + 7.5rem);
        & :is(a, button, input, select, [tabindex]) {
          scroll-margin-top: calc(var(--canvas-height) + 7.5rem);
        }
      }
    }
  }
  ${media.md} {
    --canvas-height: clamp(16rem, calc(100vh - 27rem), 44rem);
    --canvas-height: clamp(16rem, calc(100svh - 27rem), 44rem);
    grid-template-columns: minmax(0, min(44%, calc(var(--canvas-height) * 0.8))) minmax(0, 1fr);
    gap: var(--space-6);
    & > [data-part='canvas'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-3);
      @media (min-height: 640px) {
        position: sticky;
        top: 4rem;
      }
    }
  }
`;

export function OutfitSkeleton() {
  return (
    <RoomGrid>
      <div data-part="canvas">
        <Skeleton style={{ width: 'calc(var(--canvas-height) * 0.8)', maxWidth: '100%', aspectRatio: '4 / 5', height: 'auto' }} />
      </div>
      <div data-part="sheets">
        <Skeleton style={{ height: '24rem' }} />
        <Skeleton style={{ height: '16rem' }} />
      </div>
    </RoomGrid>
  );
}
