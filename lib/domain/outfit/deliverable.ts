import type { WardrobeItem } from '@/lib/contract/wardrobe';

/** With us, and nothing else under way: only such a piece can be brought. The server has the last word. */
export const isDeliverable = ({ state, openRequest }: WardrobeItem) => state === 'stored' && openRequest === null;
