import { Skeleton } from '@/components/ui/feedback/skeleton';
import { RoomGrid } from './room-grid';

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
