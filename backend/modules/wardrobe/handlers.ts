import type { CallHandlers } from '@/backend/http/call-handler';
import { approvePrice } from './approve-price';
import { exportWardrobe } from './export-wardrobe';
import { item } from './item';
import { items } from './items';
import { markWorn } from './mark-worn';
import { wardrobeSummary } from './wardrobe-summary';

export const wardrobeHandlers = { approvePrice, exportWardrobe, item, items, markWorn, wardrobeSummary } satisfies Partial<CallHandlers>;
