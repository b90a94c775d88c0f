import { Skeleton } from '@/components/ui/feedback/loading-region';
import { Stack } from '@/components/ui/layout/stack';

export function SalesSkeleton() {
  return (
    <Stack $gap={5}>
      <Skeleton $height="7.5rem" />
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} $height="6.5rem" />
      ))}
    </Stack>
  );
}
