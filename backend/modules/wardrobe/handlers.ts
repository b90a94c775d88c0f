import type { CallHandlers } from '@/backend/http/call-handler';
import { approvePrice } from './approve-price';
import { editItem } from './edit-item';
import { exportWardrobe } from './export-wardrobe';
import { item } from './item';
import { items } from './items';
import { markWorn } from './mark-worn';
import { wardrobeSummary } from './wardrobe-summary';

export const wardrobeHandlers = {
  approvePrice,
  editItem,
  exportWardrobe,
  item,
  items,
  markWorn,
  wardrobeSummary,
} satisfies Partial<CallHandlers>;
