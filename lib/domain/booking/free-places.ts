import type { CollectionPurpose } from '@/lib/contract/collection-purpose';

/** How many more pieces the member's plans have room for. */
export const freePlaces = ({ places }: Extract<CollectionPurpose, { kind: 'more' }>): number =>
  places.reduce((sum, { free }) => sum + free, 0);
