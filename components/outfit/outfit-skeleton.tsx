import styled from 'styled-components';
import { Skeleton } from '@/components/ui/feedback/loading-region';
import { media } from '@/components/ui/theme/media';

/** Layout: canvas in the middle, pieces on the left, saved looks on the right; stacked on phones. */
export const RoomGrid = styled.div`
  display: grid;
  gap: var(--space-6);
  align-items: start;
  & > * {
    min-width: 0;
  }
  & > [data-part='canvas'] {
    order: -1;
  }
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
    & > [data-part='saved'] {
      grid-column: 1 / -1;
    }
    & > [data-part='canvas'] {
      order: 0;
    }
  }
  ${media.xl} {
    grid-template-columns: 18rem minmax(0, 1fr) 19rem;
    & > [data-part='saved'] {
      grid-column: auto;
    }
  }
`;

export function OutfitSkeleton() {
  return (
    <RoomGrid>
      <Skeleton style={{ height: '24rem' }} />
      <div data-part="canvas">
        <Skeleton style={{ width: '100%', aspectRatio: '4 / 5', height: 'auto' }} />
      </div>
      <div data-part="saved">
        <Skeleton style={{ height: '16rem' }} />
      </div>
    </RoomGrid>
  );
}
