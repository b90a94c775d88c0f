import { Skeleton } from '@/components/ui/feedback/loading-region';
import { Stack } from '@/components/ui/layout/stack';

export function PlanSkeleton() {
  return (
    <Stack $gap={5}>
      <Skeleton $height="7rem" />
      <Skeleton $height="24rem" />
    </Stack>
  );
}
