import { Skeleton } from '@/components/ui/feedback/loading-region';
import { Stack } from '@/components/ui/layout/stack';

/** Skeleton of a list of invoices or cards. */
export function RowsSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Stack $gap={4}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} $height="2.5rem" />
      ))}
    </Stack>
  );
}
