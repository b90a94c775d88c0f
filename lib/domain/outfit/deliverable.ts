import type { WardrobeItem } from '@/lib/contract/wardrobe';

/** In storage and without an open request: the condition for a delivery. The server decides. */
export const isDeliverable = ({ state, openRequest }: WardrobeItem) => state === 'stored' && openRequest === null;
